import TitlefitDiagnostics
import TitlefitRuleKit

/// What readers of files report under `suspicious-format-key`.
struct SuspiciousFormatKey: FormatRule {
  static let description = RuleDescription(
    id: "suspicious-format-key", family: .format, title: "A format key takes another argument than was meant",
    severity: .warning,
    codes: [
      RuleCode("digit-without-dollar", "A number without a dollar sign is a width, not the argument's number."),
      RuleCode("skipped-argument", "No specifier takes an argument before the last one."),
      RuleCode("unused-variable", "A variable is defined and nothing names it."),
    ],
    page: RulePage(
      finds: "A format key whose specifiers are numbered oddly, or a variable that nothing names.",
      matters: "The wrong number is shown, or a number in the wrong form.",
      remedy: "Number the arguments as `%1$#@name@`, and remove what is not used."))

  static let examples = [
    RuleExample(
      "A number without its dollar sign",
      .file(
        name: "en.lproj/Localizable.stringsdict",
        text: #"""
          <?xml version="1.0" encoding="UTF-8"?>
          <plist version="1.0">
          <dict>
            <key>files</key>
            <dict>
              <key>NSStringLocalizedFormatKey</key>
              <string>%1#@n@</string>
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
      codes: ["digit-without-dollar"]),
    RuleExample(
      "A number with its dollar sign",
      .file(
        name: "en.lproj/Localizable.stringsdict",
        text: #"""
          <?xml version="1.0" encoding="UTF-8"?>
          <plist version="1.0">
          <dict>
            <key>files</key>
            <dict>
              <key>NSStringLocalizedFormatKey</key>
              <string>%1$#@n@</string>
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
