import TitlefitControlLayout
import TitlefitControls
import TitlefitDiagnostics
import TitlefitGeometry
import TitlefitRuleKit

/// Finds content that is higher than the button.
struct StackTooTall: LayoutRule {
  static let description = RuleDescription(
    id: "stack-too-tall", family: .fit, title: "The content is higher than the button", severity: .error,
    codes: [RuleCode("content-too-tall", "Title, subtitle, image and insets together are higher than the button.")],
    page: RulePage(
      finds: """
        A button of fixed height whose title lines, title padding, subtitle lines, image above or below, and vertical \
        insets add up to more, at the smallest content size that is looked at.
        """,
      matters:
        "Lines are left out, or glyphs are cut at the top and bottom or drawn over what stands around the button.",
      remedy: "Shorten the translation so that it takes fewer lines, or let the button grow (a minimum height).",
      limits: """
        A title that may only have one line, with nothing above or below it, counts by its ink alone: a label draws \
        beyond its frame, so that a button a little lower than the line box cuts nothing. Where a title may wrap, the \
        line boxes count, and ink outside them, such as stacked Thai or Vietnamese marks, does not.
        """,
      sources: ["Public reports: mastodon-ios 572, woocommerce-ios 5335"]))

  static let examples = [
    // 60 pt take 7 clusters of 8.5 pt a line: "aaaa", "bbbb", "cccc" are three lines × 20.4 pt = 61.2 pt in 50 pt.
    RuleExample(
      "Three lines in a button of 50 points",
      .controls(
        [Example.button(Example.configured(), width: .points(60), height: 50)],
        catalogs: Example.catalogs(["en": "aaaa bbbb cccc"])),
      codes: ["content-too-tall"]),
    // Two lines × 20.4 pt = 40.8 pt in 50 pt.
    RuleExample(
      "Two lines in the same button",
      .controls(
        [Example.button(Example.configured(), width: .points(60), height: 50)],
        catalogs: Example.catalogs(["en": "aaaa bbbb"]))),
    RuleExample(
      "Three lines in a button that grows with them",
      .controls(
        [Example.button(Example.configured(), width: .points(60))],
        catalogs: Example.catalogs(["en": "aaaa bbbb cccc"]))),
  ]

  init(options: RuleOptions) {}

  func check(_ series: CaseSeries) -> [Violation] {
    let part: TextPart = series.title == nil ? .subtitle : .title
    guard let found = series.fault(of: part, kind: .tooTall) else { return [] }
    let verb = found.fault.verdict == .unsure ? " may make" : " makes"
    let missing = Wording.missing(in: found.fault)
    return [
      found.violation(
        code: "content-too-tall",
        what: found.named + verb + " the content higher than the button" + Wording.place(series.text(part)),
        suggestion: "Shorten the text so that it takes fewer lines, or let the button grow by " + missing)
    ]
  }
}
