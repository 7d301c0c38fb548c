import TitlefitDiagnostics
import TitlefitRuleKit

/// What readers of files report under `unreadable-file`.
struct UnreadableFile: FormatRule {
  static let description = RuleDescription(
    id: "unreadable-file", family: .format, title: "A file cannot be read", severity: .error,
    codes: [
      RuleCode("cannot-read", "The file cannot be opened, is too large, or is of a kind that no reader knows."),
      RuleCode("nested-too-deeply", "Code is nested so deep that the rest is passed over."),
      RuleCode("not-unicode", "The file is in an older encoding, which the message names."),
      RuleCode("utf-32", "The file is in UTF-32."),
      RuleCode("binary", "The bytes are no text and no binary property list."),
      RuleCode("placeholder-file", "A left-over of Xcode's import, without entries."),
      RuleCode("no-property-list", "The file holds no property list that can be read."),
      RuleCode("not-a-dictionary", "The property list is no dictionary."),
      RuleCode("not-a-string-catalog", "The JSON has no object `strings`."),
    ],
    page: RulePage(
      finds: "A file of a known kind of which nothing, or nothing for certain, can be read.",
      matters: "Its texts are missing from the app, or from the audit.",
      remedy: "Save the file as UTF-8, restore it, or leave it out with `exclude`.",
      limits: "The other files are read all the same.",
      sources: ["Property list files: Apple, Property List Programming Guide"]))

  static let examples = [
    RuleExample(
      "A table that holds a list",
      .file(
        name: "de.lproj/Localizable.strings",
        text: #"""
          <?xml version="1.0" encoding="UTF-8"?>
          <plist version="1.0"><array><string>Senden</string></array></plist>

          """#),
      codes: ["not-a-dictionary"]),
    RuleExample(
      "A table of pairs",
      .file(
        name: "de.lproj/Localizable.strings",
        text: #"""
          "send" = "Senden";

          """#)),
  ]

  init(options: RuleOptions) {}
}
