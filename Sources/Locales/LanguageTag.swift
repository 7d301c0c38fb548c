/// A BCP 47 language tag in canonical case: `de`, `pt-BR`, `zh-Hans`, `sr-Latn-RS`.
///
/// Only the parts that decide measuring are kept apart: language, script, region; what follows is kept as it came.
/// Apple's spelling with underscores (`pt_BR`) and POSIX suffixes (`de_DE.UTF-8`, `ca@valencia`) are understood.
public struct LanguageTag: Sendable, Hashable, Comparable, CustomStringConvertible {
  /// The language subtag in lower case, two to eight letters; `und` where it is not known.
  public let language: String
  /// The ISO 15924 script in title case, four letters, or nil where the tag names none.
  public let script: String?
  /// The region in upper case: two letters or three digits, or nil where the tag names none.
  public let region: String?
  /// What follows (variants, extensions, private use), in lower case without the leading hyphen, or nil.
  public let rest: String?

  /// The tag of an unknown language.
  public static let undetermined = LanguageTag(language: "und", script: nil, region: nil, rest: nil)

  init(language: String, script: String?, region: String?, rest: String?) {
    self.language = language
    self.script = script
    self.region = region
    self.rest = rest
  }

  /// Reads a tag and brings it into canonical case.
  ///
  /// - Throws: ``LanguageTagError`` where the text has no language subtag or an ill-formed part.
  /// - Complexity: linear in the length of the text.
  public init(_ text: String) throws(LanguageTagError) {
    var body = Substring(text)
    if let stop = body.firstIndex(where: { $0 == "." || $0 == "@" }) { body = body[..<stop] }
    let parts = body.split(separator: "-", omittingEmptySubsequences: false)
      .flatMap { $0.split(separator: "_", omittingEmptySubsequences: false) }
    for part in parts where !(1...8).contains(part.utf8.count) || !part.utf8.allSatisfy(Self.isAlphanumeric) {
      throw .illFormed(text)
    }
    guard let first = parts.first, first.utf8.allSatisfy(Self.isLetter), first.utf8.count >= 2, first.utf8.count != 4
    else { throw .noLanguage(text) }
    var remaining = parts.dropFirst()
    language = first.lowercased()
    script = Self.takeScript(&remaining)
    region = Self.takeRegion(&remaining)
    rest = remaining.isEmpty ? nil : remaining.map { $0.lowercased() }.joined(separator: "-")
  }

  /// The tag in canonical case, parts joined by hyphens.
  public var description: String { [language, script, region, rest].compactMap(\.self).joined(separator: "-") }

  /// Orders tags by their canonical spelling, byte by byte.
  public static func < (left: LanguageTag, right: LanguageTag) -> Bool {
    left.description.utf8.lexicographicallyPrecedes(right.description.utf8)
  }

  private static func takeScript(_ parts: inout ArraySlice<Substring>) -> String? {
    guard let part = parts.first, part.utf8.count == 4, part.utf8.allSatisfy(isLetter) else { return nil }
    parts.removeFirst()
    return part.prefix(1).uppercased() + part.dropFirst().lowercased()
  }

  private static func takeRegion(_ parts: inout ArraySlice<Substring>) -> String? {
    guard let part = parts.first else { return nil }
    let letters = part.utf8.count == 2 && part.utf8.allSatisfy(isLetter)
    let digits = part.utf8.count == 3 && part.utf8.allSatisfy { (48...57).contains($0) }
    guard letters || digits else { return nil }
    parts.removeFirst()
    return part.uppercased()
  }

  private static func isLetter(_ byte: UInt8) -> Bool { (65...90).contains(byte) || (97...122).contains(byte) }

  private static func isAlphanumeric(_ byte: UInt8) -> Bool { isLetter(byte) || (48...57).contains(byte) }
}

/// Why a text is no language tag.
public enum LanguageTagError: Error, Sendable, Hashable {
  /// The text does not start with a language subtag of letters; it is carried whole.
  case noLanguage(String)
  /// A part is empty, too long, or holds something besides ASCII letters and digits; the text is carried whole.
  case illFormed(String)
}
