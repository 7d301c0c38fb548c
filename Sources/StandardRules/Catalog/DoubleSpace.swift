import TitlefitCatalogs
import TitlefitDiagnostics
import TitlefitGeometry
import TitlefitLocales
import TitlefitRuleKit

/// Finds doubled spaces.
struct DoubleSpace: UnitRule {
  static let description = RuleDescription(
    id: "double-space", family: .catalog, title: "Two spaces stand where the source has one", severity: .note,
    codes: [RuleCode("space-doubled", "The translation has two spaces in a row between words, the source has not.")],
    page: RulePage(
      finds: "Two spaces in a row between other characters of a translation, where the source has none.",
      matters: "It looks like a mistake, and is one: it takes room and shows.",
      remedy: "Delete one."))

  static let examples = [
    RuleExample(
      "A doubled space", .controls([], catalogs: Example.catalogs(["de": "Jetzt  senden", "en": "Send now"])),
      codes: ["space-doubled"]),
    RuleExample("One space", .controls([], catalogs: Example.catalogs(["de": "Jetzt senden", "en": "Send now"]))),
    RuleExample(
      "Doubled in the source too",
      .controls([], catalogs: Example.catalogs(["de": "Jetzt  senden", "en": "Send  now"]))),
  ]

  init(options: RuleOptions) {}

  func check(_ unit: UnitFacts) -> [Violation] {
    unit.firstInEachLanguage(of: unit.translations) { pair in
      guard Self.hasDouble(pair.text.value), !Self.hasDouble(pair.source?.value ?? "") else { return nil }
      return pair.violation(
        "space-doubled",
        FindingMessage(
          Wording.quoted(pair.text.value) + " has two spaces in a row" + pair.place, why: "the source has none",
          suggestion: "Delete one"))
    }
  }

  private static func hasDouble(_ text: String) -> Bool {
    guard zip(text.utf8, text.utf8.dropFirst()).contains(where: { $0 == 0x20 && $1 == 0x20 }) else { return false }
    let lines = text.split(separator: "\n").map { line in
      String(line.drop { $0 == " " }.reversed().drop { $0 == " " })
    }
    return lines.contains { line in zip(line, line.dropFirst()).contains { $0 == " " && $1 == " " } }
  }
}
