import TitlefitConstraintSolving

/// Solves a ``Sample`` by trying every corner: each point where as many lines hold exactly as there are variables.
///
/// Errors are linear between the planes on which lines hold exactly, so the best point, level by level, is at a corner.
/// The planes on which a variable is 0 are added, so that there always is one.
struct Corners {
  /// The least sum of errors of each level, highest first; nil when required lines contradict each other.
  let totals: [Double]?
  /// The corners that have these sums.
  let best: [[Double]]

  init(_ sample: Sample) {
    let points = Corners.all(sample).filter { Corners.isAllowed($0, sample) }
    let rated = points.map { point in (point: point, totals: Corners.totals(at: point, sample)) }
    guard let least = rated.map(\.totals).min(by: { Corners.order($0, $1) < 0 }) else {
      totals = nil
      best = []
      return
    }
    totals = least
    best = rated.filter { Corners.order($0.totals, least) == 0 }.map(\.point)
  }

  static func totals(at point: [Double], _ sample: Sample) -> [Double] {
    sample.levels.map { level in
      sample.lines.filter { $0.priority == level }.reduce(0) { $0 + $1.weight * error($1, at: point) }
    }
  }

  /// Negative where the first is better at the highest level in which they differ.
  static func order(_ first: [Double], _ second: [Double]) -> Double {
    zip(first, second).map { $0 - $1 }.first { abs($0) > 1e-7 } ?? 0
  }

  private static func error(_ line: Sample.Line, at point: [Double]) -> Double {
    let value = zip(line.coefficients, point).reduce(line.constant) { $0 + $1.0 * $1.1 }
    return switch line.relation {
    case .equal: abs(value)
    case .atMost: max(0, value)
    case .atLeast: max(0, -value)
    }
  }

  private static func isAllowed(_ point: [Double], _ sample: Sample) -> Bool {
    zip(point, sample.isNonNegative).allSatisfy { $0 >= -1e-9 || !$1 }
      && sample.lines.allSatisfy { $0.priority != nil || error($0, at: point) <= 1e-9 }
  }

  private static func all(_ sample: Sample) -> [[Double]] {
    let count = sample.isNonNegative.count
    var planes = sample.lines.map { $0.coefficients + [$0.constant] }
    for variable in 0..<count { planes.append((0...count).map { $0 == variable ? 1 : 0 }) }
    var chosen: [[[Double]]] = [[]]
    for plane in planes { chosen += chosen.filter { $0.count < count }.map { $0 + [plane] } }
    return chosen.filter { $0.count == count }.compactMap(intersection)
  }

  /// The one point on all planes, by elimination; nil when there is none or more than one.
  private static func intersection(_ planes: [[Double]]) -> [Double]? {
    var rows = planes
    let count = rows.count
    for column in 0..<count {
      guard let pivot = (column..<count).max(by: { abs(rows[$0][column]) < abs(rows[$1][column]) }),
        abs(rows[pivot][column]) > 1e-9
      else { return nil }
      rows.swapAt(column, pivot)
      for row in 0..<count where row != column {
        let factor = rows[row][column] / rows[column][column]
        for place in column...count { rows[row][place] -= factor * rows[column][place] }
      }
    }
    return (0..<count).map { -rows[$0][count] / rows[$0][$0] }
  }
}
