public import TitlefitDiagnostics

/// A file's text as valid UTF-8, whatever its encoding was, with a place for each byte.
public struct SourceText: Sendable {
  /// The text in UTF-8, without byte order mark; what could not be decoded is U+FFFD.
  public let bytes: [UInt8]
  /// The encoding the file had.
  public let encoding: TextEncoding
  /// What could not be decoded, in the order of the text.
  public let issues: [SyntaxIssue]
  private let map: SourceMap

  /// Decodes a file: UTF-8, UTF-16 of either byte order, with or without byte order mark.
  ///
  /// Single broken sequences become U+FFFD and an issue.
  /// - Throws: ``TextDecodingError`` where the file is in none of these encodings.
  /// - Complexity: linear in the number of bytes.
  public init(_ file: [UInt8]) throws(TextDecodingError) {
    let decoded = try TextDecoder.decode(file)
    let map = SourceMap(decoded.bytes)
    var list = SyntaxIssueList()
    for offset in decoded.broken {
      let message = FindingMessage(
        "a byte sequence here is not valid \(decoded.encoding.name)",
        why: "it reads as U+FFFD, the replacement character",
        suggestion: "Restore the character and save the file as UTF-8.")
      list.add(SyntaxIssue("not-utf8", message, at: map.position(at: offset, in: decoded.bytes)))
    }
    bytes = decoded.bytes
    encoding = decoded.encoding
    issues = list.sorted
    self.map = map
  }

  /// Takes a string as a file's text.
  /// - Complexity: linear in its length.
  public init(_ string: String) {
    bytes = Array(string.utf8)
    encoding = .utf8
    issues = []
    map = SourceMap(bytes)
  }

  /// The place of a byte of ``bytes``; offsets outside the text are brought to its ends.
  /// - Complexity: logarithmic in the number of lines.
  public func position(at offset: Int) -> TextPosition { map.position(at: offset, in: bytes) }

  /// The text of a byte range; the range is cut to the text.
  /// - Complexity: linear in the length of the range.
  public func string(_ range: Range<Int>) -> String { bytes.text(range) }

  /// Whether the text, white space aside, starts as an XML document does.
  public var looksLikeXML: Bool {
    let start = bytes.prefix(1024).drop { $0 == 32 || (9...13).contains($0) }
    return ["<?xml", "<!DOCTYPE", "<plist"].contains { start.starts(with: $0.utf8) }
  }
}

/// An encoding that ``SourceText`` reads.
public enum TextEncoding: Sendable, Hashable {
  /// UTF-8.
  case utf8
  /// UTF-16, the low byte first.
  case utf16LittleEndian
  /// UTF-16, the high byte first.
  case utf16BigEndian

  /// The encoding's name in messages.
  public var name: String {
    switch self {
    case .utf8: "UTF-8"
    case .utf16LittleEndian, .utf16BigEndian: "UTF-16"
    }
  }
}

/// Why a file is no text that we read.
public enum TextDecodingError: Error, Sendable, Hashable {
  /// UTF-32, by its byte order mark or its zero bytes.
  case utf32
  /// Bytes that are no text at all: zero bytes in no order of UTF-16.
  case binary
  /// Text in some older encoding; the guess names it, the place is that of the first byte that gave it away.
  case notUnicode(guess: String, at: TextPosition)

  /// The stable code of the finding.
  public var code: String {
    switch self {
    case .utf32: "utf-32"
    case .binary: "binary"
    case .notUnicode: "not-unicode"
    }
  }

  /// What is wrong, why, what to do.
  public var message: FindingMessage {
    switch self {
    case .utf32:
      FindingMessage(
        "the file is in UTF-32", why: "neither Xcode nor this tool reads that", suggestion: "Save it as UTF-8.")
    case .binary:
      FindingMessage(
        "the file is not text", why: "its zero bytes fit no Unicode encoding",
        suggestion: "Check whether the file is damaged or has the wrong extension.")
    case .notUnicode(let guess, _):
      FindingMessage(
        "the file is not in a Unicode encoding, presumably it is \(guess)", why: "its bytes are not valid UTF-8",
        suggestion: "Convert it from \(guess) to UTF-8.")
    }
  }

  /// Where; no lines where the whole file is meant.
  public var position: TextPosition {
    if case .notUnicode(_, let position) = self { return position }
    return .none
  }
}
