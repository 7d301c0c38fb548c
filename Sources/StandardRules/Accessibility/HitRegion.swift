import TitlefitCatalogs
import TitlefitControlLayout
import TitlefitControls
import TitlefitDiagnostics
import TitlefitGeometry
import TitlefitLocales
import TitlefitRuleKit

/// Finds buttons that are small to hit.
struct HitRegion: ControlRule {
  static let description = RuleDescription(
    id: "hit-region", family: .accessibility, title: "A button is smaller than a finger needs", severity: .off,
    codes: [RuleCode("button-below-least-size", "The button is less than the least size wide or high with some text.")],
    page: RulePage(
      finds: """
        A button that is less than `least-size` points wide or high at the smallest content size, with one of its \
        texts. The finding names the text with which it is smallest.
        """,
      matters: """
        The Human Interface Guidelines ask for 44 × 44 points. A short translation can make a button narrower than \
        the source text does.
        """,
      remedy: "Give the button a least width and height, or a larger hit region.",
      limits: """
        Off in the `ios` profile: the hit region can be larger than the button, which is not seen here.
        """,
      sources: ["Human Interface Guidelines, Buttons: a hit region of at least 44 × 44 points"]),
    severities: [.core: .off, .strict: .note],
    options: [RuleOption("least-size", standard: .number(44), explanation: "The least width and height in points.")])

  static let examples = [
    // 2 × 7.5 = 15 points wide, one line high; at 60 × 50 it is large enough.
    RuleExample(
      "A button as wide as OK",
      .controls(
        [Example.button(Example.legacy(), width: .points(24), height: 30)], catalogs: Example.catalogs(["en": "OK"])),
      codes: ["button-below-least-size"]),
    RuleExample(
      "A large button",
      .controls(
        [Example.button(Example.legacy(), width: .points(60), height: 50)], catalogs: Example.catalogs(["en": "OK"]))),
  ]

  private let leastSize: Double

  init(options: RuleOptions) { leastSize = options.number("least-size", standard: 44) }

  func check(_ control: ControlFacts) -> [Violation] {
    let smallest = control.series.compactMap { series in series.cases.first.map { (series, $0) } }.min {
      Self.extent($0.1) < Self.extent($1.1)
    }
    guard let (series, laidOut) = smallest, Self.extent(laidOut) < leastSize - 1e-6 else { return [] }
    let size = laidOut.result.size
    return [
      Violation(
        code: "button-below-least-size",
        message: FindingMessage(
          "The button is " + Wording.decimal(size.width) + " × " + Wording.points(size.height) + " with "
            + Wording.quoted(laidOut.title?.text ?? laidOut.subtitle?.text ?? "") + Wording.place(series.text),
          why: "a finger needs " + Wording.points(leastSize) + " each way",
          suggestion: "Give it a least width and height, or a larger hit region"),
        condition: laidOut.condition.finding(failing: 1, of: 1),
        evidence: Evidence(available: Self.extent(laidOut), needed: leastSize, unit: .points))
    ]
  }

  private static func extent(_ laidOut: LaidOutCase) -> Double {
    min(laidOut.result.size.width, laidOut.result.size.height)
  }
}
