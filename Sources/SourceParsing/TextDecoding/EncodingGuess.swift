/// Names the older encoding that bytes are presumably in.
enum EncodingGuess {
  /// The guess, for a message; never used to decode.
  ///
  /// Western letters beside ASCII letters lie at 0x80 to 0x9F in MacRoman and at 0xC0 to 0xFF in Windows-1252; long runs
  /// of high bytes are another script. Source: the mapping tables APPLE/ROMAN.TXT and MICSFT/WINDOWS/CP1252.TXT of the
  /// Unicode Consortium.
  static func name(for bytes: [UInt8]) -> String {
    var mac = 0
    var windows = 0
    var longRuns = 0
    var run = 0
    for (index, byte) in bytes.enumerated() {
      guard byte >= 0x80 else {
        run = 0
        continue
      }
      run += 1
      if run == 4 { longRuns += 1 }
      let beside =
        (index > 0 && isLetter(bytes[index - 1])) || (index + 1 < bytes.count && isLetter(bytes[index + 1]))
      guard beside else { continue }
      if byte < 0xA0 { mac += 1 } else if byte >= 0xC0 { windows += 1 }
    }
    if longRuns > mac + windows { return "a legacy encoding of a non-Latin script" }
    return mac > windows ? "MacRoman" : "Windows-1252 (Latin-1)"
  }

  private static func isLetter(_ byte: UInt8) -> Bool { (65...90).contains(byte & 0xDF) && byte < 0x80 }
}
