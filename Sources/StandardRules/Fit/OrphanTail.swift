import TitlefitCatalogs
import TitlefitControlLayout
import TitlefitControls
import TitlefitDiagnostics
import TitlefitGeometry
import TitlefitLocaleData
import TitlefitLocales
import TitlefitRuleKit
import TitlefitTypography

/// Finds last lines of one or two characters.
struct OrphanTail: LayoutRule {
  static let description = RuleDescription(
    id: "orphan-tail", family: .fit, title: "The last line holds one or two characters", severity: .off,
    codes: [
      RuleCode("tail-of-one-or-two", "The last line has at most two characters, which belong to the word before.")
    ],
    page: RulePage(
      finds: """
        A text of several lines without hard breaks whose last line has one or two characters, where no space stands \
        before them: in Chinese, Japanese, Thai and other texts without spaces.
        """,
      matters: "A single character on a line looks lost, and the button is a line higher for it.",
      remedy: "Shorten the text, or widen the button by a character.",
      limits: """
        Off in the `ios` profile: lines of Chinese and Japanese often end so, and many designers accept it. Rooms of \
        two characters or less are left out. Where the break is in doubt by the error bound, so is the tail.
        """,
      sources: ["Public report: firefox-ios 10899"]),
    severities: [.core: .off, .strict: .note])

  static let examples = [
    // The square font breaks after spaces only, so the word breaks where the room ends: 5 of 6 characters fit 45 points.
    RuleExample(
      "One character alone",
      .controls(
        [Example.button(Example.configured(), width: .points(45))], catalogs: Example.catalogs(["ja": "メッセージを"])),
      codes: ["tail-of-one-or-two"]),
    RuleExample(
      "One line",
      .controls(
        [Example.button(Example.configured(), width: .points(60))], catalogs: Example.catalogs(["ja": "メッセージを"]))),
  ]

  init(options: RuleOptions) {}

  func check(_ series: CaseSeries) -> [Violation] {
    guard let script = series.title.flatMap({ LanguageFacts.likelyScript(of: $0.language) }),
      Self.withoutSpaces.contains(script)
    else { return [] }
    return series.firstMisfit { judgement(of: $0, in: series) }.map { [$0] } ?? []
  }

  private func judgement(of laidOut: LaidOutCase, in series: CaseSeries) -> CaseJudgement? {
    guard laidOut.result.title?.availableWidth.map({ $0 > 2 * (laidOut.result.title?.font.size ?? 0) }) ?? false,
      let measurement = laidOut.result.title?.measurement, measurement.lines.count > 1,
      measurement.hardBreakCount == 0, !measurement.isTruncated, let tail = measurement.lines.last?.text,
      (1...2).contains(tail.count), let text = laidOut.title?.text, text.hasSuffix(tail),
      text.dropLast(tail.count).last?.isWhitespace == false, tail.contains(where: \.isLetter)
    else { return nil }
    return CaseJudgement(
      .fails, code: "tail-of-one-or-two",
      message: FindingMessage(
        "The last line of " + Wording.quoted(text) + " is " + Wording.quoted(tail) + Wording.place(series.title),
        why: "one or two characters of a word stand alone" + Wording.condition(laidOut, in: series),
        suggestion: "Shorten the text, or widen the button by a character"),
      visible: measurement.visible)
  }

  private static let withoutSpaces = ["Jpan", "Hans", "Hant", "Thai", "Laoo", "Khmr", "Mymr"]
}
