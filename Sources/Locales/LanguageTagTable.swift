import TitlefitLocking

/// The parts of one tag; there is one object for each tag, and it lives as long as the process.
final class LanguageTagParts: Sendable {
  /// As ``LanguageTag/language``.
  let language: String
  /// As ``LanguageTag/script``.
  let script: String?
  /// As ``LanguageTag/region``.
  let region: String?
  /// As ``LanguageTag/rest``.
  let rest: String?
  /// The canonical spelling.
  let description: String

  /// Joins the parts of a tag.
  init(language: String, script: String?, region: String?, rest: String?) {
    self.language = language
    self.script = script
    self.region = region
    self.rest = rest
    description = [language, script, region, rest].compactMap(\.self).joined(separator: "-")
  }
}

/// All tags that the process has met, by their canonical spelling.
///
/// Tags are never freed: a run meets as many as its catalogs have languages.
final class LanguageTagTable: Sendable {
  /// The table of the process.
  static let shared = LanguageTagTable()

  private let known = LockedValue<[String: Unmanaged<LanguageTagParts>]>([:])

  /// The parts of a tag in canonical spelling that was met before, or nil.
  func parts(named spelling: String) -> Unmanaged<LanguageTagParts>? {
    // Strings that look alike are equal: U+212A is to a dictionary what K is, and makes no tag.
    guard spelling.utf8.allSatisfy({ $0 < 0x80 }) else { return nil }
    return known.withLock { $0[spelling] }
  }

  /// The one object for a tag of these parts.
  func parts(_ parts: LanguageTagParts) -> Unmanaged<LanguageTagParts> {
    known.withLock { known in
      if let met = known[parts.description] { return met }
      let kept = Unmanaged.passRetained(parts)
      known[parts.description] = kept
      return kept
    }
  }
}
