import TitlefitControlLayout
import TitlefitControls
import TitlefitGeometry
import TitlefitTypography

extension FactTable {
  static let caseFields: [FactField] =
    [
      FactField("case.state", .text, "The control's state that shows the text, such as `normal`.") { record in
        if case .laidOut(let series, _) = record.subject { FactValue(series.text?.state.rawValue) } else { .none }
      },
      laidOut("case.contentSize", .text, "The content size category, such as `large`.") {
        .text($0.condition.contentSize.rawValue)
      },
      laidOut("case.deviceWidth", .number, unit: "pt", "The device's width.") { .number($0.condition.deviceWidth) },
      laidOut("case.direction", .text, "`ltr` or `rtl`: the direction of the user interface.") {
        .text($0.condition.direction.rawValue)
      },
      laidOut("case.roomWidth", .number, optional: true, unit: "pt", "The width the control is given.") {
        FactValue($0.room.width)
      },
      laidOut("case.roomHeight", .number, optional: true, unit: "pt", "The height the control is given.") {
        FactValue($0.room.height)
      },
      result("layout.verdict", .text, "`fits`, `unsure` or `fails`: the worse of title and subtitle.") {
        .text($0.verdict.rawValue)
      },
      result("layout.width", .number, unit: "pt", "The button's width in its room.") { .number($0.size.width) },
      result("layout.height", .number, unit: "pt", "The button's height in its room.") { .number($0.size.height) },
      result("layout.naturalWidth", .number, unit: "pt", "The width the button asks for.") {
        .number($0.natural.width)
      },
      result("layout.naturalHeight", .number, unit: "pt", "The height the button asks for.") {
        .number($0.natural.height)
      },
      result("layout.neededHeight", .number, unit: "pt", "The height that content and insets need at this width.") {
        .number($0.neededHeight)
      },
      result("layout.imageWidth", .number, optional: true, unit: "pt", "The image's width.") {
        FactValue($0.image?.size.width)
      },
      result("layout.imageHeight", .number, optional: true, unit: "pt", "The image's height.") {
        FactValue($0.image?.size.height)
      },
      result("layout.clippings", .texts, "What is clipped along which axis, such as `title horizontal`; worst first.") {
        .texts($0.clippings.map { $0.part.rawValue + " " + $0.axis.rawValue })
      },
      result("layout.estimates", .texts, "The estimated platform numbers it rests on, each as a sentence.") {
        .texts($0.estimates)
      },
    ] + parts("title", sample: { $0.title }, part: { $0.title })
    + parts("subtitle", sample: { $0.subtitle }, part: { $0.subtitle })

  /// The facts of the title or the subtitle; all are none where the button shows none.
  private static func parts(
    _ name: String, sample: @escaping @Sendable (LaidOutCase) -> SampledText?,
    part: @escaping @Sendable (LayoutResult) -> PlacedText?
  ) -> [FactField] {
    func placed(
      _ last: String, _ type: FactType, unit: String = "", _ meaning: String,
      read: @escaping @Sendable (PlacedText) -> FactValue
    ) -> FactField {
      result("layout.\(name).\(last)", type, optional: true, unit: unit, meaning) { part($0).map(read) ?? .none }
    }
    return [
      laidOut("layout.\(name).text", .text, optional: true, "The \(name) with sample values in its placeholders.") {
        FactValue(sample($0)?.text)
      },
      placed("verdict", .text, "`fits`, `unsure` or `fails`.") { .text($0.verdict.rawValue) },
      placed("needed", .number, unit: "pt", "The width it needs: unbroken, or of its widest segment where it wraps.") {
        .number($0.neededWidth)
      },
      placed("available", .number, unit: "pt", "The width that insets and image leave to it.") {
        FactValue($0.availableWidth)
      },
      placed("availableHeight", .number, unit: "pt", "The height that insets and other parts leave to it.") {
        FactValue($0.availableHeight)
      },
      placed("width", .number, unit: "pt", "Its width as laid out.") { .number($0.measurement.width) },
      placed("height", .number, unit: "pt", "Its height as laid out.") { .number($0.measurement.height) },
      placed("lines", .number, "How many lines it has as laid out.") { .number(Double($0.measurement.lines.count)) },
      placed("lineLimit", .number, "The most lines it may take; 0 for no limit.") { .number(Double($0.lineLimit)) },
      placed("visible", .text, "What the reader sees of it.") { .text($0.measurement.visible) },
      placed("truncated", .flag, "Whether the reader sees less than the whole.") { .flag($0.measurement.isTruncated) },
      placed("breaksInsideWord", .flag, "Whether a line ends in the middle of a word.") {
        .flag($0.measurement.breaksInsideWord)
      },
      placed("errorBound", .number, unit: "pt", "The error bound of `needed`.") { .number($0.measurement.errorBound) },
      placed("fontSize", .number, unit: "pt", "The font's size, shrinking applied.") { .number($0.font.size) },
      placed("scaleFactor", .number, "The share of the font's size that shrinking left; 1 where nothing shrank.") {
        .number($0.scaleFactor)
      },
      placed("missingGlyphs", .texts, "The characters that no font here has.") { .texts($0.measurement.missingGlyphs) },
    ]
  }

  private static func laidOut(
    _ name: String, _ type: FactType, optional: Bool = false, unit: String = "", _ meaning: String,
    read: @escaping @Sendable (LaidOutCase) -> FactValue
  ) -> FactField {
    FactField(name, type, optional: optional, unit: unit, meaning) { record in
      if case .laidOut(_, let laidOut) = record.subject { read(laidOut) } else { .none }
    }
  }

  private static func result(
    _ name: String, _ type: FactType, optional: Bool = false, unit: String = "", _ meaning: String,
    read: @escaping @Sendable (LayoutResult) -> FactValue
  ) -> FactField {
    laidOut(name, type, optional: optional, unit: unit, meaning) { read($0.result) }
  }
}
