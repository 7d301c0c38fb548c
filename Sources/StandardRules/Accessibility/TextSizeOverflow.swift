import TitlefitControlLayout
import TitlefitControls
import TitlefitDiagnostics
import TitlefitGeometry
import TitlefitRuleKit
import TitlefitTypography

/// Finds texts that fit at the first content size and no longer at a larger one.
struct TextSizeOverflow: LayoutRule {
  static let description = RuleDescription(
    id: "text-size-overflow", family: .accessibility, title: "A text outgrows its button at larger text",
    severity: .error,
    codes: [
      RuleCode(
        "title-outgrows-button", "The title fits at the smallest content size looked at, but not at a larger one."),
      RuleCode(
        "subtitle-outgrows-button", "The subtitle fits at the smallest content size looked at, but not at a larger one."
      ),
    ],
    page: RulePage(
      finds: """
        A title or subtitle that fits at the smallest configured content size under all conditions and fails at a \
        larger one, by width, lines, an over-long word or height. The finding names the smallest of all twelve content \
        sizes at which it fails, found by bisection between the last configured size that fits and the first that does \
        not.
        """,
      matters: "Readers who need larger text see less of it than others.",
      remedy:
        "Let the button grow: let the title wrap, replace fixed heights by minimum heights, stack what stands beside.",
      limits: """
        Bisection assumes that a text that fails at one size fails at all larger ones. In the accessibility sizes the \
        finding weighs a warning at most. A text that fails at the smallest configured size already belongs to the rule \
        that says why.
        """,
      sources: [
        "Human Interface Guidelines, Typography, Dynamic Type sizes",
        "Public reports: Covid19Radar 589, WordPress-iOS 17035",
      ]))

  static let examples = [
    // Body is 17 points at large, 23 at xxxLarge: 8 × 8.5 = 68 pt fit 80 pt, 8 × 11.5 = 92 pt do not. In between:
    // xLarge 19 points gives 76 pt, which fits; xxLarge 21 points gives 84 pt, the first that does not.
    RuleExample(
      "A one-line title that fails from xxLarge on",
      .controls(
        [
          Example.button(Example.configured { $0.titleLineBreakMode = .byTruncatingTail }, width: .points(80))
        ], catalogs: Example.catalogs(["ja": "陽性情報の登録を"]), contentSizes: [.large, .xxxLarge]),
      codes: ["title-outgrows-button"]),
    // 92 pt fit 100 pt.
    RuleExample(
      "The same title with more room",
      .controls(
        [
          Example.button(Example.configured { $0.titleLineBreakMode = .byTruncatingTail }, width: .points(100))
        ], catalogs: Example.catalogs(["ja": "陽性情報の登録を"]), contentSizes: [.large, .xxxLarge])),
    // 92 pt fail 60 pt, but so do 68 pt at large: title-truncated speaks.
    RuleExample(
      "A title that fails at the first size already",
      .controls(
        [
          Example.button(Example.configured { $0.titleLineBreakMode = .byTruncatingTail }, width: .points(60))
        ], catalogs: Example.catalogs(["ja": "陽性情報の登録を"]), contentSizes: [.large, .xxxLarge])),
  ]

  init(options: RuleOptions) {}

  func check(_ series: CaseSeries) -> [Violation] {
    let title = violation(.title, "title-outgrows-button", in: series)
    let subtitle = violation(.subtitle, "subtitle-outgrows-button", in: series)
    return [title, subtitle].compactMap(\.self)
  }

  private func violation(_ part: TextPart, _ code: String, in series: CaseSeries) -> Violation? {
    guard var found = series.fault(of: part), !found.isAtSmallestSize else { return nil }
    // What insets or hard breaks do alone would be the same at every size.
    if let first = firstFailure(of: found) { (found.laidOut, found.fault) = first }
    let size = found.laidOut.condition.contentSize
    let verb = found.fault.verdict == .unsure ? " may no longer fit at text size " : " no longer fits at text size "
    var violation = found.violation(
      code: code, what: found.named + verb + size.rawValue + Wording.place(series.text(part)),
      suggestion: suggestion(for: found))
    violation.evidence.values["firstFailingContentSize"] = .text(size.rawValue)
    violation.severityLimit = size.isAccessibility ? .warning : nil
    return violation
  }

  /// The case and fault at the smallest content size that fails, below the configured one that does.
  private func firstFailure(of found: SeriesFault) -> (LaidOutCase, TextFault)? {
    let series = found.series
    let failing = found.laidOut.condition
    let fitting = series.cases.map(\.condition.contentSize).filter { $0 < failing.contentSize }.max()
    guard let fitting else { return nil }
    let sizes = ContentSizeCategory.allCases.filter { $0 > fitting && $0 < failing.contentSize }
    var best: (LaidOutCase, TextFault)?
    var low = 0
    var high = sizes.count
    while low < high {
      let middle = (low + high) / 2
      if let failure = failure(of: found, at: sizes[middle]) {
        best = failure
        high = middle
      } else {
        low = middle + 1
      }
    }
    return best
  }

  private func failure(of found: SeriesFault, at size: ContentSizeCategory) -> (LaidOutCase, TextFault)? {
    var laidOut = found.laidOut
    laidOut.condition.contentSize = size
    guard let result = found.series.probe(found.laidOut, laidOut.condition) else { return nil }
    laidOut.result = result
    guard let fault = laidOut.fault(of: found.part) else { return nil }
    // A doubtful size counts only where nothing is certain.
    return found.fault.verdict == .fails && fault.verdict == .unsure ? nil : (laidOut, fault)
  }

  private func suggestion(for found: SeriesFault) -> String {
    switch found.fault.kind {
    case .cut, .noRoom, .shortNaturalWidth: found.widthSuggestion
    case .brokenWord: found.brokenWordSuggestion
    case .tooManyLines, .hiddenLines: found.linesSuggestion
    case .tooTall: "Let the button grow with its content: a minimum height instead of a fixed one"
    }
  }
}
