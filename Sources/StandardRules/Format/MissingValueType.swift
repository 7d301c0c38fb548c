import TitlefitDiagnostics
import TitlefitRuleKit

/// What readers of files report under `missing-value-type`.
struct MissingValueType: FormatRule {
  static let description = RuleDescription(
    id: "missing-value-type", family: .format, title: "A plural variable does not say what it counts",
    severity: .warning,
    codes: [
      RuleCode("no-value-type", "The variable has no value type."),
      RuleCode("no-rule-type", "The variable does not say that it is plural."),
      RuleCode("percent-in-value-type", "The value type is written with its percent sign."),
    ],
    page: RulePage(
      finds: """
        A plural variable without `NSStringFormatSpecTypeKey` or `NSStringFormatValueTypeKey`, or with a percent \
        sign in the latter.
        """,
      matters: "The platform may read the argument as something else, or refuse the entry.",
      remedy: "Add the type, such as `lld` for a whole number."))

  static let examples = [
    RuleExample(
      "A variable without its value type",
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
                <key>one</key>
                <string>%lld file</string>
                <key>other</key>
                <string>%lld files</string>
              </dict>
            </dict>
          </dict>
          </plist>

          """#),
      codes: ["no-value-type"]),
    RuleExample(
      "A variable with its value type",
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
