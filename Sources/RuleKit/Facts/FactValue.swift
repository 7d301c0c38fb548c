/// The value of one fact, as every host of rules sees it.
public enum FactValue: Sendable, Hashable {
  /// There is no such value here: `null` in JSON, `none` in conditions.
  case none
  /// Yes or no.
  case flag(Bool)
  /// A finite number.
  case number(Double)
  /// A text.
  case text(String)
  /// Several texts in a fixed order.
  case texts([String])

  /// The text, or none.
  init(_ text: String?) { self = text.map { .text($0) } ?? .none }

  /// The number, or none where there is none or it is not finite.
  init(_ number: Double?) { self = number.flatMap { $0.isFinite ? .number($0) : nil } ?? .none }

  /// The value as messages show it: numbers to hundredths without needless zeros, lists with commas.
  public var text: String {
    switch self {
    case .none: "none"
    case .flag(let flag): String(flag)
    case .number(let number): Self.plain((number * 100).rounded() / 100)
    case .text(let text): text
    case .texts(let texts): texts.joined(separator: ", ")
    }
  }

  /// Appends the value as JSON in UTF-8.
  ///
  /// Source: RFC 8259, section 7: quotation mark, reverse solidus and controls are escaped, everything else is as it is.
  /// - Complexity: linear in its length.
  public func append(to bytes: inout [UInt8]) {
    switch self {
    case .none: bytes += Self.null
    case .flag(let flag): bytes += flag ? Self.yes : Self.no
    case .number(let number): bytes += number.isFinite ? Array(Self.plain(number).utf8) : Self.null
    case .text(let text): Self.append(text, to: &bytes)
    case .texts(let texts):
      bytes.append(UInt8(ascii: "["))
      for (index, text) in texts.enumerated() {
        if index > 0 { bytes.append(UInt8(ascii: ",")) }
        Self.append(text, to: &bytes)
      }
      bytes.append(UInt8(ascii: "]"))
    }
  }

  private static let null = Array("null".utf8)
  private static let yes = Array("true".utf8)
  private static let no = Array("false".utf8)
  private static let hexadecimal = Array("0123456789abcdef".utf8)

  /// A number with as many digits as it needs, whole ones without a point.
  private static func plain(_ number: Double) -> String {
    number == number.rounded() && abs(number) < 1e15 ? String(Int(number)) : String(number)
  }

  private static func append(_ text: String, to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "\""))
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"):
        bytes.append(UInt8(ascii: "\\"))
        bytes.append(byte)
      case 0..<0x20:
        bytes += [UInt8(ascii: "\\"), UInt8(ascii: "u"), UInt8(ascii: "0"), UInt8(ascii: "0")]
        bytes += [hexadecimal[Int(byte >> 4)], hexadecimal[Int(byte & 15)]]
      default: bytes.append(byte)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }
}
