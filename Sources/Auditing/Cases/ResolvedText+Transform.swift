import Foundation
import TitlefitCatalogs
import TitlefitControls
import TitlefitLocales
import TitlefitRuleKit

extension ResolvedText {
  /// The texts as code changes them before they are shown.
  func transformed(by transform: TextTransform) -> ResolvedText {
    var copy = self
    copy.texts = Dictionary(
      uniqueKeysWithValues: texts.map { language, texts in
        (
          language,
          texts.map { text in
            var text = text
            text.value = transform.apply(to: text.value, in: language)
            return text
          }
        )
      })
    return copy
  }
}

extension TextTransform {
  /// The text as the transform leaves it.
  ///
  /// Code changes the text after the placeholders are filled; here their specifiers stay as they are, so that they are
  /// still found, and a sample keeps its own case.
  fileprivate func apply(to text: String, in language: LanguageTag) -> String {
    let units = Array(text.utf16)
    var result = ""
    var start = 0
    for placeholder in PlaceholderScan(text).placeholders {
      result += change(String(decoding: units[start..<placeholder.range.lowerBound], as: UTF16.self), in: language)
      result += String(decoding: units[placeholder.range], as: UTF16.self)
      start = placeholder.range.upperBound
    }
    return result + change(String(decoding: units[start...], as: UTF16.self), in: language)
  }

  private func change(_ part: String, in language: LanguageTag) -> String {
    let locale = Locale(identifier: language.description)
    switch self {
    case .uppercased: return part.uppercased()
    case .lowercased: return part.lowercased()
    case .capitalized: return part.capitalized
    case .localizedUppercase: return part.uppercased(with: locale)
    case .localizedLowercase: return part.lowercased(with: locale)
    case .localizedCapitalized: return part.capitalized(with: locale)
    }
  }
}
