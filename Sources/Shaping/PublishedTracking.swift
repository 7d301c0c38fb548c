/// The tracking that Apple publishes for San Francisco.
///
/// Source: Human Interface Guidelines, Typography, "Tracking values", SF Pro (iOS, iPadOS).
public enum PublishedTracking {
  /// The tracking in em at a size in points: linear between the listed sizes, the end values beyond them.
  public static func em(at size: Double) -> Double {
    guard let first = table.first, let last = table.last, size > first.size else {
      return (table.first?.em ?? 0) / 1000
    }
    guard size < last.size else { return last.em / 1000 }
    for (low, high) in zip(table, table.dropFirst()) where size < high.size {
      return (low.em + (high.em - low.em) * (size - low.size) / (high.size - low.size)) / 1000
    }
    return last.em / 1000
  }

  /// Thousandths of an em by size in points; neighbours of one value are left out.
  private static let table: [(size: Double, em: Double)] = [
    (6, 41), (7, 34), (8, 26), (9, 19), (10, 12), (11, 6), (12, 0), (13, -6), (14, -11), (15, -16), (16, -20),
    (17, -26),
    (18, -25), (19, -24), (20, -23), (21, -18), (22, -12), (23, -4), (24, 3), (25, 6), (26, 8), (27, 11), (28, 14),
    (30, 14), (31, 13), (32, 13), (33, 12), (34, 12), (35, 11), (36, 10), (40, 10), (41, 9), (43, 9), (44, 8), (48, 8),
    (49, 7), (51, 7), (52, 6), (56, 6), (58, 5), (60, 4), (64, 4), (66, 3), (68, 2), (72, 2), (76, 1), (80, 0),
  ]
}
