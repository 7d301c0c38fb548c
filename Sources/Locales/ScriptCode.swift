/// An ISO 15924 script code packed into four bytes, as HarfBuzz and OpenType write it.
public struct ScriptCode: Hashable, Sendable, CustomStringConvertible {
  /// The four letters, the first in the highest byte.
  public var raw: UInt32

  /// Takes a packed code.
  public init(raw: UInt32) { self.raw = raw }

  /// Packs a code of four ASCII letters; nil for anything else.
  public init?(_ text: some StringProtocol) {
    var value: UInt32 = 0
    var count = 0
    for byte in text.utf8 {
      guard (65...90).contains(byte & 0xDF) else { return nil }
      value = value << 8 | UInt32(byte)
      count += 1
      guard count <= 4 else { return nil }
    }
    guard count == 4 else { return nil }
    raw = value
  }

  /// The code as four letters, such as `Latn`.
  public var description: String {
    String(decoding: [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: raw >> $0) }, as: UTF8.self)
  }

  /// Characters of all scripts: `Zyyy`.
  public static let common = ScriptCode(raw: 0x5A79_7979)
}
