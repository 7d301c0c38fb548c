import TitlefitControls
import TitlefitDiagnostics
import TitlefitRuleKit

/// Finds one-line titles that are wider than their room.
struct TitleTruncated: LayoutRule {
  static let description = RuleDescription(
    id: "title-truncated", family: .fit, title: "A one-line title is cut", severity: .error,
    codes: [RuleCode("title-cut", "The title needs more width than the button leaves to it.")],
    page: RulePage(
      finds: """
        A title that has one line and needs more width than insets and image leave to it, at the smallest content size \
        that is looked at. The title is measured at the smallest size that shrinking allows.
        """,
      matters: """
        The reader sees a stub such as `Se…en`. UIKit cuts the title of a button without configuration in its middle.
        """,
      remedy: """
        Shorten the translation by the missing points, give the button more room, lessen its insets, or let the title \
        wrap.
        """,
      limits: """
        Within the measurement's error bound the finding is in doubt and weighs one step less. A title that is cut only \
        at larger text belongs to `text-size-overflow`; one with less than an em of room to `no-room-for-text`; one \
        whose hard line break hides the rest to `hard-newline`.
        """,
      sources: [
        "UIKit: UILabel.adjustsFontSizeToFitWidth, UIButton.Configuration.titleLineBreakMode",
        "Public reports: Signal-iOS 709, MessageKit 1023, InputBarAccessoryView 68",
      ]))

  static let examples = [
    // 6 clusters × 7.5 pt = 45 pt in 40 pt.
    RuleExample(
      "A German title in a button made for the English one",
      .controls(
        [Example.button(Example.legacy(), width: .points(40))],
        catalogs: Example.catalogs(["de": "Senden", "en": "Send"])),
      codes: ["title-cut"]),
    // 6 × 7.5 pt = 45 pt in 46 pt; 4 × 7.5 pt = 30 pt in 46 pt.
    RuleExample(
      "The same button, wide enough",
      .controls(
        [Example.button(Example.legacy(), width: .points(46))],
        catalogs: Example.catalogs(["de": "Senden", "en": "Send"]))),
  ]

  init(options: RuleOptions) {}

  func check(_ series: CaseSeries) -> [Violation] {
    guard let found = series.fault(of: .title, kind: .cut) else { return [] }
    return [
      found.violation(code: "title-cut", what: found.cutText, suggestion: found.widthSuggestion)
    ]
  }
}
