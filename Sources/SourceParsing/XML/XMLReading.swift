extension XML {
  /// Reads a file's bytes and tells the handler what is there; never fails, what is wrong becomes an issue.
  ///
  /// - Parameter bytes: the file as it is; UTF-8 or UTF-16, with or without a byte order mark.
  /// - Complexity: linear in the number of bytes.
  public static func read(_ bytes: [UInt8], into handler: inout some EventHandler) {
    let decoded = DecodedXML(bytes)
    var reader = EventReader(bytes: decoded.utf8, start: decoded.start, handler: handler)
    if let encoding = decoded.fault {
      reader.report(.undecodable, at: Position(line: 1, column: 1), detail: encoding)
    }
    reader.readAll()
    handler = reader.handler
  }

  /// Whether a byte is white space in the sense of XML: space, tab, line feed, carriage return.
  static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x0A || byte == 0x09 || byte == 0x0D }
}

/// Turns byte offsets into places, each byte looked at once: offsets must be asked for in ascending order.
struct XMLPositionTracker {
  private var offset: Int
  private var line = 1
  private var column = 1
  private var followsCarriageReturn = false

  /// Starts at the first byte after a byte order mark.
  init(start: Int) { offset = start }

  /// The place of an offset that is not before any asked for earlier.
  /// - Complexity: linear in the distance to the offset asked for before.
  mutating func position(at target: Int, in bytes: [UInt8]) -> XML.Position {
    assert(target >= offset, "places are asked for in ascending order")
    let end = min(target, bytes.count)
    if offset < end {
      // Local copies: the loop runs over every byte of every document.
      var (line, column, followsCarriageReturn) = (line, column, followsCarriageReturn)
      for byte in bytes[offset..<end] {
        if byte >= Byte.space {
          // A continuation byte adds nothing; a lead byte of four makes a surrogate pair.
          if byte & 0xC0 != 0x80 { column += byte >= 0xF0 ? 2 : 1 }
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
      (self.line, self.column, self.followsCarriageReturn) = (line, column, followsCarriageReturn)
      offset = end
    }
    return XML.Position(line: line, column: column)
  }
}

/// A file's bytes as UTF-8.
struct DecodedXML {
  /// The text in UTF-8, ill-formed parts replaced.
  var utf8: [UInt8]
  /// The offset of the first byte after a byte order mark.
  var start: Int
  /// The encoding's name where the bytes are not valid in it, else nil.
  var fault: String?

  /// Recognises UTF-16 by its byte order mark or by the zero bytes around the first `<`, everything else as UTF-8.
  ///
  /// Source: XML 1.0, appendix F.1, detection without external encoding information.
  init(_ bytes: [UInt8]) {
    let head = bytes.prefix(4)
    if head.starts(with: [0xFF, 0xFE]) || head.starts(with: [0x3C, 0x00]) {
      self.init(units: bytes.dropFirst(head.first == 0xFF ? 2 : 0), lowByteFirst: true)
    } else if head.starts(with: [0xFE, 0xFF]) || head.starts(with: [0x00, 0x3C]) {
      self.init(units: bytes.dropFirst(head.first == 0xFE ? 2 : 0), lowByteFirst: false)
    } else {
      let valid = bytes.withUnsafeBufferPointer { String(validating: $0, as: UTF8.self) != nil }
      let text = valid ? bytes : Array(String(decoding: bytes, as: UTF8.self).utf8)
      self.init(utf8: text, start: text.starts(with: Self.mark) ? Self.mark.count : 0, fault: valid ? nil : "UTF-8")
    }
  }

  private static let mark: [UInt8] = [0xEF, 0xBB, 0xBF]

  private init(utf8: [UInt8], start: Int, fault: String?) {
    self.utf8 = utf8
    self.start = start
    self.fault = fault
  }

  private init(units bytes: ArraySlice<UInt8>, lowByteFirst: Bool) {
    var units: [UInt16] = []
    units.reserveCapacity(bytes.count / 2)
    var index = bytes.startIndex
    while index + 1 < bytes.endIndex {
      let (first, second) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
      units.append(lowByteFirst ? second << 8 | first : first << 8 | second)
      index += 2
    }
    let isWhole = bytes.count.isMultiple(of: 2) && String(validating: units, as: UTF16.self) != nil
    let text = Array(String(decoding: units, as: UTF16.self).utf8)
    self.init(utf8: text, start: 0, fault: isWhole ? nil : "UTF-16")
  }
}
