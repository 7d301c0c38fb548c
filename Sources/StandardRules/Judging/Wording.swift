import TitlefitCatalogs
import TitlefitControlLayout
import TitlefitControls
import TitlefitDiagnostics
import TitlefitGeometry
import TitlefitLocaleData
import TitlefitLocales
import TitlefitRuleKit
import TitlefitTypography

/// The phrases that messages are made of.
enum Wording {
  /// A length with at most one decimal and its unit: `143.5 pt`.
  static func points(_ length: Double) -> String { decimal(length) + " pt" }

  /// A number with at most one decimal; `?` where it is no number of ordinary size.
  static func decimal(_ number: Double) -> String {
    guard number.isFinite, abs(number) < 1e9 else { return "?" }
    let tenths = Int((number * 10).rounded())
    let fraction = tenths % 10 == 0 ? "" : "." + String(abs(tenths % 10))
    return (tenths < 0 && tenths > -10 ? "-" : "") + String(tenths / 10) + fraction
  }

  /// A text in quotation marks, line breaks shown as `⏎`, cut after 60 characters or 240 code points.
  static func quoted(_ text: String) -> String {
    let whole = HardLines(text).lines.joined(separator: "⏎")
    // A character may carry any number of marks, so that counting characters alone bounds nothing.
    let points = String(String.UnicodeScalarView(whole.unicodeScalars.prefix(240)))
    let line = points.unicodeScalars.count < whole.unicodeScalars.count ? points + "[…]" : whole
    guard let end = line.index(line.startIndex, offsetBy: 60, limitedBy: line.endIndex), end < line.endIndex else {
      return "\"" + line + "\""
    }
    return "\"" + line[..<end] + "[…]\""
  }

  /// Where a text is shown: ` in German`, with variation and state in brackets where there are any.
  static func place(_ text: BoundText?) -> String {
    guard let text else { return "" }
    var details: [String] = []
    if !text.variation.selectors.isEmpty { details.append(text.variation.description) }
    if text.state != .normal { details.append(text.state.rawValue) }
    if text.isFallback { details.append("not translated") }
    let language = text.language == .undetermined ? "" : " in " + Wording.language(text.language)
    return language + (details.isEmpty ? "" : " (" + details.joined(separator: ", ") + ")")
  }

  /// The name of a language for messages.
  static func language(_ tag: LanguageTag) -> String { LanguageFacts.englishName(of: tag) }

  /// What a fault needs and has: `needs 143.5 pt, has 120 pt`.
  ///
  /// In doubt the error bound is named. The need is rounded up and the room down, so that the two never look equal.
  static func need(of fault: TextFault) -> String {
    switch fault.unit {
    case .lines: "needs " + lines(Int(fault.needed)) + ", has " + String(Int(fault.available))
    case .points:
      "needs " + decimal((fault.needed * 10 - 1e-3).rounded(.up) / 10)
        + (fault.verdict == .unsure && (fault.errorBound ?? 0) >= 0.05 ? " ± " + decimal(fault.errorBound ?? 0) : "")
        + " pt, has " + points((fault.available * 10 + 1e-3).rounded(.down) / 10)
        + (fault.kind == .tooTall ? " of height" : "")
    }
  }

  /// The points that a fault lacks, rounded up to a tenth.
  static func missing(in fault: TextFault) -> String {
    points((max(0, fault.shortfall) * 10 - 1e-3).rounded(.up) / 10)
  }

  /// A count of lines: `1 line`, `3 lines`.
  static func lines(_ count: Int) -> String { count == 1 ? "1 line" : String(count) + " lines" }

  /// The condition in plain words, as far as it matters to the case; starts with a space or is empty.
  static func condition(_ laidOut: LaidOutCase, in series: CaseSeries) -> String {
    var text = ""
    if laidOut.isSceneRoom || !(series.control.room.width?.isConstant ?? true) {
      text += " on a screen " + points(laidOut.condition.deviceWidth) + " wide"
    }
    let result = laidOut.result
    if (result.title?.font.textStyle ?? result.subtitle?.font.textStyle) != nil {
      text += " at text size " + laidOut.condition.contentSize.rawValue
    }
    let values = (laidOut.title?.values ?? []) + (laidOut.subtitle?.values ?? [])
    if !values.isEmpty {
      text += " with " + values.map { quoted($0.value) + " for " + $0.placeholder }.joined(separator: " and ")
    }
    return text
  }

  /// How many conditions fail, or nothing where only one was looked at.
  static func share(failing: Int, of total: Int) -> String {
    total > 1 ? "; in " + String(failing) + " of " + String(total) + " conditions" : ""
  }
}
