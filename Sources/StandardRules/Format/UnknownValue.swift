import TitlefitDiagnostics
import TitlefitRuleKit

/// What readers of files report under `unknown-value`.
struct UnknownValue: FormatRule {
  static let description = RuleDescription(
    id: "unknown-value", family: .format, title: "A value is not known", severity: .note,
    codes: [
      RuleCode("newer-version", "The file's version is newer than those known."),
      RuleCode("no-source-language", "The file names no source language."),
      RuleCode("unknown-language", "A language's name is no language tag."),
      RuleCode("unknown-state", "A translation state is not known."),
      RuleCode("unknown-variation", "A variation is not known."),
      RuleCode("unknown-rule-type", "A variable's rule type is not known."),
    ],
    page: RulePage(
      finds: "A value that a newer version of the format may know and this tool does not.",
      matters: "What it stands for is not measured, or not as it is meant.",
      remedy: "Look whether the value is misspelt; else a newer version of this tool may know it."))

  static let examples = [
    RuleExample(
      "A misspelt state",
      .file(
        name: "Localizable.xcstrings",
        text: #"""
          {
            "sourceLanguage" : "en",
            "strings" : {
              "Send" : {
                "localizations" : {
                  "de" : { "stringUnit" : { "state" : "translatd", "value" : "Senden" } }
                }
              }
            },
            "version" : "1.0"
          }

          """#),
      codes: ["unknown-state"]),
    RuleExample(
      "A known state",
      .file(
        name: "Localizable.xcstrings",
        text: #"""
          {
            "sourceLanguage" : "en",
            "strings" : {
              "Send" : {
                "localizations" : {
                  "de" : { "stringUnit" : { "state" : "translated", "value" : "Senden" } }
                }
              }
            },
            "version" : "1.0"
          }

          """#)),
  ]

  init(options: RuleOptions) {}
}
