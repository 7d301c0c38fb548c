import TitlefitCatalogs
import TitlefitDiagnostics
import TitlefitLocales
import TitlefitRuleKit

/// Finds addresses that changed on the way into another language.
struct ChangedLiteral: UnitRule {
  static let description = RuleDescription(
    id: "changed-literal", family: .catalog, title: "An address in a text differs from the source", severity: .off,
    codes: [
      RuleCode("host-changed", "The translation names another host than the source."),
      RuleCode("mail-address-changed", "The translation has another mail address than the source."),
    ],
    page: RulePage(
      finds: """
        A web address (`http://` or `https://`) whose host no address of the source text has, or a mail address that \
        the source does not have.
        """,
      matters: "A typing error in an address leads the reader astray.",
      remedy: "Correct the address, or allow it in the configuration.",
      limits: """
        Off in the `ios` profile: invented addresses in placeholders are rightly translated (`exemplo.com`). Numbers \
        are not compared: dates, separators and counting words make them differ rightly. Hosts of one language, such \
        as `de.wikipedia.org`, are compared without their first label where that has two or three letters.
        """),
    severities: [.core: .off, .strict: .warning])

  static let examples = [
    RuleExample(
      "A mistyped mail address",
      .controls(
        [], catalogs: Example.catalogs(["de": "Schreib an hilfe@exmaple.com", "en": "Write to help@example.com"])),
      codes: ["mail-address-changed"]),
    RuleExample(
      "Another host",
      .controls(
        [], catalogs: Example.catalogs(["de": "Siehe https://exmaple.com/de", "en": "See https://example.com/en"])),
      codes: ["host-changed"]),
    RuleExample(
      "The German page of the same host",
      .controls(
        [], catalogs: Example.catalogs(["de": "Siehe https://example.com/de", "en": "See https://example.com/en"]))),
  ]

  init(options: RuleOptions) {}

  func check(_ unit: UnitFacts) -> [Violation] {
    unit.firstInEachLanguage(of: unit.translations) { pair in
      let there = AddressScan(pair.text.value)
      let wanted = AddressScan(pair.source?.value ?? "")
      if let host = there.hosts.first(where: { !wanted.hosts.contains($0) }), !wanted.hosts.isEmpty {
        return violation("host-changed", host, instead: wanted.hosts, pair)
      }
      guard !wanted.mails.isEmpty, let mail = there.mails.first(where: { !wanted.mails.contains($0) }) else {
        return nil
      }
      return violation("mail-address-changed", mail, instead: wanted.mails, pair)
    }
  }

  private func violation(_ code: String, _ found: String, instead: [String], _ pair: TextPair) -> Violation {
    pair.violation(
      code,
      FindingMessage(
        Wording.quoted(found) + " stands in the place of " + Wording.quoted(instead.joined(separator: ", "))
          + pair.place,
        why: "addresses seldom differ by language", suggestion: "Correct the address"))
  }
}

/// The web and mail addresses of a text.
private struct AddressScan {
  /// The hosts of web addresses, in small letters, a label for the language left out.
  var hosts: [String] = []
  /// The mail addresses, in small letters.
  var mails: [String] = []

  init(_ text: String) {
    guard text.utf8.contains(UInt8(ascii: "@")) || text.utf8.contains(UInt8(ascii: ":")) else { return }
    let words = text.split { !$0.isASCII || $0.isWhitespace || "<>()[]\"',;".contains($0) }
    for word in words {
      let lower = word.lowercased()
      if let start = ["https://", "http://"].first(where: lower.hasPrefix) {
        hosts.append(Self.host(lower.dropFirst(start.count)))
      } else if let at = lower.firstIndex(of: "@"), at != lower.startIndex, !lower.contains("%") {
        let mail = lower.split(separator: "@", omittingEmptySubsequences: false)
        guard mail.count == 2, mail[1].dropLast().contains(".") else { continue }
        mails.append(String(lower.reversed().drop { $0 == "." || $0 == ":" }.reversed()))
      }
    }
  }

  private static func host(_ rest: Substring) -> String {
    let name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "." || $0 == "-" }
    let labels = name.split(separator: ".")
    let isLanguage = labels.count > 2 && labels[0].count < 4
    return (isLanguage ? labels.dropFirst() : labels[...]).joined(separator: ".")
  }
}
