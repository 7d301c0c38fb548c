import TitlefitDiagnostics
import TitlefitRuleKit

/// What readers of files report under `malformed-catalog`.
struct MalformedCatalog: FormatRule {
  static let description = RuleDescription(
    id: "malformed-catalog", family: .format, title: "A catalog's syntax is broken", severity: .error,
    codes: [
      RuleCode("missing-semicolon", "An entry is not ended by a semicolon."),
      RuleCode("missing-equals", "A key has no equals sign after it."),
      RuleCode("missing-value", "A key has no value."),
      RuleCode("unescaped-quote", "A quote inside a string is not escaped."),
      RuleCode("unclosed-string", "A string is not closed."),
      RuleCode("curly-quotes", "A string stands in typographic quotes."),
      RuleCode("unclosed-comment", "A comment is not closed."),
      RuleCode("pragma-line", "A line that looks like source code."),
      RuleCode("stray-text", "Text that is no entry and no comment."),
      RuleCode("unsupported-value", "A value of a kind that the format does not know."),
      RuleCode("not-utf8", "Single bytes that are not valid in the file's encoding."),
      RuleCode("json-empty", "The file is empty."),
      RuleCode("json-unclosed", "An object or array is not closed."),
      RuleCode("json-unclosed-string", "A string is not closed."),
      RuleCode("json-missing-value", "A member has no value."),
      RuleCode("json-missing-comma", "A comma is missing."),
      RuleCode("json-missing-colon", "A colon is missing."),
      RuleCode("json-trailing-comma", "A comma stands after the last member."),
      RuleCode("json-extra-comma", "A comma stands where a member should."),
      RuleCode("json-stray-text", "Something stands after the document."),
      RuleCode("json-bad-escape", "An escape that JSON does not know."),
      RuleCode("json-bad-number", "A number that JSON does not know."),
      RuleCode("json-wrong-type", "A value of another type than the format says."),
      RuleCode("plist-unknown-element", "An element that property lists do not have."),
      RuleCode("plist-missing-key", "A value in a dictionary has no key."),
      RuleCode("plist-missing-value", "A key in a dictionary has no value."),
      RuleCode("plist-bad-number", "A number that property lists do not know."),
      RuleCode("bad-binary-plist", "A damaged binary property list."),
      RuleCode("too-deep", "Values are nested beyond the limit and not read."),
      RuleCode("too-many-values", "There are more values than are read."),
      RuleCode("too-many-problems", "There are more problems than are listed."),
      RuleCode("xml-unexpected-end", "The file ends inside a tag, comment or section."),
      RuleCode("xml-unclosed-element", "An element is not closed."),
      RuleCode("xml-stray-end-tag", "An end tag closes no open element."),
      RuleCode("xml-stray-markup", "A < starts no element."),
      RuleCode("xml-malformed-attribute", "An attribute is malformed."),
      RuleCode("xml-duplicate-attribute", "An attribute stands twice in one tag."),
      RuleCode("xml-unknown-entity", "An entity is not known."),
      RuleCode("xml-invalid-character-reference", "A character reference names no character."),
      RuleCode("xml-invalid-character", "A character that XML does not allow."),
      RuleCode("xml-text-outside-root", "Text stands outside the root element."),
      RuleCode("xml-several-roots", "There is more than one root element."),
      RuleCode("xml-nesting-too-deep", "Elements are nested beyond the limit."),
      RuleCode("xml-undecodable", "The bytes do not fit the encoding."),
      RuleCode("xml-no-element", "There is no element at all."),
    ],
    page: RulePage(
      finds: "Broken syntax in a catalog. Reading goes on behind it.",
      matters: "The platform's reader stops there or loses entries: keys show in the place of texts.",
      remedy: "Mend the syntax at the place that is named.",
      limits: "An entry whose text can be told is measured all the same."))

  static let examples = [
    RuleExample(
      "An entry without its semicolon",
      .file(
        name: "de.lproj/Localizable.strings",
        text: #"""
          "send" = "Senden"
          "cancel" = "Abbrechen";

          """#),
      codes: ["missing-semicolon"]),
    RuleExample(
      "The same entries, each ended",
      .file(
        name: "de.lproj/Localizable.strings",
        text: #"""
          "send" = "Senden";
          "cancel" = "Abbrechen";

          """#)),
  ]

  init(options: RuleOptions) {}
}
