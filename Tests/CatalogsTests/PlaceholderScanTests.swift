import Testing
import TitlefitCatalogs

/// A text, its specifiers as `argument:specifier`, and the reasons of the percent signs that start none.
struct ScanCase: Sendable {
  var text: String
  var found: [String]
  var invalid: [InvalidPlaceholder.Reason] = []
}

@Test(
  "Every specifier is found with its argument",
  arguments: [
    ScanCase(text: "no percent", found: []),
    ScanCase(text: "%@", found: ["1:%@"]),
    ScanCase(text: "%3$@ %2$f %@", found: ["3:%@", "2:%f", "1:%@"]),
    ScanCase(text: "%1$@ … %1$@", found: ["1:%@", "1:%@"]),
    ScanCase(text: "%% of %d%%", found: ["1:%d"]),
    ScanCase(text: "% d", found: ["1:% d"]),
    ScanCase(text: "%-5s|%+.2f|%05lld", found: ["1:%-5s", "2:%+.2f", "3:%05lld"]),
    ScanCase(text: "%1%@", found: ["1:%@"], invalid: [.unfinished]),
    ScanCase(text: "100 % fertig", found: [], invalid: [.percentSign]),
    ScanCase(text: "100 % d'accord", found: [], invalid: [.percentSign]),
    ScanCase(text: "100% sicher, %d mal", found: ["1:%d"], invalid: [.percentSign]),
    ScanCase(text: "100 %", found: [], invalid: [.unfinished]),
    ScanCase(text: "%y and %d", found: ["1:%d"], invalid: [.unknownConversion]),
    ScanCase(text: "%1$.1f meters, %2$#@arg2@", found: ["1:%.1f", "2:%#@arg2@"]),
    ScanCase(text: "%#@files@ in %#@folders@", found: ["1:%#@files@", "2:%#@folders@"]),
    ScanCase(text: "%#@files", found: [], invalid: [.unclosedVariable]),
    ScanCase(text: "%arg files", found: ["1:%arg"]),
    ScanCase(text: "%a", found: ["1:%a"]),
    ScanCase(text: "%*d %@", found: ["2:%*d", "3:%@"]),
    ScanCase(text: "%zd %hhu %Lf %qi", found: ["1:%zd", "2:%hhu", "3:%Lf", "4:%qi"]),
    ScanCase(text: "%99999999999999999999d", found: [], invalid: [.unknownConversion]),
  ])
func scan(input: ScanCase) {
  let scan = PlaceholderScan(input.text)
  #expect(scan.placeholders.map { "\($0.argument):\($0.specifier)" } == input.found)
  #expect(scan.invalid.map(\.reason) == input.invalid)
}

@Test("Ranges count UTF-16 units")
func ranges() {
  let scan = PlaceholderScan("😀 %@ %%")
  #expect(scan.placeholders.map(\.range) == [3..<5])
  #expect(scan.escapedPercents == [6..<8])
}

@Test("A number without its dollar sign still names the argument of a variable")
func missingDollar() {
  let found = PlaceholderScan("%1#@count@").placeholders
  #expect(found.map(\.isDollarMissing) == [true])
  #expect(found.map(\.kind) == [.variable(name: "count")])
}

@Test("The plain specifier leaves flags and width out")
func plainSpecifier() {
  #expect(PlaceholderScan("%-5.2lld").placeholders.map(\.plainSpecifier) == ["%lld"])
}
