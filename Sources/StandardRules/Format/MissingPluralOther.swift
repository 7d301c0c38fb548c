import TitlefitDiagnostics
import TitlefitRuleKit

/// What readers of files report under `missing-plural-other`.
struct MissingPluralOther: FormatRule {
  static let description = RuleDescription(
    id: "missing-plural-other", family: .format, title: "A plural text has no form `other`", severity: .error,
    codes: [
      RuleCode("no-other", "The plural forms lack `other`, which every language needs.")
    ],
    page: RulePage(
      finds: "A plural text or variable without the form `other`.",
      matters: "Numbers without a form of their own show nothing, or the key.",
      remedy: "Add the form `other`.",
      limits: "Other categories are looked at by `missing-plural-category`.",
      sources: ["CLDR, Language Plural Rules"]))

  static let examples = [
    RuleExample(
      "A variable with one form",
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
              </dict>
            </dict>
          </dict>
          </plist>

          """#),
      codes: ["no-other"]),
    RuleExample(
      "A variable with both",
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
