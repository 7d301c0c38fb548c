import TitlefitCTextShims
import TitlefitTypography

/// Hebrew of systems before iOS 14: the metrics of Arial by one ratio, at every size.
///
/// The platform then drew regular and, from the medium weight on, bold. Geresh and gershayim are as wide as straight
/// quotes. Source: `Corpora/Recorded/SystemFont/hebrew-advances.tsv` (Liberation Sans 2.1.5, made with Arial's metrics);
/// `RECORDING.md` beside it has what the recorded titles say for it.
enum ArialHebrew {
  /// The advance of a letter, geresh or gershayim in em, before the ratio; nil for every other scalar.
  static func advance(of scalar: UInt32, weight: FontWeight) -> Double? {
    let row: (regular: Int, bold: Int)
    switch scalar {
    case 0x5D0...0x5EA: row = letters[Int(scalar) - 0x5D0]
    case 0x5F3: row = geresh
    case 0x5F4: row = gershayim
    default: return nil
    }
    return Double(weight >= .medium ? row.bold : row.regular) / unitsPerEm
  }

  /// Takes the glyphs' advances from the table, a cluster at a time: marks add nothing to their letter.
  ///
  /// Clusters that the table lacks keep the advances they have.
  static func place(
    _ glyphs: inout [ShapedGlyph], raw: UnsafeBufferPointer<ts_glyph>, clusters: ClusterWalk, text: [UInt16],
    points: Double, weight: FontWeight
  ) {
    var index = 0
    while index < raw.count {
      var next = index + 1
      while next < raw.count, raw[next].cluster == raw[index].cluster { next += 1 }
      var width: Double?
      forEachScalar(in: text, clusters.textRange(ofFirst: index)) { scalar in
        guard let em = advance(of: scalar, weight: weight) else { return }
        width = (width ?? 0) + em * points
      }
      if let width {
        for glyph in index..<next { glyphs[glyph].advance = 0 }
        // The last glyph of a cluster from the left is the letter, and the marks before it are drawn over it.
        glyphs[next - 1].advance = width
      }
      index = next
    }
  }

  private static let unitsPerEm = 2048.0
  private static let geresh = (regular: 391, bold: 487)
  private static let gershayim = (regular: 727, bold: 971)

  /// From alef (U+05D0) to tav (U+05EA), final letters before the others.
  private static let letters: [(regular: Int, bold: Int)] = [
    (1286, 1397), (1225, 1311), (866, 981), (1135, 1192), (1298, 1384), (532, 618), (662, 748), (1348, 1434),
    (1337, 1409), (532, 618), (1094, 1180), (1075, 1133), (1085, 1171), (1389, 1475), (1407, 1487), (532, 618),
    (797, 883), (1343, 1430), (1192, 1266), (1276, 1382), (1249, 1335), (1032, 1128), (1116, 1247), (1208, 1339),
    (1094, 1180), (1495, 1649), (1415, 1470),
  ]
}
