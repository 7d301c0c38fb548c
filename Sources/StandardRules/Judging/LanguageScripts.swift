import TitlefitGeometry
import TitlefitLocaleData
import TitlefitLocales
import TitlefitUnicodeText

/// The scripts that a language is written in.
enum LanguageScripts {
  /// The ISO 15924 names of the single scripts; nil where nothing is known.
  ///
  /// Source: ISO 15924, codes for aliases of several scripts; CLDR likely subtags.
  static func scripts(of language: LanguageTag) -> Set<String>? {
    guard let script = LanguageFacts.likelyScript(of: language) else { return nil }
    switch script {
    case "Jpan": return ["Hani", "Hira", "Kana"]
    case "Kore": return ["Hang", "Hani"]
    case "Hans", "Hant": return ["Bopo", "Hani"]
    default: return [script]
    }
  }

  /// The script of a letter, or nil for what is no letter and for letters of all scripts.
  static func script(ofLetter scalar: Unicode.Scalar) -> String? {
    guard scalar.properties.isAlphabetic else { return nil }
    let script = TextProperties.script(of: scalar.value)
    return ["Zyyy", "Zinh", "Zzzz"].contains(script) ? nil : script
  }
}

extension LanguageScripts {
  /// Whether a letter is Hebrew, Arabic, Syriac, Thaana or N'Ko, or of another script that runs from right to left.
  static func isRightToLeft(_ scalar: Unicode.Scalar) -> Bool {
    BidiLine.firstStrongDirection(of: Array(String(scalar).utf16)) == .rightToLeft
  }
}
