import TitlefitCatalogs
import TitlefitDiagnostics
import TitlefitLocales
import TitlefitRuleKit

/// Finds plurals made by hand.
struct OptionalEnding: UnitRule {
  static let description = RuleDescription(
    id: "optional-ending", family: .catalog, title: "A plural is written as an ending in brackets", severity: .warning,
    codes: [RuleCode("ending-in-brackets", "A text with a count writes the plural as `(s)` or its like.")],
    page: RulePage(
      finds: """
        A text with an integer argument in which `(s)`, `(es)`, `(x)`, `(n)`, `(en)`, `(er)` or `(r)` follows a \
        letter, as in `%d file(s)`.
        """,
      matters: """
        It reads badly in the source, and in most languages the plural is no ending that could be put in brackets.
        """,
      remedy: "Make the text plural: variations in a String Catalog, or a `.stringsdict`.",
      limits: "Other endings in brackets are mostly those of gender, as in French `sûr(e)`."))

  static let examples = [
    RuleExample(
      "A bracketed s", .controls([], catalogs: Example.catalogs(["en": "%lld file(s)"])), codes: ["ending-in-brackets"]),
    RuleExample("A bracketed remark", .controls([], catalogs: Example.catalogs(["en": "%lld files (all)"]))),
    RuleExample("No count", .controls([], catalogs: Example.catalogs(["en": "File(s)"]))),
  ]

  init(options: RuleOptions) {}

  func check(_ unit: UnitFacts) -> [Violation] {
    unit.firstInEachLanguage(of: unit.pairs) { pair in
      guard PlaceholderScan(pair.text.value).placeholders.contains(where: Self.isCount),
        let ending = Self.ending(in: pair.text.value)
      else { return nil }
      return pair.violation(
        "ending-in-brackets",
        FindingMessage(
          "The plural of " + Wording.quoted(pair.text.value) + " is written as " + Wording.quoted(ending) + pair.place,
          why: "most languages cannot say it that way", suggestion: "Give the text plural variations"))
    }
  }

  private static func isCount(_ placeholder: Placeholder) -> Bool {
    placeholder.kind == .integer || placeholder.kind == .unsigned
  }

  private static func ending(in text: String) -> String? {
    let characters = Array(text)
    for index in characters.indices.dropFirst() where characters[index] == "(" && characters[index - 1].isLetter {
      let inner = characters[(index + 1)...].prefix { $0.isLowercase }
      let end = index + 1 + inner.count
      guard endings.contains(String(inner)), end < characters.count, characters[end] == ")" else { continue }
      return String(characters[index...end])
    }
    return nil
  }

  /// The plural endings of English, the Romance and the Germanic languages; endings of gender are not among them.
  private static let endings: Set<String> = ["s", "es", "x", "n", "en", "er", "r"]
}
