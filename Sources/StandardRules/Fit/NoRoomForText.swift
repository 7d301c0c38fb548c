import TitlefitControlLayout
import TitlefitControls
import TitlefitDiagnostics
import TitlefitGeometry
import TitlefitRuleKit

/// Finds buttons whose insets and image leave no room for the text.
struct NoRoomForText: LayoutRule {
  static let description = RuleDescription(
    id: "no-room-for-text", family: .fit, title: "Insets and image leave no room for the text", severity: .error,
    codes: [RuleCode("no-room", "Less than one em is left to a text that needs more.")],
    page: RulePage(
      finds: """
        A button whose width less insets, image and image padding is smaller than one em of the font, or negative, \
        while the text needs more.
        """,
      matters: "No translation can fit: at most an ellipsis is seen.",
      remedy: "Give the button more width, or lessen its insets or image padding.",
      limits: "A text that fits although less than an em is left, such as `+`, is no finding."))

  static let examples = [
    // 30 pt − 12 pt − 12 pt = 6 pt, less than an em of 15 pt; 4 × 7.5 pt = 30 pt are needed.
    RuleExample(
      "Insets that eat the width",
      .controls(
        [
          Example.button(
            Example.legacy { $0.contentEdgeInsets = EdgeInsets(top: 0, left: 12, bottom: 0, right: 12) },
            width: .points(30))
        ], catalogs: Example.catalogs(["en": "Send"])),
      codes: ["no-room"]),
    // 54 pt − 24 pt = 30 pt for 30 pt.
    RuleExample(
      "The same insets in a wider button",
      .controls(
        [
          Example.button(
            Example.legacy { $0.contentEdgeInsets = EdgeInsets(top: 0, left: 12, bottom: 0, right: 12) },
            width: .points(54))
        ], catalogs: Example.catalogs(["en": "Send"]))),
  ]

  init(options: RuleOptions) {}

  func check(_ series: CaseSeries) -> [Violation] {
    let part: TextPart = series.title == nil ? .subtitle : .title
    guard let found = series.fault(of: part, kind: .noRoom) else { return [] }
    let missing = Wording.missing(in: found.fault)
    return [
      found.violation(
        code: "no-room",
        what: "Insets and image leave no room for " + Wording.quoted(found.text) + Wording.place(series.text(part)),
        suggestion: "Make the button wider by " + missing + ", or lessen its insets or image padding")
    ]
  }
}
