import Foundation
import TitlefitControls
import TitlefitGeometry
import TitlefitReporters

/// Solved and recorded frames of many documents, counted.
struct SceneReport {
  private var rows: [SceneComparison.Row] = []
  private var documents = 0
  private var roots = 0
  private var milliseconds: [Double] = []

  /// Adds a document.
  mutating func add(_ comparison: SceneComparison) {
    guard comparison.isCounted else { return }
    documents += 1
    roots += comparison.roots
    rows += comparison.rows
    milliseconds += comparison.milliseconds
  }

  /// Shares of views whose error stays within a half, one and two points.
  private struct Shares {
    var rows: Int
    var within: [Double]

    init(_ errors: [Double]) {
      rows = errors.count
      within = [0.5, 1, 2].map { limit in
        Double(errors.count { $0 <= limit + 1e-6 }) / Double(max(1, errors.count))
      }
    }

    var json: JSONValue {
      .object([
        "rows": .integer(rows), "within05": Self.share(within[0]), "within1": Self.share(within[1]),
        "within2": Self.share(within[2]),
      ])
    }

    var text: String {
      let shares = within.map { String(format: "%5.1f", $0 * 100) }.joined(separator: " ")
      return String(format: "%5d", rows) + "  " + shares
    }

    private static func share(_ value: Double) -> JSONValue { .thousandths((value * 1e4).rounded() / 1e4) }
  }

  private func figures(_ error: (SceneComparison.Row) -> Double) -> [(name: String, shares: Shares)] {
    func shares(_ holds: (SceneComparison.Row) -> Bool) -> Shares { Shares(rows.filter(holds).map(error)) }
    return [
      ("views", shares { _ in true }), ("buttons", shares { $0.kind == .button }),
      ("labels", shares { $0.kind == .label }), ("consistent views", shares(\.isConsistent)),
      ("consistent buttons", shares { $0.isConsistent && $0.kind == .button }),
      ("consistent labels", shares { $0.isConsistent && $0.kind == .label }),
    ]
  }

  private func causes(_ cause: (SceneComparison.Row) -> String?) -> [(name: String, count: Int)] {
    Dictionary(grouping: rows.compactMap(cause)) { $0 }.map { ($0.key, $0.value.count) }
      .sorted { ($1.1, $0.0) < ($0.1, $1.0) }
  }

  // MARK: - Results

  /// The report as a JSON document; shares are fractions.
  var json: String {
    var members = Self.members(figures(\.horizontalError), causes(\.cause))
    members["documents"] = .integer(documents)
    members["roots"] = .integer(roots)
    members["vertical"] = .object(Self.members(figures(\.verticalError), causes(\.verticalCause)))
    return JSONValue.object(members).document
  }

  private static func members(
    _ figures: [(name: String, shares: Shares)], _ causes: [(name: String, count: Int)]
  ) -> [String: JSONValue] {
    var members: [String: JSONValue] = [:]
    var consistent: [String: JSONValue] = [:]
    for (name, shares) in figures {
      if name.hasPrefix("consistent ") {
        consistent[String(name.dropFirst("consistent ".count))] = shares.json
      } else {
        members[name] = shares.json
      }
    }
    members["consistent"] = .object(consistent)
    members["causes"] = .object(
      Dictionary(uniqueKeysWithValues: causes.map { ($0.name, JSONValue.integer($0.count)) }))
    return members
  }

  /// The report as text: percentages within half a point, one and two.
  func text(listsMisses: Bool) -> String {
    var lines = ["\(documents) documents, \(roots) roots; \(times)", "", "within ½, 1 and 2 points, percent"]
    lines.append("  across" + String(repeating: " ", count: 17) + "views")
    for (name, shares) in figures(\.horizontalError) {
      lines.append("  " + name.padding(toLength: 20, withPad: " ", startingAt: 0) + shares.text)
    }
    lines.append("  down")
    for (name, shares) in figures(\.verticalError) {
      lines.append("  " + name.padding(toLength: 20, withPad: " ", startingAt: 0) + shares.text)
    }
    lines += ["", "off by more than half a point across"]
    lines += causes(\.cause).map { "  \($0.count)  \($0.name)" }
    lines += ["off by more than half a point down"]
    lines += causes(\.verticalCause).map { "  \($0.count)  \($0.name)" }
    if listsMisses {
      lines.append("")
      for row in rows {
        guard let cause = row.cause else { continue }
        let (old, new) = (row.recorded, row.solved)
        lines.append(
          "\(row.document) \(row.kind.rawValue) \(row.id): x \(old.minX) width \(old.width) recorded, "
            + "x \(new.minX) width \(new.width) solved; \(cause)")
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private var times: String {
    let sorted = milliseconds.sorted()
    guard let last = sorted.last else { return "none solved" }
    let (median, high) = (sorted[sorted.count / 2], sorted[sorted.count * 95 / 100])
    return String(format: "a root takes %.2f ms (median), %.2f ms (95 %%), %.2f ms (most)", median, high, last)
  }
}
