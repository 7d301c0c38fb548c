/// A text that equals another only byte by byte, as keys do in Foundation: two spellings of one accented letter are two keys.
struct ExactText: Hashable {
  private let text: String

  /// Wraps a text.
  init(_ text: String) { self.text = text }

  /// Whether both have the same bytes in UTF-8.
  static func == (left: ExactText, right: ExactText) -> Bool { left.text.utf8.elementsEqual(right.text.utf8) }

  /// Feeds the bytes.
  func hash(into hasher: inout Hasher) {
    let isFed: Void? = text.utf8.withContiguousStorageIfAvailable { bytes in
      hasher.combine(bytes: UnsafeRawBufferPointer(bytes))
    }
    if isFed == nil { for byte in text.utf8 { hasher.combine(byte) } }
  }
}

extension Dictionary {
  /// Stores a value for a key that has none, and returns the value there was before, or nil.
  mutating func updateValueIfAbsent(_ value: Value, forKey key: Key) -> Value? {
    if let existing = self[key] { return existing }
    self[key] = value
    return nil
  }
}
