import TitlefitGeometry

/// A recorded side beside what the product says it is.
struct Comparison {
  /// Which side of a frame.
  enum Dimension: String, CaseIterable {
    case width
    case height
  }

  var row: RecordedRow
  var dimension: Dimension
  var recorded: Double
  /// The product's value, raised as UIKit raises it.
  var predicted: Double
  /// The distance between the value before raising and the middle of the interval that raising makes one value of.
  var distance: Double
  /// The value before raising.
  var exact: Double
  /// The error bound, 0 for heights.
  var bound: Double
  /// How far the value before raising lies outside what is raised to the recorded value, in points.
  var outside: Double
  /// Whether the bound admits the recorded value.
  var isCovered: Bool

  /// The distance between the raised and the recorded value.
  var error: Double { abs(predicted - recorded) }

  /// Compares a width.
  init(width recorded: Double, of row: RecordedRow, with size: PredictedSize) {
    self.row = row
    self.recorded = recorded
    dimension = .width
    exact = size.exactWidth
    bound = size.bound
    outside = max(0, size.exactWidth - recorded, recorded - size.step - size.exactWidth)
    predicted = size.size.width
    // The recorded value stands for all widths that are raised to it.
    distance = abs(size.exactWidth - (recorded - size.step / 2))
    // A button that is wider than its text needs has no interval.
    let isNatural = size.size.width - size.exactWidth <= size.step + Self.tolerance
    if !isNatural {
      distance = abs(size.size.width - recorded)
      outside = distance
    }
    isCovered =
      size.exactWidth - size.bound <= recorded + Self.tolerance
      && size.exactWidth + size.bound > recorded - size.step - Self.tolerance
      || abs(size.size.width - recorded) <= Self.tolerance
  }

  /// Compares a height, which has no bound: it is covered where it is exact.
  init(height recorded: Double, of row: RecordedRow, with size: PredictedSize) {
    self.row = row
    self.recorded = recorded
    dimension = .height
    exact = size.size.height
    bound = 0
    predicted = size.size.height
    distance = abs(size.size.height - recorded)
    outside = distance
    isCovered = distance <= Self.tolerance
  }

  /// What recorded numbers are rounded by, in points.
  static let tolerance = 0.05
}

/// What rows are counted together by.
struct FidelityGroup: Hashable, Comparable {
  var kind: String
  var dimension: String
  /// Weight, size class and script; nil in the figures over all of them.
  var weight: String?
  var sizeClass: String?
  var script: String?

  /// The group of a comparison with its weight, class and script.
  init(_ comparison: Comparison) {
    self.init(all: comparison)
    weight = comparison.row.weight ?? "regular"
    sizeClass = comparison.row.pointSize ?? 17 < 20 ? "text" : "display"
    script = comparison.row.script
  }

  /// The group of kind and side alone.
  init(all comparison: Comparison) {
    kind = comparison.row.kind?.rawValue ?? ""
    dimension = comparison.dimension.rawValue
  }

  private var order: [String] { [kind, dimension, sizeClass ?? "", script ?? "", weight ?? ""] }

  static func < (left: FidelityGroup, right: FidelityGroup) -> Bool {
    left.order.lexicographicallyPrecedes(right.order)
  }
}

/// Shares and quantiles of some comparisons.
struct FidelityFigures {
  var rows: Int
  /// Shares from 0 to 1.
  var exact: Double
  var within05: Double
  var within1: Double
  var covered: Double
  /// Points.
  var p50: Double
  var p95: Double
  var most: Double

  /// Counts comparisons; there is at least one.
  init(_ comparisons: [Comparison]) {
    rows = comparisons.count
    func share(_ holds: (Comparison) -> Bool) -> Double {
      Double(comparisons.count(where: holds)) / Double(max(1, comparisons.count))
    }
    exact = share { $0.error <= Comparison.tolerance }
    within05 = share { $0.error <= 0.5 + 1e-6 }
    within1 = share { $0.error <= 1 + 1e-6 }
    covered = share(\.isCovered)
    let sorted = comparisons.map(\.distance).sorted()
    func quantile(_ share: Double) -> Double {
      guard !sorted.isEmpty else { return 0 }
      let place = share * Double(sorted.count - 1)
      let low = Int(place)
      let high = min(low + 1, sorted.count - 1)
      return sorted[low] + (sorted[high] - sorted[low]) * (place - Double(low))
    }
    p50 = quantile(0.5)
    p95 = quantile(0.95)
    most = sorted.last ?? 0
  }
}
