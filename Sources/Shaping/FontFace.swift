import TitlefitCTextShims
import TitlefitTypography

/// One face of a font file: its names and its vertical measures.
///
/// Nothing changes after creation, and HarfBuzz's faces may be used by several threads, which makes it sendable.
final class FontFace: @unchecked Sendable {
  /// The file it is in.
  let file: FontFile
  /// Its index in the file.
  let index: Int
  /// Font units in one em.
  let unitsPerEm: Int
  /// The full name, or the file's path where the face has none.
  let name: String
  /// Every name by which the face can be asked for: PostScript, full, family, typographic family.
  let names: [String]
  /// Vertical measures in em.
  let metrics: FontMetrics
  /// Immutable after creation; HarfBuzz's faces may be used by several threads.
  let handle: OpaquePointer

  /// Opens a face of a file.
  ///
  /// - Throws: ``FontError/malformed(path:reason:)`` where the face is not whole.
  init(file: FontFile, index: Int) throws(FontError) {
    let handle = try Self.open(file, index)
    self.file = file
    self.index = index
    self.handle = handle
    unitsPerEm = Int(ts_face_units_per_em(handle))
    let entries = Self.nameEntries(of: handle)
    names = entries.filter { Self.searchedNames.contains($0.identifier) }.map(\.text)
    name = entries.first { $0.identifier == 4 }?.text ?? names.first ?? file.path
    metrics = Self.metrics(of: handle, unitsPerEm: unitsPerEm)
  }

  /// Opens a face once more, for another thread.
  ///
  /// - Throws: ``FontError/malformed(path:reason:)`` where memory is short.
  init(copyOf other: FontFace) throws(FontError) {
    handle = try Self.open(other.file, other.index)
    (file, index, unitsPerEm) = (other.file, other.index, other.unitsPerEm)
    (name, names, metrics) = (other.name, other.names, other.metrics)
  }

  deinit { ts_face_destroy(handle) }

  private static func open(_ file: FontFile, _ index: Int) throws(FontError) -> OpaquePointer {
    var status = TS_FONT_OK
    guard index >= 0, index < file.faceCount, let handle = ts_face_create(file.handle, UInt32(index), &status) else {
      throw FontFile.error(status == TS_FONT_OK ? TS_FONT_NO_SUCH_FACE : status, path: file.path)
    }
    return handle
  }

  /// Name identifiers that a document may mean: family, full, PostScript, typographic family.
  ///
  /// Source: OpenType 1.9, name table, identifiers 1, 4, 6 and 16.
  private static let searchedNames: Set<Int32> = [1, 4, 6, 16]

  /// Whether the face has a variation axis, and its range in axis units.
  func axis(_ tag: UInt32) -> ClosedRange<Float>? {
    var low: Float = 0
    var standard: Float = 0
    var high: Float = 0
    guard ts_face_axis(handle, tag, &low, &standard, &high), low <= high else { return nil }
    return low...high
  }

  private static func nameEntries(of handle: OpaquePointer) -> [(identifier: Int32, text: String)] {
    var buffer = [CChar](repeating: 0, count: 256)
    return (0..<min(ts_face_name_count(handle), 1000)).compactMap { index in
      let identifier = ts_face_name(handle, index, &buffer, UInt32(buffer.count))
      let bytes = buffer.prefix { $0 != 0 }.map(UInt8.init(bitPattern:))
      return bytes.isEmpty ? nil : (identifier, String(decoding: bytes, as: UTF8.self))
    }
  }

  /// The measures in em by Apple's rule: `hhea`, and the typographic ones of OS/2 only where `hhea` is all zero.
  ///
  /// Source: Apple, TrueType Reference Manual, `hhea`; UIFont.lineHeight of fonts named in Interface Builder follows it.
  private static func metrics(of handle: OpaquePointer, unitsPerEm: Int) -> FontMetrics {
    let raw = ts_face_get_metrics(handle)
    let em = Double(max(unitsPerEm, 1))
    let hasHorizontalHeader = raw.hhea_ascender != 0 || raw.hhea_descender != 0
    let ascender = hasHorizontalHeader ? raw.hhea_ascender : raw.typo_ascender
    let descender = hasHorizontalHeader ? raw.hhea_descender : raw.typo_descender
    let lineGap = hasHorizontalHeader ? raw.hhea_line_gap : raw.typo_line_gap
    return FontMetrics(
      ascender: max(0, Double(ascender) / em), descender: max(0, -Double(descender) / em),
      leading: max(0, Double(lineGap) / em))
  }
}

/// A face at fixed variation values, ready to shape.
final class VariedFont: @unchecked Sendable {
  /// The face.
  let face: FontFace
  /// Immutable after creation; HarfBuzz's fonts may be used by several threads.
  let handle: OpaquePointer
  /// The axes that were set, with their values in axis units.
  let axes: [(tag: UInt32, value: Float)]

  /// The boxes of its glyphs.
  let boxes = GlyphBoxes()
  private let opticalSize: Double?

  /// Whether nothing but the scale depends on the size in points: neither an optical size axis nor a tracking table.
  let isLinear: Bool

  /// Sets the weight axis, and the optical size axis where a size in points is given; axes the face lacks are left out.
  init(face: FontFace, weight: Int, opticalSize: Double?) {
    self.face = face
    self.opticalSize = opticalSize
    var tags: [UInt32] = []
    var values: [Float] = []
    if let range = face.axis(Self.weightAxis) {
      tags.append(Self.weightAxis)
      values.append(min(max(Float(weight), range.lowerBound), range.upperBound))
    }
    if let opticalSize, let range = face.axis(Self.opticalSizeAxis) {
      tags.append(Self.opticalSizeAxis)
      values.append(min(max(Float(opticalSize), range.lowerBound), range.upperBound))
    }
    axes = zip(tags, values).map { (tag: $0, value: $1) }
    isLinear = face.axis(Self.opticalSizeAxis) == nil && !ts_face_has_table(face.handle, Self.trackingTable)
    handle = Self.open(face, axes, opticalSize)
  }

  /// Sets the same axes on a copy of the face.
  init(_ other: VariedFont, face: FontFace) {
    self.face = face
    (axes, opticalSize, isLinear) = (other.axes, other.opticalSize, other.isLinear)
    handle = Self.open(face, axes, opticalSize)
  }

  deinit { ts_font_destroy(handle) }

  private static func open(
    _ face: FontFace, _ axes: [(tag: UInt32, value: Float)], _ opticalSize: Double?
  ) -> OpaquePointer {
    ts_font_create(face.handle, axes.map(\.tag), axes.map(\.value), UInt32(axes.count), Float(opticalSize ?? 0))
  }

  private static let weightAxis: UInt32 = 0x7767_6874
  private static let trackingTable: UInt32 = 0x7472_616B
  /// The tag `opsz`.
  static let opticalSizeAxis: UInt32 = 0x6F70_737A

  /// The glyph of a scalar before shaping, or nil where the font has none.
  func nominalGlyph(_ scalar: UInt32) -> UInt32? {
    let glyph = ts_font_nominal_glyph(handle, scalar)
    return glyph == 0 ? nil : glyph
  }

  /// The advance of a scalar's glyph in em before shaping, or nil where the font has none.
  func nominalAdvance(_ scalar: UInt32) -> Double? {
    nominalGlyph(scalar).map { Double(ts_font_advance(handle, $0)) / Double(face.unitsPerEm) }
  }
}
