import TitlefitCatalogs
import TitlefitDiagnostics
import TitlefitRuleKit

/// Finds long texts that end in an exclamation mark.
struct LoudTitle: UnitRule {
  static let description = RuleDescription(
    id: "house/loud-title", family: .meta, title: "A long title shouts", severity: .warning,
    codes: [RuleCode("loud-title", "The text ends in an exclamation mark and is longer than twelve characters.")],
    page: RulePage(
      finds: "A text of more than twelve characters that ends in an exclamation mark.",
      matters: "Our voice is calm; a button that shouts is not ours.", remedy: "End the title without the mark."))

  static let examples: [RuleExample] = []

  init(options: RuleOptions) {}

  func check(_ unit: UnitFacts) -> [Violation] {
    unit.localizations.flatMap { localization in
      localization.texts.compactMap { text in
        let length = text.value.unicodeScalars.count
        guard text.value.hasSuffix("!"), length > 12 else { return nil }
        return Violation(
          code: "loud-title",
          message: FindingMessage(
            "“\(text.value)” shouts", why: "it ends in an exclamation mark after \(length) characters",
            suggestion: "End the title without the mark"),
          subject: FindingSubject(language: localization.language), location: text.location)
      }
    }
  }
}
