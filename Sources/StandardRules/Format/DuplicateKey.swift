import TitlefitDiagnostics
import TitlefitRuleKit

/// What readers of files report under `duplicate-key`.
struct DuplicateKey: FormatRule {
  static let description = RuleDescription(
    id: "duplicate-key", family: .format, title: "A name stands twice in one file", severity: .warning,
    codes: [
      RuleCode("duplicate-key", "A key stands twice in one table."),
      RuleCode("duplicate-language", "A language stands twice in one unit."),
      RuleCode("duplicate-variation", "A variation stands twice."),
      RuleCode("duplicate-substitution", "A substitution stands twice."),
      RuleCode("duplicate-member", "Another member stands twice."),
    ],
    page: RulePage(
      finds: "A key, language or variation that stands twice in one file.",
      matters: "One of the two texts is never shown, and who translates may work on that one.",
      remedy: "Remove one of the two.",
      limits: "The same key in two tables is no finding: the tables are told apart."))

  static let examples = [
    RuleExample(
      "A key with two values",
      .file(
        name: "de.lproj/Localizable.strings",
        text: #"""
          "send" = "Senden";
          "send" = "Schicken";

          """#),
      codes: ["duplicate-key"]),
    RuleExample(
      "Two keys",
      .file(
        name: "de.lproj/Localizable.strings",
        text: #"""
          "send" = "Senden";
          "post" = "Schicken";

          """#)),
  ]

  init(options: RuleOptions) {}
}
