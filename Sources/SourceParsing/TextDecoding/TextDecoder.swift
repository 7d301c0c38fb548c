/// Turns a file's bytes into valid UTF-8.
enum TextDecoder {
  /// The outcome: valid UTF-8, the encoding there was, and the offsets of the replacement characters put in.
  struct Decoded {
    var bytes: [UInt8]
    var encoding: TextEncoding
    var broken: [Int] = []
  }

  /// Finds the encoding and decodes.
  ///
  /// Source of the byte order marks: The Unicode Standard 15.0, section 23.8, table 23-6.
  static func decode(_ file: [UInt8]) throws(TextDecodingError) -> Decoded {
    if file.starts(with: [0, 0, 0xFE, 0xFF]) { throw .utf32 }
    if file.starts(with: [0xFF, 0xFE, 0, 0]), file.count % 4 == 0 { throw .utf32 }
    if file.starts(with: [0xEF, 0xBB, 0xBF]) { return try decodeUTF8(Array(file.dropFirst(3))) }
    if file.starts(with: [0xFF, 0xFE]) { return decodeUTF16(file, from: 2, .utf16LittleEndian) }
    if file.starts(with: [0xFE, 0xFF]) { return decodeUTF16(file, from: 2, .utf16BigEndian) }
    if let encoding = try byteOrder(file) { return decodeUTF16(file, from: 0, encoding) }
    return try decodeUTF8(file)
  }

  /// The byte order that the zero bytes show, or nil where there are none to speak of.
  ///
  /// A catalog always holds ASCII (quotes, semicolons, braces), so in UTF-16 zeros stand on one side of the pairs. A few
  /// zeros amid UTF-8 are left to the parser.
  private static func byteOrder(_ file: [UInt8]) throws(TextDecodingError) -> TextEncoding? {
    let sample = file.prefix(4096)
    var even = 0
    var odd = 0
    var third = 0
    for (index, byte) in sample.enumerated() where byte == 0 {
      if index % 2 == 0 { even += 1 } else { odd += 1 }
      if index % 4 == 2 { third += 1 }
    }
    guard (even + odd) * 20 >= sample.count, even + odd > 0 else { return nil }
    if odd >= even * 8 { return .utf16LittleEndian }
    if even >= odd * 8 { return .utf16BigEndian }
    guard (even + odd) * 2 >= sample.count, third > 0 else { throw .binary }
    throw .utf32
  }

  private static func decodeUTF16(_ file: [UInt8], from start: Int, _ encoding: TextEncoding) -> Decoded {
    var output = Decoded(bytes: [], encoding: encoding)
    output.bytes.reserveCapacity(file.count)
    let high = encoding == .utf16BigEndian ? 0 : 1
    func unit(_ index: Int) -> UInt32? {
      index + 1 < file.count ? UInt32(file[index + high]) << 8 | UInt32(file[index + 1 - high]) : nil
    }
    var index = start
    while let first = unit(index) {
      index += 2
      if first & 0xFC00 == 0xD800, let second = unit(index), second & 0xFC00 == 0xDC00 {
        index += 2
        append(0x10000 + (first & 0x3FF) << 10 + second & 0x3FF, to: &output.bytes)
      } else if first & 0xF800 == 0xD800 {
        output.broken.append(output.bytes.count)
        append(0xFFFD, to: &output.bytes)
      } else {
        append(first, to: &output.bytes)
      }
    }
    if index < file.count { output.broken.append(output.bytes.count) }
    return output
  }

  private static func decodeUTF8(_ file: [UInt8]) throws(TextDecodingError) -> Decoded {
    if isValidUTF8(file) { return Decoded(bytes: file, encoding: .utf8) }
    var output = Decoded(bytes: [], encoding: .utf8)
    output.bytes.reserveCapacity(file.count)
    var sound = 0
    var index = 0
    var cutOff = false
    while index < file.count {
      if file[index] < 0x80 {
        output.bytes.append(file[index])
        index += 1
        continue
      }
      let (length, whole) = file.withUnsafeBytes { sequence(in: $0, at: index) }
      if whole {
        output.bytes.append(contentsOf: file[index..<index + length])
        sound += 1
      } else {
        cutOff = index + length == file.count && file[index] >= 0xC2
        output.broken.append(output.bytes.count)
        append(0xFFFD, to: &output.bytes)
      }
      index += length
    }
    // More broken than sound sequences is no damaged UTF-8 but another encoding; a file cut off in a character is not.
    if output.broken.count > sound, !(cutOff && output.broken.count == 1) {
      let map = SourceMap(output.bytes)
      throw .notUnicode(guess: EncodingGuess.name(for: file), at: map.position(at: output.broken[0], in: output.bytes))
    }
    return output
  }

  /// Whether all bytes are valid UTF-8; nothing is copied, and stretches of ASCII are passed eight bytes at a time.
  private static func isValidUTF8(_ file: [UInt8]) -> Bool {
    file.withUnsafeBytes { bytes in
      let count = bytes.count
      var index = 0
      while index < count {
        if bytes[index] < 0x80 {
          index += 1
          while index + 8 <= count {
            let word = UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self))
            let highs = word & 0x8080_8080_8080_8080
            if highs != 0 {
              index += highs.trailingZeroBitCount / 8
              break
            }
            index += 8
          }
          continue
        }
        let (length, whole) = sequence(in: bytes, at: index)
        guard whole else { return false }
        index += length
      }
      return true
    }
  }

  /// The length of the sequence at an index, and whether it is whole; a broken one spans its maximal subpart.
  ///
  /// Source: The Unicode Standard 15.0, section 3.9, table 3-7.
  private static func sequence(in file: UnsafeRawBufferPointer, at index: Int) -> (length: Int, whole: Bool) {
    let lead = file[index]
    let trailing: Int
    var first: ClosedRange<UInt8> = 0x80...0xBF
    switch lead {
    case 0xC2...0xDF: trailing = 1
    case 0xE0: (trailing, first) = (2, 0xA0...0xBF)
    case 0xED: (trailing, first) = (2, 0x80...0x9F)
    case 0xE1...0xEF: trailing = 2
    case 0xF0: (trailing, first) = (3, 0x90...0xBF)
    case 0xF4: (trailing, first) = (3, 0x80...0x8F)
    case 0xF1...0xF3: trailing = 3
    default: return (1, false)
    }
    for step in 1...trailing {
      let allowed = step == 1 ? first : 0x80...0xBF
      guard index + step < file.count, allowed.contains(file[index + step]) else { return (step, false) }
    }
    return (trailing + 1, true)
  }

  /// Appends a code point; surrogates and what lies beyond Unicode come out as U+FFFD.
  static func append(_ value: UInt32, to bytes: inout [UInt8]) {
    let scalar = Unicode.Scalar(value) ?? "\u{FFFD}"
    bytes.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
  }
}
