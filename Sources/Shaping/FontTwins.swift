/// One thread's own copies of a collection's fonts, over the same files.
///
/// Swift and HarfBuzz count the references to a font, and HarfBuzz keeps caches in its fonts and faces. Threads that share
/// them write to the same memory all the time: two took a quarter more of the processor than one after the other.
final class FontTwins {
  /// Whether fonts are their own twins; the first thread takes the collection's fonts themselves.
  private let areOriginals: Bool
  private var instances: [ObjectIdentifier: Twin<FontInstance>] = [:]
  private var fonts: [ObjectIdentifier: Twin<VariedFont>] = [:]
  private var faces: [ObjectIdentifier: Twin<FontFace>] = [:]

  /// A font and its copy; holding the original keeps its address from meaning another.
  private struct Twin<Font> {
    var original: Font
    var copy: Font
  }

  /// Makes no copy yet.
  init(areOriginals: Bool) { self.areOriginals = areOriginals }

  /// The thread's own copy of a font.
  ///
  /// - Throws: ``FontError`` where the face cannot be opened once more.
  func twin(of original: FontInstance) throws(FontError) -> FontInstance {
    if areOriginals { return original }
    if let known = instances[ObjectIdentifier(original)] { return known.copy }
    let copy = FontInstance(original, font: try twin(of: original.font))
    instances[ObjectIdentifier(original)] = Twin(original: original, copy: copy)
    return copy
  }

  private func twin(of original: VariedFont) throws(FontError) -> VariedFont {
    if let known = fonts[ObjectIdentifier(original)] { return known.copy }
    let copy = VariedFont(original, face: try twin(of: original.face))
    fonts[ObjectIdentifier(original)] = Twin(original: original, copy: copy)
    return copy
  }

  private func twin(of original: FontFace) throws(FontError) -> FontFace {
    if let known = faces[ObjectIdentifier(original)] { return known.copy }
    let copy = try FontFace(copyOf: original)
    faces[ObjectIdentifier(original)] = Twin(original: original, copy: copy)
    return copy
  }
}
