import Foundation
import TitlefitReporters

/// All comparisons of a file, counted.
struct FidelityReport {
  var comparisons: [Comparison] = []
  /// Rows left out, by side and reason.
  var excluded: [String: [RowExclusion: Int]] = [:]
  /// Lines that are no JSON object.
  var brokenLines: [Int] = []

  /// Counts an excluded side.
  mutating func exclude(_ dimension: Comparison.Dimension, _ reason: RowExclusion) {
    excluded[dimension.rawValue, default: [:]][reason, default: 0] += 1
  }

  private func grouped(_ key: (Comparison) -> FidelityGroup) -> [(FidelityGroup, FidelityFigures)] {
    Dictionary(grouping: comparisons, by: key).sorted { $0.key < $1.key }.map { ($0.key, FidelityFigures($0.value)) }
  }

  private var worst: [Comparison] {
    let sorted = comparisons.enumerated().sorted { left, right in
      left.element.distance != right.element.distance
        ? left.element.distance > right.element.distance : left.offset < right.offset
    }
    return sorted.prefix(20).map(\.element)
  }

  private var exclusions: [(dimension: String, reason: RowExclusion, rows: Int)] {
    excluded.sorted { $0.key > $1.key }.flatMap { dimension, reasons in
      RowExclusion.allCases.compactMap { reason in reasons[reason].map { (dimension, reason, $0) } }
    }
  }

  // MARK: JSON

  /// The report as a JSON document; shares are fractions.
  var json: String {
    JSONValue.object([
      "groups": .array(grouped { FidelityGroup($0) }.map { Self.json($0.0, $0.1) }),
      "all": .array(grouped { FidelityGroup(all: $0) }.map { Self.json($0.0, $0.1) }),
      "excluded": .array(
        exclusions.map {
          .object([
            "dimension": .string($0.dimension), "reason": .string($0.reason.rawValue), "rows": .integer($0.rows),
          ])
        }),
      "brokenLines": .array(brokenLines.map(JSONValue.integer)), "worst": .array(worst.map(Self.json)),
    ]).document
  }

  private static func json(_ group: FidelityGroup, _ figures: FidelityFigures) -> JSONValue {
    var members: [String: JSONValue] = [
      "kind": .string(group.kind), "dimension": .string(group.dimension), "rows": .integer(figures.rows),
      "exact": share(figures.exact), "within05": share(figures.within05), "within1": share(figures.within1),
      "covered": share(figures.covered), "p50": .thousandths(figures.p50), "p95": .thousandths(figures.p95),
      "max": .thousandths(figures.most),
    ]
    if let weight = group.weight { members["weight"] = .string(weight) }
    if let sizeClass = group.sizeClass { members["class"] = .string(sizeClass) }
    if let script = group.script { members["script"] = .string(script) }
    return .object(members)
  }

  private static func share(_ value: Double) -> JSONValue { .number((value * 10000).rounded() / 10000) }

  private static func json(_ row: Comparison) -> JSONValue {
    .object([
      "kind": .text(row.row.kind?.rawValue), "dimension": .string(row.dimension.rawValue),
      "title": .string(row.row.shownTitle), "size": .length(row.row.pointSize), "weight": .text(row.row.weight),
      "tools": .integer(row.row.toolsVersion), "recorded": .thousandths(row.recorded),
      "predicted": .thousandths(row.predicted), "document": .text(row.row.path),
    ])
  }

  // MARK: Table

  /// Every comparison in the order of the file: for scripts that look further.
  var table: String {
    comparisons.map { comparison in
      let row = comparison.row
      let fields = [
        row.kind?.rawValue ?? "", comparison.dimension.rawValue, row.weight ?? "", "\(row.pointSize ?? 0)", row.script,
        "\(row.toolsVersion)", Self.number(comparison.recorded), Self.number(comparison.predicted),
        String(format: "%.3f", comparison.exact), String(format: "%.3f", comparison.bound),
        String(format: "%.3f", comparison.outside), "\(comparison.isCovered)",
        row.repository ?? "", SafeText.line(row.shownTitle.debugDescription),
      ]
      return fields.joined(separator: "\t") + "\n"
    }.joined()
  }

  // MARK: Text

  /// The report as tables.
  var text: String {
    var text = Self.head("weight, class, script") + grouped { FidelityGroup($0) }.map { Self.line($0.0, $0.1) }.joined()
    text += "\n" + Self.head("all") + grouped { FidelityGroup(all: $0) }.map { Self.line($0.0, $0.1) }.joined()
    text += """

      exact: the raised value is the recorded one; within: at most so many points beside it; p50, p95, max: points between
      the value before raising and the middle of what is raised to the recorded one; e: recorded values that the error
      bound admits, and exact heights, which have no bound.

      Left out:

      """
    for item in exclusions { text += "\(Self.padded(item.rows, 6)) \(item.dimension)  \(item.reason.rawValue)\n" }
    if !brokenLines.isEmpty { text += "\(Self.padded(brokenLines.count, 6)) lines that are no JSON object\n" }
    text += "\nThe 20 worst rows:\n"
    for row in worst {
      let place = "\(row.row.kind?.rawValue ?? "") \(row.dimension.rawValue)"
      let font = "\(row.row.pointSize ?? 0) \(row.row.weight ?? "")"
      text += "\(Self.number(row.predicted)) for \(Self.number(row.recorded)): \(place), \(font), "
      text += "\(SafeText.line(row.row.shownTitle.debugDescription)), build \(row.row.toolsVersion)\n"
    }
    return text
  }

  private static func head(_ title: String) -> String {
    "kind, side, " + title.padding(toLength: 42, withPad: " ", startingAt: 0)
      + "  rows  exact   <=.5     <=1    p50    p95     max      e\n"
  }

  private static func line(_ group: FidelityGroup, _ figures: FidelityFigures) -> String {
    let name = [group.kind, group.dimension, group.weight, group.sizeClass, group.script].compactMap(\.self)
      .joined(separator: " ")
    let shares = [figures.exact, figures.within05, figures.within1].map { String(format: "%6.1f%%", $0 * 100) }
    return name.padding(toLength: 54, withPad: " ", startingAt: 0) + padded(figures.rows, 6)
      + shares.joined(separator: " ")
      + String(format: " %6.2f %6.2f %7.2f", figures.p50, figures.p95, figures.most)
      + String(format: " %5.1f%%\n", figures.covered * 100)
  }

  private static func padded(_ value: Int, _ width: Int) -> String {
    let digits = "\(value)"
    return String(repeating: " ", count: max(0, width - digits.count)) + digits
  }

  private static func number(_ value: Double) -> String { String(format: "%.2f", value) }
}
