import TitlefitCatalogs
import TitlefitDiagnostics
import TitlefitGeometry
import TitlefitLocaleData
import TitlefitLocales
import TitlefitRuleKit

/// Finds arrows that were copied from a left-to-right source.
struct ArrowInText: UnitRule {
  static let description = RuleDescription(
    id: "arrow-in-text", family: .direction, title: "An arrow points the wrong way in a right-to-left text",
    severity: .warning,
    codes: [
      RuleCode(
        "arrow-not-turned", "The translation has the arrow of the source, which the language reads the other way.")
    ],
    page: RulePage(
      finds: """
        A horizontal arrow (`→`, `←`, `⇒`, `➜`, `▶` and their like) in a right-to-left translation that also stands \
        in the left-to-right source.
        """,
      matters: """
        Arrows are not mirrored: “Settings → Privacy” points back where reading goes from right to left.
        """,
      remedy: "Turn the arrow.",
      limits: "A button of a player (`▶`) keeps its direction rightly.",
      sources: ["UAX #9, section 6.2; BidiMirroring.txt has no arrows"]))

  static let examples = [
    RuleExample(
      "A copied arrow",
      .controls([], catalogs: Example.catalogs(["en": "Settings → Privacy", "he": "הגדרות → פרטיות"])),
      codes: ["arrow-not-turned"]),
    RuleExample(
      "A turned arrow",
      .controls([], catalogs: Example.catalogs(["en": "Settings → Privacy", "he": "הגדרות ← פרטיות"]))),
    RuleExample(
      "A mark that mirrors by itself",
      .controls([], catalogs: Example.catalogs(["en": "Settings › Privacy", "he": "הגדרות › פרטיות"]))),
  ]

  init(options: RuleOptions) {}

  func check(_ unit: UnitFacts) -> [Violation] {
    guard LanguageFacts.layoutDirection(of: unit.sourceLanguage) == .leftToRight else { return [] }
    return unit.firstInEachLanguage(of: unit.translations) { pair in
      guard LanguageFacts.layoutDirection(of: pair.language) == .rightToLeft,
        pair.text.value.unicodeScalars.contains(where: { LanguageScripts.isRightToLeft($0) }),
        let source = pair.source?.value.unicodeScalars,
        let arrow = pair.text.value.unicodeScalars.first(where: { Self.arrows.contains($0) && source.contains($0) })
      else { return nil }
      return pair.violation(
        "arrow-not-turned",
        FindingMessage(
          "The arrow " + Wording.quoted(String(arrow)) + " points back in " + Wording.quoted(pair.text.value)
            + pair.place,
          why: "reading goes from right to left, and arrows are not mirrored", suggestion: "Turn the arrow"))
    }
  }

  private static let arrows = Set("→←⇒⇐⟶⟵➔➜➝➞➡⬅▶◀►◄▸◂⏵⏴".unicodeScalars)
}
