import TitlefitDiagnostics
import TitlefitRuleKit

/// What readers of files report under `plural-variable-missing`.
struct PluralVariableMissing: FormatRule {
  static let description = RuleDescription(
    id: "plural-variable-missing", family: .format, title: "A plural variable or format key is missing",
    severity: .error,
    codes: [
      RuleCode("variable-missing", "A text names a variable that is not defined."),
      RuleCode("format-key-missing", "There are variables but no format key."),
      RuleCode("no-forms", "An entry or a variable has no text."),
      RuleCode("variable-cycle", "A variable leads back to itself."),
    ],
    page: RulePage(
      finds: """
        A text that names a plural variable which is not there, variables that no text can name, or variables \
        that name each other in a circle.
        """,
      matters: "The reader of the app sees the raw placeholder or nothing.",
      remedy: "Define the variable, or correct its name."))

  static let examples = [
    RuleExample(
      "A name that is not defined",
      .file(
        name: "en.lproj/Localizable.stringsdict",
        text: #"""
          <?xml version="1.0" encoding="UTF-8"?>
          <plist version="1.0">
          <dict>
            <key>files</key>
            <dict>
              <key>NSStringLocalizedFormatKey</key>
              <string>%#@n@ of %#@m@</string>
              <key>n</key>
              <dict>
                <key>NSStringFormatSpecTypeKey</key>
                <string>NSStringPluralRuleType</string>
                <key>NSStringFormatValueTypeKey</key>
                <string>lld</string>
                <key>one</key>
                <string>%lld file</string>
                <key>other</key>
                <string>%lld files</string>
              </dict>
            </dict>
          </dict>
          </plist>

          """#),
      codes: ["variable-missing"]),
    RuleExample(
      "A name that is defined",
      .file(
        name: "en.lproj/Localizable.stringsdict",
        text: #"""
          <?xml version="1.0" encoding="UTF-8"?>
          <plist version="1.0">
          <dict>
            <key>files</key>
            <dict>
              <key>NSStringLocalizedFormatKey</key>
              <string>%#@n@</string>
              <key>n</key>
              <dict>
                <key>NSStringFormatSpecTypeKey</key>
                <string>NSStringPluralRuleType</string>
                <key>NSStringFormatValueTypeKey</key>
                <string>lld</string>
                <key>one</key>
                <string>%lld file</string>
                <key>other</key>
                <string>%lld files</string>
              </dict>
            </dict>
          </dict>
          </plist>

          """#)),
  ]

  init(options: RuleOptions) {}
}
