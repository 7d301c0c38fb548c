import Foundation
import TitlefitGeometry
import TitlefitShaping
import TitlefitTypography

/// The same recorded widths by the product and by four simpler rules, side by side.
struct BaselineComparison {
  private static let names = [
    "Titlefit's stand-in", "Inter as it is", "Inter with Apple's published tracking",
    "average of each character's script",
    "half an em a character",
  ]

  private struct Sample {
    var sizeClass: String
    var recorded: Double
    var step: Double
    /// Text widths before raising, by rule.
    var widths: [Double]
    /// What the control adds to the raised text.
    var added: Double
  }

  private var samples: [Sample] = []

  /// Lays out every row whose width counts.
  init(_ rows: [RecordedRow]) throws(TextMeasurementError) {
    let filter = RowFilter(rows)
    let layout = RowLayout()
    let plain = RowLayout(systemFont: .file(Self.interPath))
    var known: [(row: RecordedRow, size: PredictedSize, plain: Double)] = []
    for row in rows where row.isWidthFree && filter.width(row) == nil {
      guard let size = try layout.size(of: row), size.text != nil, let inter = try plain.size(of: row)?.text?.width
      else { continue }
      known.append((row, size, inter))
    }
    let averages = Self.averages(known.map(\.row), known.map(\.size))
    samples = known.compactMap { row, size, inter in
      guard let text = size.text, let points = row.pointSize, let recorded = row.width else { return nil }
      let count = Double(row.shownTitle.unicodeScalars.count)
      return Sample(
        sizeClass: "\(row.script == "latin" ? "Latin" : "other scripts") \(points < 20 ? "below" : "from") 20 pt",
        recorded: recorded, step: size.step,
        widths: [
          text.width, inter, inter + count * PublishedTracking.em(at: points) * points,
          count * (averages[row.script] ?? 0.5) * points, count * 0.5 * points,
        ], added: size.exactWidth - text.width)
    }
  }

  /// Where Debian's package puts the stand-in's file.
  private static let interPath = "/usr/share/fonts/truetype/inter-vf/Inter.var.ttf"

  /// The mean recorded advance in em by script, taken from these very rows: the best such a table can be.
  private static func averages(_ rows: [RecordedRow], _ sizes: [PredictedSize]) -> [String: Double] {
    var sums: [String: (width: Double, characters: Double)] = [:]
    for (row, size) in zip(rows, sizes) {
      guard let points = row.pointSize, let recorded = row.width, let text = size.text else { continue }
      let width = recorded - size.step / 2 - (size.exactWidth - text.width)
      sums[row.script, default: (0, 0)].width += width / points
      sums[row.script, default: (0, 0)].characters += Double(row.shownTitle.unicodeScalars.count)
    }
    return sums.mapValues { $0.characters > 0 ? $0.width / $0.characters : 0.5 }
  }

  /// The table in Markdown.
  var table: String {
    var text = """
      | rows | rule | exact | within 0.5 pt | within 1 pt | p50 | p95 |
      |---|---|---|---|---|---|---|

      """
    for (name, group) in Dictionary(grouping: samples, by: \.sizeClass).sorted(by: { $0.key < $1.key }) {
      for (index, rule) in Self.names.enumerated() {
        text += "| \(index == 0 ? "\(name): \(group.count)" : "") | \(rule) | \(Self.figures(group, rule: index)) |\n"
      }
    }
    return text
  }

  private static func figures(_ samples: [Sample], rule: Int) -> String {
    let errors = samples.map { sample in
      let grid = PixelScale(1 / sample.step)
      return abs(grid.roundedUp(sample.widths[rule]) + sample.added - sample.recorded)
    }
    let distances = samples.map { sample in
      abs(sample.widths[rule] + sample.added - (sample.recorded - sample.step / 2))
    }.sorted()
    let shares = [Comparison.tolerance, 0.5 + 1e-6, 1 + 1e-6].map { limit in
      String(format: "%.1f %%", 100 * Double(errors.count { $0 <= limit }) / Double(max(1, errors.count)))
    }
    let quantiles = [0.5, 0.95].map { share in
      String(format: "%.2f pt", distances[Int((share * Double(distances.count - 1)).rounded())])
    }
    return (shares + quantiles).joined(separator: " | ")
  }
}
