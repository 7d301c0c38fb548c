import TitlefitGeometry
import TitlefitLocales
import TitlefitShaping
import TitlefitTextLayout
import TitlefitTypography

private let engine = TextLayoutEngine(fonts: FontCollection())
private let languages = ["en", "de", "ar", "he", "ja", "th", "hi", "ko", "zh-Hans", "und"].compactMap {
  try? LanguageTag($0)
}

/// Measures the input as a title: its first bytes choose language, direction, room, lines and mode, the rest is text.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  guard count > 5 else { return 0 }
  let bytes = UnsafeBufferPointer(start: start, count: count)
  let modes = LineBreakMode.allCases
  let text =
    bytes[0] & 1 == 0
    ? String(decoding: bytes[5...], as: UTF8.self)
    : String(
      decoding: stride(from: 5, to: count - 1, by: 2).map { UInt16(bytes[$0]) << 8 | UInt16(bytes[$0 + 1]) },
      as: UTF16.self)
  let request = TextRequest(
    text, language: languages[Int(bytes[1]) % languages.count],
    direction: bytes[0] & 2 == 0 ? .leftToRight : .rightToLeft, font: .system(Double(bytes[2] % 60) + 1),
    maximumWidth: bytes[3] == 255 ? nil : Double(bytes[3]) * 2, lineLimit: Int(bytes[4] % 5),
    lineBreakMode: modes[Int(bytes[4] / 5) % modes.count])
  if let measurement = try? engine.measure(request) {
    precondition(measurement.width >= 0 && measurement.width.isFinite)
    precondition(request.maximumWidth != nil || !measurement.isTruncated || request.lineLimit > 0)
  }
  return 0
}
