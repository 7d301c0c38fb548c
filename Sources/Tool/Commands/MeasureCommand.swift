import TitlefitArgumentParsing
import TitlefitGeometry
import TitlefitReporters
import TitlefitTypography

/// `titlefit measure`: size, lines and visible text of a string.
enum MeasureCommand {
  struct Values: Sendable {
    var text = TextOptions()
    var texts: [String] = []
  }

  static let verb = Verb(
    Command(
      CommandShape(
        name: "measure", summary: "size, lines and visible text of a string",
        discussion: [
          "Width and height are raised to whole device pixels as a label's size is; widths of lines and the needed width "
            + "are exact. Several texts give one answer each, with --format json as a list."
        ],
        positional: PositionalShape("TEXT", help: "the text; quote it if it has spaces", count: 1...1000)),
      defaults: Values(), options: TextOptions.options.map { $0.lifted(to: \.text) }, arguments: \.texts),
    run: run)

  private static func run(_ values: Values, console: Console) throws -> ExitStatus {
    let options = values.text
    let setup = try Setup(configurationPath: options.configuration, console: console)
    let measurer = Engine(setup: setup, font: options.font(insteadOf: .system(17))).measurer
    var answers: [Answer] = []
    for text in values.texts {
      do throws(TextMeasurementError) {
        let measurement = try measurer.measure(request(text, options))
        answers.append(Answer(measurement: measurement, scale: options.usedScale, direction: options.direction))
      } catch {
        throw CommandFailure(error)
      }
    }
    if options.format == .json {
      let document = answers.count == 1 ? answers[0].json : .array(answers.map(\.json))
      try console.output(document.document)
    } else {
      try console.output(answers.map(\.text).joined(separator: "\n"))
    }
    return .clean
  }

  private static func request(_ text: String, _ options: TextOptions) -> TextRequest {
    TextRequest(
      text, language: options.usedLanguage, direction: options.direction,
      font: options.font(insteadOf: .system(17)) ?? .system(17), maximumWidth: options.maximumWidth?.points,
      lineLimit: options.lines?.count ?? 1, lineBreakMode: options.lineBreak ?? .byTruncatingTail)
  }

  /// One measured text, ready to be shown.
  private struct Answer {
    let measurement: TextMeasurement
    let scale: PixelScale
    let direction: LayoutDirection

    private var width: Double { scale.roundedUp(measurement.width) }
    private var height: Double { scale.roundedUp(measurement.height) }

    var json: JSONValue {
      .object([
        "width": .thousandths(width),
        "height": .thousandths(height),
        "lines": .array(
          measurement.lines.map { .object(["text": .string($0.text), "width": .thousandths($0.width)]) }),
        "visible": .string(measurement.visible),
        "truncated": .bool(measurement.isTruncated),
        "needed": .thousandths(measurement.needed),
        "errorBound": .thousandths(measurement.errorBound),
        "direction": .string(direction.rawValue),
        "runs": .array(measurement.runs.map(run)),
        "missing": .texts(measurement.missingGlyphs),
        "estimated": .texts(measurement.estimates),
      ])
    }

    private func run(_ run: MeasuredRun) -> JSONValue {
      .object([
        "text": .string(run.text), "font": .string(run.font), "script": .string(run.script),
        "direction": .string(run.isRightToLeft ? "rtl" : "ltr"), "width": .thousandths(run.width),
      ])
    }

    var text: String {
      func points(_ value: Double) -> String { PointText.number(value, decimals: 3) + " pt" }
      var rows = [
        ("size", points(width) + " × " + points(height)),
        ("needed", points(measurement.needed) + " ±" + PointText.number(measurement.errorBound, decimals: 2)),
        ("visible", SafeText.quoted(measurement.visible) + (measurement.isTruncated ? " (cut)" : "")),
      ]
      for (index, line) in measurement.lines.enumerated() where measurement.lines.count > 1 {
        rows.append(("line \(index + 1)", SafeText.quoted(line.text) + " " + points(line.width)))
      }
      rows += measurement.runs.map { ("font", "\($0.font) for \($0.script), \(points($0.width))") }
      if !measurement.missingGlyphs.isEmpty {
        rows.append(("missing", measurement.missingGlyphs.map(SafeText.quoted).joined(separator: " ")))
      }
      rows += measurement.estimates.map { ("estimated", $0) }
      return AnswerTable(rows).text
    }
  }
}
