import TitlefitGeometry
import TitlefitLocking
public import TitlefitShaping
import TitlefitTypography

/// The outlines of all glyphs that were drawn, each once for a face and its axis values, whatever sizes it is drawn at.
///
/// One table may be used by several threads at once.
public final class OutlineTable: Sendable {
  private struct Key: Hashable {
    var source: OutlineSource
    var glyph: UInt32
  }

  private struct Known: Sendable {
    var indices: [Key: Int?] = [:]
    var paths: [String] = []
  }

  private let known = LockedValue(Known())

  /// Makes an empty table.
  public init() {}

  /// The path data of the outlines, in the order in which they were first asked for.
  public var paths: [String] { known.withLock { $0.paths } }

  /// The index of a glyph's outline, or nil where the glyph has none.
  ///
  /// - Complexity: linear in the number of the outline's points at the first call, constant afterwards.
  public func index(of glyph: UInt32, in font: FontInstance) -> Int? {
    let key = Key(source: font.outlineSource, glyph: glyph)
    if let index = known.withLock({ $0.indices[key] }) { return index }
    // Two threads may read one outline at once; the first to come back decides.
    let path = PathData.text(of: font.outline(of: glyph))
    return known.withLock { known in
      if let index = known.indices[key] { return index }
      let index: Int? = path.isEmpty ? nil : known.paths.count
      if index != nil { known.paths.append(path) }
      known.indices[key] = .some(index)
      return index
    }
  }
}
