import Testing
import TitlefitControlLayout
import TitlefitDiagnostics
import TitlefitGeometry
import TitlefitRuleKit
import TitlefitTestSupport
import TitlefitTypography

@testable import TitlefitStandardRules

/// The rules of which at most one speaks about one title.
private let speakers: [any LayoutRule.Type] = [
  TitleTruncated.self, TitleTooManyLines.self, StackTooTall.self, NoRoomForText.self, UnbreakableWord.self,
  HardNewline.self, TextSizeOverflow.self, FitsOnlyShrunk.self, NearLimit.self,
]

private func findings(_ series: CaseSeries) -> [String] {
  speakers.flatMap { $0.init(options: RuleOptions()).check(series).map(\.code) }
}

@Test("Within the error bound a cut is in doubt and says nothing of what is seen")
func doubtful() throws {
  // 6 × 7.5 pt = 45 pt ± 0.5 pt in 45.2 pt.
  let series = try SeriesFixture(
    specification: SeriesFixture.legacy(), title: "Senden", width: 45.2, errorBound: 0.5
  ).series()
  let violation = try #require(TitleTruncated(options: RuleOptions()).check(series).first)
  #expect(violation.verdict == .unsure)
  #expect(violation.message.what == "\"Senden\" may be cut in German")
}

@Test("A cut says what is seen, what is needed and how much is missing")
func wording() throws {
  let series = try SeriesFixture(specification: SeriesFixture.legacy(), title: "Senden", width: 40).series()
  let violation = try #require(TitleTruncated(options: RuleOptions()).check(series).first)
  // 40 pt take five boxes: two letters, the ellipsis, two letters.
  #expect(violation.message.what == "\"Senden\" is cut to \"Se…en\" in German")
  #expect(violation.message.why == "needs 45 pt, has 40 pt")
  #expect(violation.message.suggestion.hasPrefix("Shorten the text by 5 pt, make the button as much wider"))
  #expect(violation.visible == "Se…en")
  #expect(violation.evidence.needed == 45)
  #expect(violation.evidence.available == 40)
}

@Test("A word that breaks makes lines, and only the word is reported")
func wordBeforeLines() throws {
  // Two lines of five boxes hold neither the word of twelve nor the text.
  let specification = SeriesFixture.legacy {
    $0.numberOfLines = 2
    $0.lineBreakMode = .byWordWrapping
  }
  let series = try SeriesFixture(specification: specification, title: "Stummschaltung an", width: 40).series()
  #expect(findings(series) == ["word-broken"])
}

@Test("A title that fails at the first size and at a larger one is reported once")
func once() throws {
  let specification = SeriesFixture.configured { $0.titleLineBreakMode = .byTruncatingTail }
  let series = try SeriesFixture(
    specification: specification, title: "Senden", width: 40, contentSizes: [.large, .xxxLarge]
  ).series()
  #expect(findings(series) == ["title-cut"])
  #expect(TitleTruncated(options: RuleOptions()).check(series).first?.condition?.failing == 2)
}

@Test("The first failing content size is found between the configured ones")
func bisection() throws {
  // Body has 17, 19, 21, 23, 28, 33, 40 … points from large on; 6 clusters of half of 33 pt need 99 pt.
  let specification = SeriesFixture.configured { $0.titleLineBreakMode = .byTruncatingTail }
  let series = try SeriesFixture(
    specification: specification, title: "Senden", width: 90, contentSizes: [.large, .accessibility5]
  ).series()
  let violation = try #require(TextSizeOverflow(options: RuleOptions()).check(series).first)
  #expect(violation.condition?.contentSize == "accessibility2")
  #expect(violation.evidence.needed == 99)
  #expect(violation.severityLimit == .warning)
}

@Test("A title of one line in a button lower than its line box is no finding, two lines are")
func lowButtons() throws {
  // A line of 15 points is 18 pt high; one of 17 points is 20.4 pt high, and 60 pt take seven of its clusters.
  let rule = StackTooTall(options: RuleOptions())
  let one = SeriesFixture(specification: SeriesFixture.legacy(), title: "Senden", width: 60, height: 16)
  #expect(rule.check(try one.series()).isEmpty)
  let two = SeriesFixture(specification: SeriesFixture.configured(), title: "Senden jetzt", width: 60, height: 38)
  #expect(rule.check(try two.series()).map(\.code) == ["content-too-tall"])
}

@Test("A trailing line break hides nothing")
func trailingBreak() throws {
  let series = try SeriesFixture(specification: SeriesFixture.legacy(), title: "Senden\n", width: 200).series()
  #expect(HardNewline(options: RuleOptions()).check(series).isEmpty)
}

@Test("The share of near-limit is the configuration's")
func share() throws {
  // 45 pt of 60 pt are three quarters.
  let series = try SeriesFixture(specification: SeriesFixture.legacy(), title: "Senden", width: 60).series()
  #expect(NearLimit(options: RuleOptions()).check(series).isEmpty)
  let options = RuleOptions(["share": .number(0.7)])
  #expect(NearLimit(options: options).check(series).map(\.code) == ["title-nearly-full"])
}

@Test("At most one rule speaks about a title, and one does exactly where the layout says that it does not fit")
func oneSpeaker() throws {
  var generator = SeededGenerator(seed: 7)
  let words = ["a", "an", "und", "Ton", "Senden", "Stummschaltung", "x\ny", "in 3", "%"]
  for _ in 0..<400 {
    let count = Int.random(in: 1...4, using: &generator)
    let title = (0..<count).map { _ in words[Int.random(in: 0..<words.count, using: &generator)] }
    let lines = Int.random(in: 0...3, using: &generator)
    let mode = LineBreakMode.allCases[Int.random(in: 0..<LineBreakMode.allCases.count, using: &generator)]
    let inset = Double(Int.random(in: 0...20, using: &generator))
    let specification =
      Bool.random(using: &generator)
      ? SeriesFixture.legacy {
        $0.numberOfLines = lines
        $0.lineBreakMode = mode
        $0.contentEdgeInsets = EdgeInsets(top: 1, left: inset, bottom: 1, right: inset)
      }
      : SeriesFixture.configured {
        $0.titleLineBreakMode = mode
        $0.contentInsets = DirectionalEdgeInsets(top: 1, leading: inset, bottom: 1, trailing: inset)
      }
    let series = try SeriesFixture(
      specification: specification, title: title.joined(separator: " "),
      width: Double(Int.random(in: 10...200, using: &generator)),
      height: Bool.random(using: &generator) ? Double(Int.random(in: 10...80, using: &generator)) : nil
    ).series()
    let found = findings(series).filter { $0 != "title-nearly-full" }
    #expect(found.count <= 1, "\(title) \(found)")
    let result = series.cases[0].result
    let isTooTall = result.neededHeight > result.size.height + 0.2
    if result.title?.verdict == .fails { #expect(found.count == 1, "\(title) is \(String(describing: result.title))") }
    if result.title?.verdict == .fits, !isTooTall { #expect(found.isEmpty, "\(title) \(found)") }
  }
}
