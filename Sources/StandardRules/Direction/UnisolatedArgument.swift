import TitlefitCatalogs
import TitlefitDiagnostics
import TitlefitGeometry
import TitlefitLocaleData
import TitlefitLocales
import TitlefitRuleKit

/// Finds arguments whose value reorders the text.
struct UnisolatedArgument: UnitRule {
  static let description = RuleDescription(
    id: "unisolated-argument", family: .direction, title: "A value changes the order of the text around it",
    severity: .warning,
    codes: [
      RuleCode(
        "order-depends-on-value",
        "The rest of the text is drawn in another order for a Latin value than for a right-to-left one.")
    ],
    page: RulePage(
      finds: """
        A text of a right-to-left language with an object argument, whose other parts are drawn in another order \
        when the argument is a Latin word, a Hebrew word or digits. The bidirectional algorithm is run on all three.
        """,
      matters: "With a Latin name, marks and words beside it change sides, and the text reads wrong.",
      remedy: "Put the argument between U+2068 and U+2069, or isolate the value in code.",
      limits: """
        Texts without a right-to-left letter are not translated, and left out. The paragraph is taken to run from \
        right to left. Marks and spaces that change sides alone are not counted.
        """,
      sources: [
        "UAX #9, Unicode Bidirectional Algorithm; section 2.7, isolates around inserted text", "Public report: wnr 150",
      ]))

  static let examples = [
    RuleExample(
      "A Latin word beside the argument",
      .controls([], catalogs: Example.catalogs(["en": "Open %@ - iPhone", "he": "פתיחה: %@ - iPhone"])),
      codes: ["order-depends-on-value"]),
    RuleExample(
      "The same, isolated",
      .controls([], catalogs: Example.catalogs(["en": "Open %@ - iPhone", "he": "פתיחה: \u{2068}%@\u{2069} - iPhone"]))),
    RuleExample(
      "Hebrew words around the argument",
      .controls([], catalogs: Example.catalogs(["en": "Send %@ now", "he": "שלח %@ עכשיו"]))),
  ]

  init(options: RuleOptions) {}

  func check(_ unit: UnitFacts) -> [Violation] {
    unit.firstInEachLanguage(of: unit.pairs) { pair in
      guard LanguageFacts.layoutDirection(of: pair.language) == .rightToLeft,
        PlaceholderScan(pair.text.value).placeholders.contains(where: { $0.kind == .object }),
        pair.text.value.unicodeScalars.contains(where: LanguageScripts.isRightToLeft)
      else { return nil }
      let orders = Self.samples.compactMap { Self.order(of: pair.text.value, with: $0) }
      guard orders.count == Self.samples.count, Set(orders).count > 1 else { return nil }
      return pair.violation(
        "order-depends-on-value",
        FindingMessage(
          "The order of " + Wording.quoted(pair.text.value) + " depends on the value" + pair.place,
          why: "its other parts stand in another order for a Latin, a Hebrew or a numeric value",
          suggestion: "Put the argument between U+2068 and U+2069"))
    }
  }

  /// A Latin word, a Hebrew word and a number.
  private static let samples = ["Anna", "אבגד", "123"]

  /// The parts from left to right: letters and digits of the text by their offset in it, each argument by its number.
  ///
  /// Spaces and marks are left out: where they alone change sides, the words read the same.
  private static func order(of text: String, with sample: String) -> [Int]? {
    let filled = FilledText(text) { $0.kind == .object ? sample : "5" }
    let units = Array(filled.text.utf16)
    guard let order = BidiOrder(filled.text, direction: .rightToLeft) else { return nil }
    var parts = Array(repeating: Int?.none, count: units.count)
    var shift = 0
    var next = 0
    for (number, value) in filled.values.enumerated() {
      for offset in next..<max(next, value.range.lowerBound) { parts[offset] = offset - shift }
      for offset in value.range where parts.indices.contains(offset) { parts[offset] = -1 - number }
      shift += value.range.count
      next = value.range.upperBound
    }
    for offset in next..<max(next, units.count) { parts[offset] = offset - shift }
    var result: [Int] = []
    for offset in order.visual {
      guard let part = parts[offset], part < 0 || isWord(units[offset]), result.last != part else { continue }
      result.append(part)
    }
    return result
  }

  private static func isWord(_ unit: UInt16) -> Bool {
    guard let scalar = Unicode.Scalar(unit) else { return true }
    return scalar.properties.isAlphabetic || scalar.properties.numericType != nil
  }
}
