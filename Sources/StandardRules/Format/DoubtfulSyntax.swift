import TitlefitDiagnostics
import TitlefitRuleKit

/// What readers of files report under `doubtful-syntax`.
struct DoubtfulSyntax: FormatRule {
  static let description = RuleDescription(
    id: "doubtful-syntax", family: .format, title: "A catalog's syntax is hardly meant", severity: .warning,
    codes: [
      RuleCode("double-semicolon", "Two semicolons end one entry."),
      RuleCode("trailing-text", "Text after the last entry."),
      RuleCode("unknown-escape", "An escape that the format does not know."),
      RuleCode("short-unicode-escape", "A Unicode escape with fewer than four digits."),
      RuleCode("long-unicode-escape", "A Unicode escape with more digits than are read."),
      RuleCode("octal-escape", "An octal escape, which is read in an old encoding."),
      RuleCode("lone-surrogate", "Half of a surrogate pair."),
      RuleCode("unquoted-key", "A key with spaces or other signs stands without quotes."),
      RuleCode("json-control-character", "A control character that JSON wants escaped."),
    ],
    page: RulePage(
      finds: "Syntax that readers accept, each in its own way.",
      matters: "What the app shows is not what the file seems to say, or what follows is lost.",
      remedy: "Write it as the message says."))

  static let examples = [
    RuleExample(
      "An entry with two semicolons",
      .file(
        name: "de.lproj/Localizable.strings",
        text: #"""
          "send" = "Senden";;
          "cancel" = "Abbrechen";

          """#),
      codes: ["double-semicolon"]),
    RuleExample(
      "One semicolon",
      .file(
        name: "de.lproj/Localizable.strings",
        text: #"""
          "send" = "Senden";

          """#)),
  ]

  init(options: RuleOptions) {}
}
