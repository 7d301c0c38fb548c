extension XML {
  /// Reads a file's bytes and tells the handler what is there; never fails, what is wrong becomes an issue.
  ///
  /// - Parameter bytes: the file as it is; UTF-8 or UTF-16, with or without a byte order mark.
  /// - Complexity: linear in the number of bytes.
  public static func read(_ bytes: [UInt8], into handler: inout some EventHandler) {
    let text = DecodedXML(bytes)
    var reader = EventReader(bytes: text.utf8, handler: handler)
    for position in text.faults { reader.report(.undecodable, at: position, detail: text.encoding) }
    reader.readAll()
    handler = reader.handler
  }

  /// Whether a byte is white space in the sense of XML: space, tab, line feed, carriage return.
  static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x0A || byte == 0x09 || byte == 0x0D }
}

/// Turns byte offsets into places, each byte looked at once: offsets must be asked for in ascending order.
struct XMLPositionTracker {
  private var offset = 0
  private var line = 1
  private var column = 1
  private var followsCarriageReturn = false

  /// The place of an offset that is not before any asked for earlier.
  /// - Complexity: linear in the distance to the offset asked for before.
  mutating func position(at target: Int, in bytes: [UInt8]) -> XML.Position {
    assert(target >= offset, "places are asked for in ascending order")
    let end = min(target, bytes.count)
    if offset < end {
      // Local copies: the loop runs over every byte of every document.
      var (line, column, followsCarriageReturn) = (line, column, followsCarriageReturn)
      bytes.withUnsafeBytes { bytes in
        var index = offset
        while index < end {
          if index + 8 <= end {
            let word = UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self))
            if !SourceMap.hasControl(word) {
              column += SourceMap.units(of: word)
              followsCarriageReturn = false
              index += 8
              continue
            }
          }
          let byte = bytes[index]
          index += 1
          if byte >= Byte.space {
            column += SourceMap.units(of: byte)
            followsCarriageReturn = false
          } else if byte == Byte.lineFeed {
            if !followsCarriageReturn { line += 1 }
            column = 1
            followsCarriageReturn = false
          } else if byte == Byte.carriageReturn {
            line += 1
            column = 1
            followsCarriageReturn = true
          } else {
            column += 1
            followsCarriageReturn = false
          }
        }
      }
      (self.line, self.column, self.followsCarriageReturn) = (line, column, followsCarriageReturn)
      offset = end
    }
    return XML.Position(line: line, column: column)
  }
}

/// A document's bytes as UTF-8, whatever they were.
private struct DecodedXML {
  /// The text, without byte order mark, ill-formed parts replaced.
  var utf8: [UInt8]
  /// The encoding that the bytes are in, or that they should be in.
  var encoding: String
  /// Where they are not valid in it.
  var faults: [XML.Position]

  /// Decodes a document; what is in no encoding of Unicode is read as UTF-8 as far as that goes.
  init(_ bytes: [UInt8]) {
    do {
      let decoded = try TextDecoder.decode(bytes)
      utf8 = decoded.bytes
      encoding = decoded.encoding.name
      let map = decoded.broken.isEmpty ? nil : SourceMap(utf8)
      faults = decoded.broken.prefix(XML.mostIssues).compactMap { map?.position(at: $0, in: decoded.bytes) }
    } catch {
      utf8 = Array(String(decoding: bytes, as: UTF8.self).utf8)
      encoding = TextEncoding.utf8.name
      faults = [XML.Position(line: 1, column: 1)]
    }
  }
}
