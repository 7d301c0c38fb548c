/// Finds the ``Word`` that some bytes spell, by one probe or a few into an open hash table.
struct WordTable {
  private struct Entry {
    var low: UInt64
    var high: UInt64
    var word: Word
  }

  private var entries = [Entry](repeating: Entry(low: 0, high: 0, word: .none), count: 1024)

  /// The table of all words, made once.
  static let all = WordTable()

  private init() {
    for word in Word.allCases where word != .none {
      let (low, high) = Self.packed(Array(word.spelling.utf8)[...])
      var slot = Self.slot(low, high)
      while entries[slot].word != .none { slot = (slot + 1) & 1023 }
      entries[slot] = Entry(low: low, high: high, word: word)
    }
  }

  /// The word that a range of bytes spells, or ``Word/none``.
  func word(_ bytes: ArraySlice<UInt8>) -> Word {
    guard bytes.count <= 16 else { return .none }
    let (low, high) = Self.packed(bytes)
    var slot = Self.slot(low, high)
    while true {
      let entry = entries[slot]
      if entry.word == .none || (entry.low == low && entry.high == high) { return entry.word }
      slot = (slot + 1) & 1023
    }
  }

  private static func packed(_ bytes: ArraySlice<UInt8>) -> (low: UInt64, high: UInt64) {
    var low: UInt64 = 0
    var high: UInt64 = 0
    var shift: UInt64 = 0
    for byte in bytes {
      if shift < 64 { low |= UInt64(byte) &<< shift } else { high |= UInt64(byte) &<< (shift - 64) }
      shift += 8
    }
    return (low, high)
  }

  private static func slot(_ low: UInt64, _ high: UInt64) -> Int {
    Int(truncatingIfNeeded: ((low ^ (high &* 0x9E37_79B9_7F4A_7C15)) &* 0xD6E8_FEB8_6659_FD93) &>> 54)
  }
}
