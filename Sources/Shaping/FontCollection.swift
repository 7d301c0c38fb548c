import TitlefitCTextShims
public import TitlefitGeometry
public import TitlefitLocales
import TitlefitLocking
public import TitlefitTypography

/// All fonts of a run: which font serves which text, and how wide it is.
///
/// Fonts are opened when first needed and kept. A collection may be used by several threads at once; no lock is held
/// while text is shaped. The same files give the same answers on every machine.
public final class FontCollection: Sendable {
  /// Where files are looked for.
  let sources: FontSources
  /// What has been opened.
  let state = LockedValue(State())
  private let shapers: ShaperPool

  /// Makes a collection over sources; no file is opened yet.
  public convenience init(_ sources: FontSources = FontSources()) {
    self.init(sources, takesShortcuts: true)
  }

  /// Makes a collection that may do without the shortcuts of shaping, so that both ways can be compared.
  package init(_ sources: FontSources, takesShortcuts: Bool) {
    self.sources = sources
    shapers = ShaperPool(takesShortcuts: takesShortcuts)
  }

  /// How runs were shaped so far, those that are being shaped now left aside.
  package var shapingCounts: ShapingCounts { shapers.counts }

  /// The vertical measures of a font in points: San Francisco's for the system font, the file's own for all others.
  ///
  /// - Throws: ``FontError`` where the font cannot be opened.
  public func metrics(of descriptor: FontDescriptor) throws(FontError) -> FontMetrics {
    let primary = try primaryFont(of: descriptor)
    let em =
      primary.rule == .fitted
      ? FontMetrics(ascender: SystemFontData.ascender, descender: SystemFontData.descender, leading: 0)
      : primary.font.face.metrics
    return FontMetrics(
      ascender: em.ascender * descriptor.size, descender: em.descender * descriptor.size,
      leading: em.leading * descriptor.size)
  }

  /// The font that a descriptor names, before any character falls back.
  ///
  /// - Throws: ``FontError/nameNotFound(_:)`` for a named font that is neither in the project nor in the folders, other
  ///   cases where its file cannot be opened. There is no silent replacement.
  public func primaryFont(of descriptor: FontDescriptor) throws(FontError) -> FontInstance {
    guard descriptor.size > 0, descriptor.size < 10_000 else { throw .invalidSize(descriptor.size) }
    return try withState { state throws(FontError) in try state.primary(descriptor, sources: self.sources) }
  }

  /// Shapes a stretch of text with one font; the rest of the text counts as context.
  ///
  /// - Parameter script: the ISO 15924 code of the stretch.
  /// - Throws: ``FontError/invalidRequest(_:)`` where the range is not within the text or the script is no code.
  public func shape(
    _ text: [UInt16], range: Range<Int>, font: FontInstance, script: String, language: LanguageTag,
    direction: LayoutDirection
  ) throws(FontError) -> ShapedRun {
    guard range.lowerBound >= 0, range.upperBound <= text.count, text.count < Int(Int32.max) else {
      throw .invalidRequest("range \(range) of \(text.count) units")
    }
    guard let code = ScriptCode(script) else { throw .invalidRequest("script \(script)") }
    return try withShaper { shaper throws(FontError) in
      try shaper.shape(
        text, range: range, font: font, script: code, language: language, isRightToLeft: direction == .rightToLeft)
    }
  }

  /// Lends a shaper to a piece of work that cuts and shapes a whole text, so that it locks nothing on its way.
  ///
  /// - Throws: what the body throws, and ``FontError/shapingFailed`` where memory is short.
  package func withShaper<Value>(_ body: (FontShaper) throws(FontError) -> Value) throws(FontError) -> Value {
    try shapers.withShaper(of: self, body)
  }

  /// Remembers that a font serves a script.
  func note(_ font: FontInstance, script: ScriptCode) {
    guard font.notes(script) else { return }
    state.withLock { $0.use(font, script: script) }
  }

  /// The fonts that served some text so far, by name, weight and face.
  ///
  /// - Complexity: every file is hashed once.
  public var usedFonts: [UsedFont] { state.withLock { $0.usedFonts } }

  /// What the reader of a report must know about the fonts of this machine, in a fixed order.
  ///
  /// - Complexity: the stand-in's file is hashed once.
  public var problems: [FontProblem] { state.withLock { $0.problems } }

  /// Runs a piece of work on the shared state and hands its error on.
  func withState<Value>(
    _ body: (inout State) throws(FontError) -> sending Value
  ) throws(FontError) -> sending Value {
    try state.withLock { state throws(FontError) in try body(&state) }
  }
}

extension LanguageTag {
  /// The tag as HarfBuzz takes it; most tags are one subtag and need no joining.
  var shapingTag: String { script == nil && region == nil && rest == nil ? language : description }
}
