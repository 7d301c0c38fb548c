import TitlefitCTextShims
public import TitlefitLocales
import TitlefitLocking
public import TitlefitTypography

extension FontCollection {
  /// Cuts a stretch of text into the fonts that serve it, cluster by cluster.
  ///
  /// - Parameter clusters: the UTF-16 offsets of the grapheme cluster boundaries within the range, both ends included,
  ///   rising.
  /// - Parameter script: the ISO 15924 code of the stretch; a stretch has one script.
  /// - Throws: ``FontError`` where the primary font cannot be opened or the offsets are not within the text. A character
  ///   that no font serves is no error: see ``FontRun/isMissing``.
  /// - Complexity: linear in the length of the range.
  public func fontRuns(
    for text: [UInt16], in range: Range<Int>, clusters: [Int], script: String, language: LanguageTag,
    descriptor: FontDescriptor
  ) throws(FontError) -> [FontRun] {
    guard range.lowerBound >= 0, range.upperBound <= text.count, clusters.first ?? 0 >= range.lowerBound,
      clusters.last ?? 0 <= range.upperBound
    else { throw .invalidRequest("range \(range), clusters \(clusters.count) of \(text.count) units") }
    guard let code = ScriptCode(script) else { throw .invalidRequest("script \(script)") }
    return try withShaper { shaper throws(FontError) in
      var runs: [FontRun] = []
      try shaper.forEachRun(
        of: text, clusters: clusters[...], script: code, language: language, descriptor: descriptor
      ) { runs.append($0) }
      return runs
    }
  }

  /// The font that serves the letters of a script in a language, or nil where the cascade has none or its file is
  /// absent; what `titlefit fonts` lists.
  ///
  /// - Throws: ``FontError`` where the primary font cannot be opened.
  public func font(
    forScript script: String, language: LanguageTag, descriptor: FontDescriptor
  ) throws(FontError) -> FontInstance? {
    guard let code = ScriptCode(script) else { throw .invalidRequest("script \(script)") }
    let primary = try primaryFont(of: descriptor)
    if code.isPrimary { return primary }
    var search = FontSearch(
      collection: self, primary: primary, script: code, language: language, descriptor: descriptor)
    return Cascade.file(for: code, language: language).flatMap { search.open($0, for: code) }
  }
}

extension FontInstance {
  /// The error bound of widths in a script with this font, in words.
  public func boundDescription(forScript script: String) -> String {
    let isCyrillic = rule == .fitted && (script == "Cyrl" || script == "Grek")
    return (isCyrillic ? .cyrillic : rule).boundDescription(weight: weight)
  }

  /// What a font serves in a stretch of a script: emoji are their own script, and what the user interface font draws
  /// inside another script is spaces, digits and punctuation.
  func served(in script: ScriptCode) -> ScriptCode {
    switch rule {
    case .emoji: .emoji
    case .symbol: .common
    case .fitted: script.isPrimary ? script : .common
    default: script
    }
  }

  /// The SHA-256 of the font file in lower-case hex.
  ///
  /// - Complexity: linear in the file's length at the first call.
  public var fileDigest: String { font.face.file.digest }
}

/// One search through the cascade for the clusters of a stretch.
struct FontSearch {
  private let collection: FontCollection
  private let primary: FontInstance
  private let script: ScriptCode
  private let language: LanguageTag
  private let descriptor: FontDescriptor
  /// Whose fonts are chosen; nil for the collection's own.
  private let twins: FontTwins?
  /// What this search has opened, so that the shared state is asked once a file.
  private var opened: [(file: CascadeFile, font: FontInstance?)] = []
  private var standIn: FontInstance??

  /// Makes a search for one stretch of one script.
  init(
    collection: FontCollection, primary: FontInstance, script: ScriptCode, language: LanguageTag,
    descriptor: FontDescriptor, twins: FontTwins? = nil
  ) {
    self.collection = collection
    self.primary = primary
    self.script = script
    self.language = language
    self.descriptor = descriptor
    self.twins = twins
  }

  /// The font of one cluster; the primary font as missing where none serves it.
  mutating func choose(_ text: [UInt16], _ cluster: Range<Int>) -> CascadeMemory.Choice {
    let first = text[cluster.lowerBound]
    if cluster.count == 1, first < 0x250, primary.font.nominalGlyph(UInt32(first)) != nil {
      return CascadeMemory.Choice(font: primary, isMissing: false)
    }
    let shape = ClusterShape(text, cluster)
    guard let base = shape.scalars.first else { return CascadeMemory.Choice(font: primary, isMissing: false) }
    if shape.isEmoji, let emoji = open(Cascade.emoji, for: .common), emoji.font.nominalGlyph(base) != nil {
      return CascadeMemory.Choice(font: emoji, isMissing: false)
    }
    if let font = candidates(for: base, of: shape.scalars) { return CascadeMemory.Choice(font: font, isMissing: false) }
    if ScalarProperties.isEmoji(base), let emoji = open(Cascade.emoji, for: .common),
      emoji.font.nominalGlyph(base) != nil
    {
      return CascadeMemory.Choice(font: emoji, isMissing: false)
    }
    return CascadeMemory.Choice(font: primary, isMissing: true)
  }

  /// The first font of the cascade that has all of a cluster's characters, or nil.
  private mutating func candidates(for base: UInt32, of scalars: [UInt32]) -> FontInstance? {
    let own = ScalarProperties.script(base)
    let isGrid = Cascade.isIdeographicPunctuation(base)
    if (own.isPrimary && !isGrid) || primary.rule == .exact {
      if covers(primary, scalars) { return primary }
      if descriptor.family != .system, own.isPrimary, !isGrid, let standIn = systemFont(), covers(standIn, scalars) {
        return standIn
      }
    }
    for script in scripts(for: base, own: own, isGrid: isGrid) {
      guard let file = Cascade.file(for: script, language: language) else { continue }
      if let font = open(file, for: script), covers(font, scalars) { return font }
    }
    guard own.isPrimary || own == .unknown else { return nil }
    for file in Cascade.symbols {
      if let font = open(file, for: .common), covers(font, scalars) { return font }
    }
    let ideographs = Cascade.ideographs(script: .han, language: language)
    if let font = open(ideographs, for: .common), covers(font, scalars) { return font }
    return nil
  }

  /// The scripts whose fonts are asked for a character, in order.
  private func scripts(for base: UInt32, own: ScriptCode, isGrid: Bool) -> [ScriptCode] {
    if isGrid { return [own.isPrimary ? .han : own] }
    if !own.isPrimary { return [own] }
    let block = Cascade.scriptByBlock(base)
    if own == .common || own == .inherited { return [script, block].compactMap(\.self).filter { $0 != .common } }
    return [own]
  }

  /// The system's own font at the descriptor's size, for characters that a named font lacks.
  private mutating func systemFont() -> FontInstance? {
    if let standIn { return standIn }
    let system = FontDescriptor(
      family: .system, size: descriptor.size, weight: descriptor.weight, isItalic: descriptor.isItalic)
    let found = (try? collection.primaryFont(of: system)).flatMap(own)
    standIn = .some(found)
    return found
  }

  /// A file of the cascade at the descriptor's weight and size.
  mutating func open(_ file: CascadeFile, for script: ScriptCode) -> FontInstance? {
    if let known = opened.first(where: { $0.file == file }) { return known.font }
    let font = collection.state.withLock { state in
      state.cascadeFont(
        file, script: script, weight: descriptor.weight, size: descriptor.size, sources: collection.sources)
    }
    let own = font.flatMap(own)
    opened.append((file, own))
    return own
  }

  /// The font as this search's thread has it; nil where memory is too short to open it once more.
  private func own(_ font: FontInstance) -> FontInstance? {
    guard let twins else { return font }
    return try? twins.twin(of: font)
  }

  /// Whether a font has glyphs for all characters of a cluster, a base and its mark also as one composed character.
  private func covers(_ font: FontInstance, _ scalars: [UInt32]) -> Bool {
    var pending: UInt32?
    for scalar in scalars {
      if let base = pending, let composed = ScalarProperties.composition(base, scalar),
        font.font.nominalGlyph(composed) != nil
      {
        pending = composed
        continue
      }
      guard font.font.nominalGlyph(scalar) != nil || hasBase(font, scalar) else { return false }
      pending = scalar
    }
    return true
  }

  /// Whether a font can build a composed character from a base it has: shaping takes characters apart where it must.
  private func hasBase(_ font: FontInstance, _ scalar: UInt32) -> Bool {
    let base = ScalarProperties.base(scalar)
    return base != scalar && font.font.nominalGlyph(base) != nil
  }
}

/// The characters of a cluster that draw, and whether it is drawn in colour.
struct ClusterShape {
  /// The drawing characters in order; joiners, selectors and controls left out.
  var scalars: [UInt32] = []
  /// Whether the platform draws the cluster in colour: flags, keycaps, sequences, and whatever asks for it.
  var isEmoji = false

  /// From here on the platform has no text glyphs for emoji, so they are drawn in colour even unasked.
  ///
  /// Source: a recorded label with U+1F5D1 (text presentation by default) has an emoji's width.
  private static let pictographs: UInt32 = 0x1F000

  /// Reads the characters of a cluster.
  init(_ text: [UInt16], _ range: Range<Int>) {
    var scalars: [UInt32] = []
    var asksForColour = false
    var asksForText = false
    forEachScalar(in: text, range) { scalar in
      switch scalar {
      case 0xFE0F, 0x20E3: asksForColour = true
      case 0xFE0E: asksForText = true
      default:
        if !ScalarProperties.isIgnorable(scalar) { scalars.append(scalar) }
      }
    }
    self.scalars = scalars
    guard let base = scalars.first, !asksForText else { return }
    isEmoji =
      ScalarProperties.hasEmojiPresentation(base)
      || (asksForColour || base >= Self.pictographs) && ScalarProperties.isEmoji(base)
  }
}
