/// A part of a string literal.
public enum StringPart: Sendable, Hashable {
  /// Characters, with escapes replaced and a multi-line string's indentation taken off.
  case text(String)
  /// An interpolation: a node of ``SyntaxKind/interpolation``.
  case interpolation(SyntaxNode)
}

extension SyntaxNode {
  /// The value of a ``SyntaxKind/stringLiteral`` without interpolations; nil for any other node and for a string with
  /// interpolations.
  /// - Complexity: linear in its length.
  public var stringValue: String? {
    guard kind == .stringLiteral else { return nil }
    let parts = stringParts
    if parts.isEmpty { return "" }
    guard parts.count == 1, case .text(let text) = parts[0] else { return nil }
    return text
  }

  /// The parts of a ``SyntaxKind/stringLiteral`` in order, no two texts side by side; empty for an empty string and for
  /// any other node.
  /// - Complexity: linear in its length.
  public var stringParts: [StringPart] {
    guard kind == .stringLiteral, let first = tokenRange.first, let last = tokenRange.last else { return [] }
    let tokens = tree.tokens
    let opening = tree.bytes[tokens[first].range]
    var decoder = StringDecoder(
      pounds: opening.prefix { $0 == UInt8(ascii: "#") }.count, isMultiline: tokens[first].marks.contains(.multiline))
    if decoder.isMultiline, tokens[last].kind == .stringEnd {
      decoder.indentation = Array(tree.indentation(before: tokens[last].range.lowerBound))
    }
    var parts: [StringPart] = []
    for child in children {
      if child.kind == .stringSegment {
        decoder.append(tree.bytes[child.range])
      } else if child.kind == .interpolation {
        if let text = decoder.takeText() { parts.append(.text(text)) }
        parts.append(.interpolation(child))
        decoder.isAtLineStart = false
      }
    }
    if decoder.isMultiline, tokens[last].kind == .stringEnd { decoder.dropLastLineEnd() }
    if let text = decoder.takeText() { parts.append(.text(text)) }
    return parts
  }
}

extension SyntaxTree {
  /// The white space between the start of a line and an offset on it; empty where anything else stands there.
  fileprivate func indentation(before offset: Int) -> ArraySlice<UInt8> {
    var start = offset
    while start > 0, bytes[start - 1] == 0x20 || bytes[start - 1] == 0x09 { start -= 1 }
    let isLineStart = start > 0 && (bytes[start - 1] == 0x0A || bytes[start - 1] == 0x0D)
    return isLineStart ? bytes[start..<offset] : []
  }
}

/// Turns the characters of a string as written into those meant.
///
/// Source: The Swift Programming Language (6.2), Lexical Structure, "String Literals".
private struct StringDecoder {
  let pounds: Int
  let isMultiline: Bool
  /// What each line of a string of several lines starts with and does not mean.
  var indentation: [UInt8] = []
  var isAtLineStart = false
  private var text: [UInt8] = []
  /// Whether the line end behind the opening quotation marks has been passed over.
  private var isBegun = false
  /// Whether the last byte of `text` is a line end as written, not an escape.
  private var endsInLineEnd = false

  init(pounds: Int, isMultiline: Bool) {
    self.pounds = pounds
    self.isMultiline = isMultiline
  }

  /// The text so far, or nil where there is none; starts anew.
  mutating func takeText() -> String? {
    guard !text.isEmpty else { return nil }
    defer { text = [] }
    return String(decoding: text, as: UTF8.self)
  }

  /// Takes off the line end before the closing quotation marks.
  mutating func dropLastLineEnd() { if endsInLineEnd, !text.isEmpty { text.removeLast() } }

  mutating func append(_ written: ArraySlice<UInt8>) {
    var rest = written
    if isMultiline, !isBegun {
      isBegun = true
      isAtLineStart = true
      rest = rest.drop { $0 == 0x20 || $0 == 0x09 }
      dropLineEnd(&rest)
    }
    while let byte = rest.first {
      if isAtLineStart {
        isAtLineStart = false
        if !indentation.isEmpty, rest.starts(with: indentation) {
          rest = rest.dropFirst(indentation.count)
          continue
        }
      }
      if byte == UInt8(ascii: "\\"), isEscape(rest) {
        rest = rest.dropFirst(1 + pounds)
        appendEscaped(&rest)
      } else if isMultiline, dropLineEnd(&rest) {
        text.append(0x0A)
        endsInLineEnd = true
        isAtLineStart = true
      } else {
        text.append(byte)
        endsInLineEnd = false
        rest = rest.dropFirst()
      }
    }
  }

  @discardableResult
  private func dropLineEnd(_ rest: inout ArraySlice<UInt8>) -> Bool {
    if rest.first == 0x0D {
      rest = rest.dropFirst(rest.dropFirst().first == 0x0A ? 2 : 1)
      return true
    }
    guard rest.first == 0x0A else { return false }
    rest = rest.dropFirst()
    return true
  }

  private func isEscape(_ rest: ArraySlice<UInt8>) -> Bool {
    let marks = rest.dropFirst().prefix(pounds)
    return marks.count == pounds && marks.allSatisfy { $0 == UInt8(ascii: "#") } && rest.count > 1 + pounds
  }

  /// Adds what an escape means; the backslash has been passed over. An unknown escape means its own character.
  private mutating func appendEscaped(_ rest: inout ArraySlice<UInt8>) {
    guard let byte = rest.first else { return }
    endsInLineEnd = false
    if isMultiline {
      // A backslash at a line's end joins the next line.
      var behind = rest.drop { $0 == 0x20 || $0 == 0x09 }
      if dropLineEnd(&behind) {
        rest = behind
        isAtLineStart = true
        return
      }
    }
    rest = rest.dropFirst()
    switch byte {
    case UInt8(ascii: "n"): text.append(0x0A)
    case UInt8(ascii: "r"): text.append(0x0D)
    case UInt8(ascii: "t"): text.append(0x09)
    case UInt8(ascii: "0"): text.append(0x00)
    case UInt8(ascii: "u"): appendScalar(&rest)
    default: text.append(byte)
    }
  }

  /// Adds the character of `u{…}`; the `u` has been passed over. What is no character becomes U+FFFD.
  private mutating func appendScalar(_ rest: inout ArraySlice<UInt8>) {
    guard rest.first == UInt8(ascii: "{"), let end = rest.prefix(12).firstIndex(of: UInt8(ascii: "}")) else {
      text.append(UInt8(ascii: "u"))
      return
    }
    let digits = String(decoding: rest[(rest.startIndex + 1)..<end], as: UTF8.self)
    rest = rest[(end + 1)...]
    let scalar = UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init) ?? "\u{FFFD}"
    text.append(contentsOf: Array(String(Character(scalar)).utf8))
  }
}
