import TitlefitCatalogs
import TitlefitDiagnostics
import TitlefitLocales
import TitlefitRuleKit

/// Finds tags that got lost or were translated.
struct MarkupMismatch: UnitRule {
  static let description = RuleDescription(
    id: "markup-mismatch", family: .catalog, title: "A translation has other tags than the source", severity: .warning,
    codes: [RuleCode("tags-differ", "The tags of the translation are not those of the source.")],
    page: RulePage(
      finds: """
        A translation that lacks a tag of HTML which the source uses, such as `<b>`, uses another one, or leaves one \
        open that the source closes. How often a tag occurs, and breaks of lines and paragraphs (`<br>`, `<p>`), do not count.
        """,
      matters: "A tag that is not closed shows up as text, or takes in the rest of it.",
      remedy: "Write the tags as the source has them.",
      limits: """
        Markdown and links are not compared, nor tags of one’s own: words in angle brackets are mostly placeholders.
        """))

  static let examples = [
    RuleExample(
      "A tag that is not closed",
      .controls([], catalogs: Example.catalogs(["de": "<b>Neu: Senden", "en": "<b>New</b>: Send"])),
      codes: ["tags-differ"]),
    RuleExample(
      "The same tags in another order",
      .controls([], catalogs: Example.catalogs(["de": "Senden: <b>neu</b>", "en": "<b>New</b>: Send"]))),
    RuleExample(
      "Less than", .controls([], catalogs: Example.catalogs(["de": "a < b und c > d", "en": "a less than b"]))),
  ]

  init(options: RuleOptions) {}

  func check(_ unit: UnitFacts) -> [Violation] {
    unit.firstInEachLanguage(of: unit.translations) { pair in
      let mark = UInt8(ascii: "<")
      guard pair.text.value.utf8.contains(mark) || pair.source?.value.utf8.contains(mark) == true else { return nil }
      let there = Self.tags(in: pair.text.value)
      let wanted = Self.tags(in: pair.source?.value ?? "")
      guard there != wanted, !pair.text.value.isEmpty else { return nil }
      return pair.violation(
        "tags-differ",
        FindingMessage(
          Wording.quoted(pair.text.value) + " has other tags than the source" + pair.place,
          why: "the source has " + Self.listed(wanted) + ", the translation " + Self.listed(there),
          suggestion: "Write the tags as the source has them"))
    }
  }

  private static func listed(_ tags: [String]) -> String { tags.isEmpty ? "none" : tags.joined(separator: " ") }

  /// The names of the tags, each once, and once more with their count where more are opened than closed.
  private static func tags(in text: String) -> [String] {
    var found: [String: Int] = [:]
    for part in text.split(separator: "<", omittingEmptySubsequences: false).dropFirst() {
      guard let end = part.firstIndex(of: ">") else { continue }
      let isClosing = part.first == "/"
      let name = part[..<end].drop { $0 == "/" }.prefix { $0.isASCII && ($0.isLetter || $0.isNumber) }
      guard names.contains(name.lowercased()) else { continue }
      found[name.lowercased(), default: 0] += isClosing ? -1 : 1
    }
    return found.keys.sorted().map { name in
      let open = found[name] ?? 0
      return "<" + name + ">" + (open == 0 ? "" : open > 0 ? " without its end" : " without its start")
    }
  }

  private static let names: Set<String> = [
    "a", "b", "big", "code", "div", "em", "font", "h1", "h2", "h3", "i", "img", "li", "ol", "small", "span",
    "strong", "sub", "sup", "u", "ul",
  ]
}
