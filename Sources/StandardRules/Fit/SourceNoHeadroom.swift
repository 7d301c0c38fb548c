import TitlefitCatalogs
import TitlefitControlLayout
import TitlefitControls
import TitlefitDiagnostics
import TitlefitGeometry
import TitlefitLocales
import TitlefitRuleKit

/// Finds buttons made to the measure of the source language.
struct SourceNoHeadroom: ControlRule {
  static let description = RuleDescription(
    id: "source-no-headroom", family: .fit,
    title: "A text that is not translated yet leaves no room for longer languages", severity: .note,
    codes: [
      RuleCode("no-room-to-grow", "The source text fits, but would not at the length that translations usually have.")
    ],
    page: RulePage(
      finds: """
        A one-line title without a translation into any language, which fits and would no longer fit if it were \
        longer by the factor that translations from English have on average: 2.0 up to 10 characters, 1.8 up to 20, \
        1.6 up to 30, 1.4 up to 70, else 1.3.
        """,
      matters: "The button will have to be changed as soon as the first translation comes.",
      remedy: "Give the button more room, or let the title wrap.",
      limits: """
        The factors are averages over languages: Danish may fit where Finnish does not. Texts with braces or a \
        dollar sign stand in for others, and are left out.
        """,
      sources: ["W3C, Text size in translation (figures by IBM): the lower end of each span"]),
    severities: [.strict: .warning])

  static let examples = [
    // 4 × 7.5 = 30 points fit 46, twice as many do not.
    RuleExample(
      "A button made for four letters",
      .controls([Example.button(Example.legacy(), width: .points(46))], catalogs: Example.catalogs(["en": "Send"])),
      codes: ["no-room-to-grow"]),
    RuleExample(
      "A button with room for eight",
      .controls([Example.button(Example.legacy(), width: .points(64))], catalogs: Example.catalogs(["en": "Send"]))),
    RuleExample(
      "A title with a translation",
      .controls(
        [Example.button(Example.legacy(), width: .points(46))],
        catalogs: Example.catalogs(["da": "Send", "en": "Send"]))),
  ]

  init(options: RuleOptions) {}

  func check(_ control: ControlFacts) -> [Violation] {
    let translated = Dictionary(grouping: control.series.filter { $0.title?.isFallback == false }) { name($0) }
      .filter { Set($0.value.compactMap { $0.title?.language }).count > 1 }
    return control.series.compactMap { series in
      guard let title = series.title, !title.isFallback, translated[name(series)] == nil else { return nil }
      return violation(series, title)
    }
  }

  private func name(_ series: CaseSeries) -> [String?] { [series.title?.table, series.title?.key] }

  private func violation(_ series: CaseSeries, _ title: BoundText) -> Violation? {
    guard let laidOut = series.cases.first, let placed = laidOut.result.title, placed.lineLimit == 1,
      placed.verdict == .fits, let have = placed.availableWidth, let text = laidOut.title?.text
    else { return nil }
    let letters = text.filter(\.isLetter).count
    let need = placed.neededWidth * Self.expansion(of: text.count)
    guard letters > 1, need > have, !text.contains("{"), !text.contains("$") else { return nil }
    return Violation(
      code: "no-room-to-grow",
      message: FindingMessage(
        Wording.quoted(text) + " leaves no room for longer languages",
        why: "translations of " + String(text.count) + " characters take about " + Wording.points(need)
          + ", and there are "
          + Wording.points(have) + Wording.condition(laidOut, in: series),
        suggestion: "Give the button more room, or let the title wrap"),
      condition: laidOut.condition.finding(failing: 1, of: 1),
      evidence: Evidence(available: have, needed: need, unit: .points),
      subject: FindingSubject(table: title.table, key: title.key, language: title.language), location: title.location)
  }

  /// How much longer a translation from English is on average, by the number of characters.
  private static func expansion(of count: Int) -> Double {
    switch count {
    case ...10: 2.0
    case ...20: 1.8
    case ...30: 1.6
    case ...70: 1.4
    default: 1.3
    }
  }
}
