import TitlefitArgumentParsing
import TitlefitAuditing
import TitlefitControlLayout
import TitlefitControls
import TitlefitGeometry
import TitlefitReporters
import TitlefitTypography

/// `titlefit layout`: the frames of one button.
enum LayoutCommand {
  static let verb = Verb(
    Command(
      CommandShape(
        name: "layout", summary: "the frames of one button described by options or by --spec FILE",
        discussion: [
          "Defaults are the control's own: configured is Body, wraps at words and takes any number of lines; legacy is "
            + "system 15 (custom 18), one line, cut in the middle."
        ]),
      defaults: LayoutOptions(), options: LayoutOptions.options),
    run: run)

  private static func run(_ options: LayoutOptions, console: Console) throws -> ExitStatus {
    let setup = try Setup(configurationPath: options.text.configuration, console: console)
    let base = try base(of: options)
    let specification = try options.applied(to: base.specification)
    let environment = LayoutEnvironment(
      language: options.text.usedLanguage, direction: options.text.direction, contentSize: options.text.usedContentSize,
      scale: options.text.usedScale, platform: setup.configuration.platform)
    let content = ButtonContent(title: options.title ?? base.title, subtitle: options.subtitle ?? base.subtitle)
    let room = try room(options, base: base.room)
    let measurer = Engine(setup: setup, font: font(of: specification)).measurer
    let result: LayoutResult
    do throws(TextMeasurementError) {
      result = try ButtonLayout().layout(
        specification, content: content, in: environment, room: room, measuring: measurer)
    } catch {
      throw CommandFailure(error)
    }
    try console.output(options.text.format == .json ? json(result).document : text(result))
    return .clean
  }

  private struct Base {
    var specification: ButtonSpecification
    var room: ControlRoom
    var title: String?
    var subtitle: String?
  }

  /// What the options start from: the file of `--spec`, or a fresh button of the kind asked for.
  private static func base(of options: LayoutOptions) throws -> Base {
    guard let path = options.specification else {
      let model: ButtonModel =
        options.kind == .legacy ? .legacy(LegacyButton()) : .configured(ButtonConfiguration())
      return Base(specification: ButtonSpecification(model: model), room: ControlRoom(width: nil, how: []))
    }
    let (file, issues) = SpecificationFile.read(try FileBytes.read(path), file: path)
    guard issues.isEmpty else { throw CommandFailure.configuration(issues) }
    if case .legacy = file.specification.model, options.kind == .configured {
      throw CommandFailure.usage("--kind says configured and \(path) says legacy")
    }
    if case .configured = file.specification.model, options.kind == .legacy {
      throw CommandFailure.usage("--kind says legacy and \(path) says configured")
    }
    return Base(specification: file.specification, room: file.room, title: file.title, subtitle: file.subtitle)
  }

  private static func font(of specification: ButtonSpecification) -> FontDescriptor? {
    switch specification.model {
    case .configured(let configuration): configuration.titleFont
    case .legacy(let button): button.font
    }
  }

  private static func room(_ options: LayoutOptions, base: ControlRoom) throws -> LayoutRoom {
    if options.width != nil, options.text.maximumWidth != nil {
      throw CommandFailure.usage("--width and --max-width exclude each other")
    }
    let height = options.height?.points ?? base.height
    if let width = options.width?.points { return LayoutRoom(width: width, height: height) }
    if let width = options.text.maximumWidth?.points {
      return LayoutRoom(width: width, height: height, isMaximumWidth: true)
    }
    guard let width = base.width else { return LayoutRoom(height: height) }
    guard width.isConstant else {
      throw CommandFailure.usage("the width in the specification follows the device's; give --width POINTS")
    }
    return LayoutRoom(width: width.points(onDevice: 0), height: height, isMaximumWidth: width.isMaximum)
  }

  private static func json(_ result: LayoutResult) -> JSONValue {
    .object([
      "size": size(result.size),
      "natural": size(result.natural),
      "title": result.title.map(placed) ?? .null,
      "subtitle": result.subtitle.map(placed) ?? .null,
      "image": result.image.map { .object(["frame": frame($0)]) } ?? .null,
      "direction": .string(result.direction.rawValue),
      "verdict": .string(result.verdict.rawValue),
      "clipped": .array(result.clippings.map(clipping)),
      "estimated": .texts(result.estimates),
    ])
  }

  private static func size(_ size: Size) -> JSONValue {
    .object(["width": .thousandths(size.width), "height": .thousandths(size.height)])
  }

  private static func frame(_ frame: Rect) -> JSONValue {
    .array([frame.minX, frame.minY, frame.width, frame.height].map(JSONValue.thousandths))
  }

  private static func placed(_ text: PlacedText) -> JSONValue {
    .object([
      "frame": frame(text.frame),
      "lines": .integer(text.measurement.lines.count),
      "visible": .string(text.measurement.visible),
      "truncated": .bool(text.measurement.isTruncated),
      "needed": .thousandths(text.neededWidth),
      "available": .length(text.availableWidth),
      "errorBound": .thousandths(text.measurement.errorBound),
      "verdict": .string(text.verdict.rawValue),
    ])
  }

  private static func clipping(_ clipping: Clipping) -> JSONValue {
    .object([
      "part": .string(clipping.part.rawValue), "axis": .string(clipping.axis.rawValue),
      "needed": .thousandths(clipping.needed), "available": .thousandths(clipping.available),
    ])
  }

  private static func text(_ result: LayoutResult) -> String {
    func extent(_ size: Size) -> String {
      PointText.number(size.width, decimals: 3) + " × " + PointText.number(size.height, decimals: 3) + " pt"
    }
    func place(_ frame: Rect) -> String {
      "at " + PointText.number(frame.minX, decimals: 3) + ", " + PointText.number(frame.minY, decimals: 3) + ": "
        + extent(frame.size)
    }
    func rows(_ name: String, _ text: PlacedText) -> [(String, String)] {
      let measurement = text.measurement
      let have = text.availableWidth.map { ", has " + PointText.number($0, decimals: 3) } ?? ""
      return [
        (name, place(text.frame) + ", \(measurement.lines.count) line" + (measurement.lines.count == 1 ? "" : "s")),
        (
          "",
          "needs \(PointText.number(text.neededWidth, decimals: 3)) ±\(PointText.number(measurement.errorBound, decimals: 2))"
            + have + " pt: " + text.verdict.rawValue
        ),
        ("", "shows " + SafeText.quoted(measurement.visible) + (measurement.isTruncated ? " (cut)" : "")),
      ]
    }
    var table = [("size", extent(result.size)), ("natural", extent(result.natural))]
    table += result.title.map { rows("title", $0) } ?? []
    table += result.subtitle.map { rows("subtitle", $0) } ?? []
    table += result.image.map { [("image", place($0))] } ?? []
    table += [("direction", result.direction.rawValue), ("verdict", result.verdict.rawValue)]
    table += result.estimates.map { ("estimated", $0) }
    return AnswerTable(table).text
  }
}
