import TitlefitControlLayout
import TitlefitControls
import TitlefitGeometry
import TitlefitLocaleData
import TitlefitLocales
import TitlefitTypography

/// The checks that teams use instead of laying a button out.
///
/// Each gives a score that fires above a threshold. They are told what a careful user of them would know: the room the
/// text has once insets and image are off (but for the bare width), the line limit, and the button's font at the default
/// text size.
enum SimplerMethod: String, CaseIterable {
  /// Characters of the text against the characters of average English text that the room holds.
  case characterLimit = "character limit"
  /// Characters of the text against those of the English text.
  case lengthRatio = "length ratio"
  /// The average advance of each character's class, added up, against the room.
  case characterSum = "per-character sum"
  /// The shaped width of the text in one line against the button's whole width times its lines.
  case bareWidth = "bare width"

  /// The threshold that users start from: what fits is allowed, and a translation may be 30 % longer.
  var usualThreshold: Double { self == .lengthRatio ? 1.3 : 1 }
}

/// The scores of one button by every simpler method; a method that has nothing to say has none.
struct SimplerScores {
  /// The scores by method.
  let scores: [SimplerMethod: Double]

  /// Measures a button.
  /// - Throws: ``TextMeasurementError``.
  init(_ button: MisfitButton, measuring measurer: any TextMeasuring) throws(TextMeasurementError) {
    let text = button.boundText
    let count = Double(text.count)
    var scores = [SimplerMethod.lengthRatio: count / Double(max(1, button.source.count))]
    let environment = LayoutEnvironment(
      language: button.language, direction: LanguageFacts.layoutDirection(of: button.language))
    let width = button.room.width?.points(onDevice: button.deviceWidth)
    func layOut(_ text: String) throws(TextMeasurementError) -> LayoutResult {
      try ButtonLayout().layout(
        button.specification, content: ButtonContent(title: text), in: environment, room: LayoutRoom(width: width),
        measuring: measurer)
    }
    // A text that fills any room shows how much of the button is left to it, a short one what is not text in its height.
    if let width, let title = try layOut(String(repeating: "m", count: 400)).title, let room = title.availableWidth,
      room > 0, let lines = Self.lines(try layOut("m"), height: button.room.height)
    {
      let averages = CharacterAverages(font: title.font, measurer: measurer)
      scores[.characterLimit] = count / max(1, (room * lines / (try averages.english())).rounded(.down))
      scores[.characterSum] = try averages.sum(of: text) / (room * lines)
      let bare = try measurer.measure(
        TextRequest(text, language: button.language, direction: environment.direction, font: title.font))
      scores[.bareWidth] = bare.naturalWidth / (width * lines)
    }
    self.scores = scores
  }

  /// How many lines a text may take, by the layout of one line; nil without a limit, where these methods have nothing to
  /// compare with.
  private static func lines(_ single: LayoutResult, height: Double?) -> Double? {
    guard let title = single.title else { return nil }
    if title.lineLimit > 0 { return Double(title.lineLimit) }
    guard let height, title.lineHeight > 0 else { return nil }
    let rest = max(0, single.neededHeight - title.lineHeight)
    return max(1, ((height - rest) / title.lineHeight).rounded(.down))
  }
}

/// Average advances of one font, as a table that a team would put together once.
struct CharacterAverages {
  let font: FontDescriptor
  let measurer: any TextMeasuring

  /// The average advance of a character of English interface text.
  /// - Throws: ``TextMeasurementError``.
  func english() throws(TextMeasurementError) -> Double {
    try average(of: "Cancel Done Save Delete Edit Share Continue Settings Search Create account Sign in Send message")
  }

  /// The sum over a text's characters of their class's average; marks count nothing.
  /// - Throws: ``TextMeasurementError``.
  func sum(of text: String) throws(TextMeasurementError) -> Double {
    var sum = 0.0
    var known: [String: Double] = [:]
    for scalar in text.unicodeScalars {
      guard let sample = Self.sample(of: scalar) else { continue }
      if let advance = known[sample] {
        sum += advance
      } else {
        let advance = try average(of: sample)
        known[sample] = advance
        sum += advance
      }
    }
    return sum
  }

  private func average(of sample: String) throws(TextMeasurementError) -> Double {
    let measured = try measurer.measure(TextRequest(sample, language: .undetermined, font: font))
    return measured.naturalWidth / Double(sample.unicodeScalars.count)
  }

  /// Characters that stand for a scalar's class; nil for marks.
  private static func sample(of scalar: Unicode.Scalar) -> String? {
    let properties = scalar.properties
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return nil
    case .spaceSeparator: return "\u{A0}"
    case .decimalNumber: return "0123456789"
    default: break
    }
    switch scalar.value {
    case 0x0370...0x03FF: return "αβγδεζηθικλμνξοπρστυφχψω"
    case 0x0400...0x052F:
      return properties.isUppercase ? "АБВГДЕЖЗИКЛМНОПРСТУФХЦЧШЩЭЮЯ" : "абвгдежзиклмнопрстуфхцчшщъыьэюя"
    case 0x0590...0x05FF: return "אבגדהוזחטיכלמנסעפצקרשת"
    case 0x0600...0x06FF: return "ابتثجحخدذرزسشصضطظعغفقكلمنهوي"
    case 0x0D00...0x0D7F: return "കഗചജടഡണതദനപബമയരലവശസഹ"
    case 0x0E00...0x0E7F: return "กขคงจชซณดตถทนบปผพมยรลวสหอ"
    case 0x2E80...0xD7FF, 0xF900...0xFAFF, 0xFF00...0xFFEF: return String(scalar)
    case _ where !properties.isAlphabetic: return ".,:;!?-()/&"
    case _ where properties.isUppercase: return "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
    default: return "abcdefghijklmnopqrstuvwxyz"
    }
  }
}
