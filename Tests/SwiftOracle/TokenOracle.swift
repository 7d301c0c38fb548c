// Prints the tokens of Swift files as the toolchain's own parser sees them, in the form of `titlefit-dev swift tokens`.
// Not part of the package: `compare.sh` builds it against the libraries of the toolchain at hand.

import Foundation
import SwiftParser
import SwiftSyntax

struct Piece {
  var start: Int
  var end: Int
  var kind: String
}

func kind(of token: TokenSyntax) -> String? {
  switch token.tokenKind {
  case .endOfFile, .shebang: return nil
  case .integerLiteral: return "integer"
  case .floatLiteral: return "float"
  case .stringSegment: return "segment"
  case .stringQuote, .multilineStringQuote, .singleQuote, .rawStringPoundDelimiter:
    if token.parent?.is(ExpressionSegmentSyntax.self) == true { return "interpolation" }
    guard let literal = token.parent else { return "quote" }
    let isOpening: Bool
    if let string = literal.as(StringLiteralExprSyntax.self) {
      isOpening = token.id == string.openingQuote.id || token.id == string.openingPounds?.id
    } else if let string = literal.as(SimpleStringLiteralExprSyntax.self) {
      isOpening = token.id == string.openingQuote.id
    } else {
      isOpening = true
    }
    return isOpening ? "stringStart" : "stringEnd"
  case .regexSlash, .regexPoundDelimiter, .regexLiteralPattern: return "regex"
  case .backslash where token.parent?.is(ExpressionSegmentSyntax.self) == true: return "interpolation"
  case .leftParen where token.parent?.is(ExpressionSegmentSyntax.self) == true: return "interpolation"
  case .rightParen where token.parent?.is(ExpressionSegmentSyntax.self) == true: return "interpolationEnd"
  case .binaryOperator: return "binary"
  case .prefixOperator, .prefixAmpersand: return "prefix"
  case .postfixOperator: return "postfix"
  case .postfixQuestionMark, .infixQuestionMark: return "question"
  case .unknown: return "unknown"
  case .identifier, .dollarIdentifier, .keyword, .wildcard: return "word"
  case .ellipsis: return "postfix"
  default: return "mark"
  }
}

func isInFirstPartOfVersion(_ token: TokenSyntax) -> Bool {
  guard let part = token.parent?.as(VersionComponentSyntax.self),
    let version = part.parent?.parent?.as(VersionTupleSyntax.self)
  else { return false }
  return part.id == version.components.first?.id
}

func pieces(of bytes: [UInt8]) -> [Piece] {
  let tree = bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
  var pieces: [Piece] = []
  var isAfterPound = false
  for token in tree.tokens(viewMode: .sourceAccurate) {
    guard let kind = kind(of: token) else { continue }
    let start = token.positionAfterSkippingLeadingTrivia.utf8Offset
    let end = start + token.trimmedLength.utf8Length
    guard end > start else { continue }
    let adjoins = pieces.last?.end == start
    let last = pieces.last?.kind
    // What belongs together in one token of ours.
    let isMerged =
      adjoins
      && ((kind == "segment" && last == "segment")
        || (kind == "stringStart" && last == "stringStart" && !endsInQuote(pieces, bytes))
        || (kind == "stringEnd" && last == "stringEnd" && bytes[start] == UInt8(ascii: "#"))
        || (kind == "interpolation" && last == "interpolation" && bytes[start] != UInt8(ascii: "\\"))
        // The first two parts of a version are one number of ours, as `1.0` is anywhere else.
        || isInFirstPartOfVersion(token)
        || (kind == "regex" && last == "regex") || (kind == "word" && isAfterPound))
    if isMerged {
      pieces[pieces.count - 1].end = end
      if isInFirstPartOfVersion(token) { pieces[pieces.count - 1].kind = "float" }
    } else if (kind == "binary" || kind == "prefix" || kind == "postfix"), bytes[start] == UInt8(ascii: ">"),
      end - start > 1
    {
      for index in start..<end {
        pieces.append(Piece(start: index, end: index + 1, kind: single(bytes[index]) ?? kind))
      }
    } else {
      let own = end == start + 1 && !kind.hasPrefix("s") ? single(bytes[start]) : nil
      pieces.append(Piece(start: start, end: end, kind: own ?? kind))
    }
    isAfterPound = token.tokenKind == .pound
  }
  return pieces
}

/// The kind of an operator's single character where it has one of its own.
func single(_ byte: UInt8) -> String? {
  switch byte {
  case UInt8(ascii: ">"), UInt8(ascii: "<"): "angle"
  case UInt8(ascii: "?"): "question"
  case UInt8(ascii: "="): "mark"
  default: nil
  }
}

/// The pieces with what lies between the parts of a string counted as its characters: the parser at hand keeps the
/// indentation of a string of several lines apart.
func filled(_ pieces: [Piece]) -> [Piece] {
  var result: [Piece] = []
  for var piece in pieces {
    if let last = result.last, last.end < piece.start,
      ["stringStart", "segment", "interpolationEnd"].contains(last.kind),
      ["segment", "interpolation", "stringEnd"].contains(piece.kind)
    {
      if piece.kind == "segment" {
        piece.start = last.end
      } else {
        result.append(Piece(start: last.end, end: piece.start, kind: "segment"))
      }
    }
    if piece.kind == "segment", let last = result.last, last.kind == "segment", last.end == piece.start {
      result[result.count - 1].end = piece.end
    } else {
      result.append(piece)
    }
  }
  // Two gaps that met are one stretch of characters.
  return result.reduce(into: []) { joined, piece in
    if piece.kind == "segment", let last = joined.last, last.kind == "segment", last.end == piece.start {
      joined[joined.count - 1].end = piece.end
    } else {
      joined.append(piece)
    }
  }
}

func endsInQuote(_ pieces: [Piece], _ bytes: [UInt8]) -> Bool {
  guard let last = pieces.last else { return false }
  return bytes[last.end - 1] == UInt8(ascii: "\"")
}

var output = ""
for path in CommandLine.arguments.dropFirst() {
  guard let data = FileManager.default.contents(atPath: path) else { continue }
  let bytes = [UInt8](data)
  output += "== \(path)\n"
  for piece in filled(pieces(of: bytes)) { output += "\(piece.start) \(piece.end) \(piece.kind)\n" }
}
FileHandle.standardOutput.write(Data(output.utf8))
