/// A BCP 47 language tag in canonical case: `de`, `pt-BR`, `zh-Hans`, `sr-Latn-RS`.
///
/// Only the parts that decide measuring are kept apart: language, script, region; what follows is kept as it came.
/// Apple's spelling with underscores (`pt_BR`) and POSIX suffixes (`de_DE.UTF-8`, `ca@valencia`) are understood.
/// A tag is as large as a pointer and copied as cheaply as a number.
public struct LanguageTag: Sendable {
  // Every text carries its tag through every room. Counting references to one tag would make threads wait for each other.
  private let parts: Unmanaged<LanguageTagParts>

  /// The language subtag in lower case, two to eight letters; `und` where it is not known.
  public var language: String { parts._withUnsafeGuaranteedRef { $0.language } }
  /// The ISO 15924 script in title case, four letters, or nil where the tag names none.
  public var script: String? { parts._withUnsafeGuaranteedRef { $0.script } }
  /// The region in upper case: two letters or three digits, or nil where the tag names none.
  public var region: String? { parts._withUnsafeGuaranteedRef { $0.region } }
  /// What follows (variants, extensions, private use), in lower case without the leading hyphen, or nil.
  public var rest: String? { parts._withUnsafeGuaranteedRef { $0.rest } }

  /// The tag of an unknown language.
  public static let undetermined = LanguageTag(language: "und", script: nil, region: nil, rest: nil)

  private init(_ parts: Unmanaged<LanguageTagParts>) { self.parts = parts }

  private init(language: String, script: String?, region: String?, rest: String?) {
    let parts = LanguageTagParts(language: language, script: script, region: region, rest: rest)
    self.init(LanguageTagTable.shared.parts(parts))
  }

  /// Reads a tag and brings it into canonical case.
  ///
  /// - Throws: ``LanguageTagError`` where the text has no language subtag or an ill-formed part.
  /// - Complexity: linear in the length of the text.
  public init(_ text: String) throws(LanguageTagError) {
    if let known = LanguageTagTable.shared.parts(named: text) {
      self.init(known)
      return
    }
    var body = Substring(text)
    if let stop = body.firstIndex(where: { $0 == "." || $0 == "@" }) { body = body[..<stop] }
    let subtags = body.split(separator: "-", omittingEmptySubsequences: false)
      .flatMap { $0.split(separator: "_", omittingEmptySubsequences: false) }
    for subtag in subtags where !(1...8).contains(subtag.utf8.count) || !subtag.utf8.allSatisfy(Self.isAlphanumeric) {
      throw .illFormed(text)
    }
    guard let first = subtags.first, first.utf8.allSatisfy(Self.isLetter), first.utf8.count >= 2,
      first.utf8.count != 4
    else { throw .noLanguage(text) }
    var remaining = subtags.dropFirst()
    let script = Self.takeScript(&remaining)
    let region = Self.takeRegion(&remaining)
    let rest = remaining.isEmpty ? nil : remaining.map { $0.lowercased() }.joined(separator: "-")
    self.init(language: first.lowercased(), script: script, region: region, rest: rest)
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

extension LanguageTag: Hashable {
  /// Whether two tags are spelled alike in canonical case.
  public static func == (left: LanguageTag, right: LanguageTag) -> Bool {
    left.parts.toOpaque() == right.parts.toOpaque()
  }

  /// Feeds what tells tags apart to a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(parts.toOpaque()) }
}

extension LanguageTag: Comparable {
  /// Orders tags by their canonical spelling, byte by byte.
  public static func < (left: LanguageTag, right: LanguageTag) -> Bool {
    left.description.utf8.lexicographicallyPrecedes(right.description.utf8)
  }
}

extension LanguageTag: CustomStringConvertible {
  /// The tag in canonical case, parts joined by hyphens.
  public var description: String { parts._withUnsafeGuaranteedRef { $0.description } }
}

/// Why a text is no language tag.
public enum LanguageTagError: Error, Sendable, Hashable {
  /// The text does not start with a language subtag of letters; it is carried whole.
  case noLanguage(String)
  /// A part is empty, too long, or holds something besides ASCII letters and digits; the text is carried whole.
  case illFormed(String)
}
