import TitlefitCatalogs
import TitlefitDiagnostics
import TitlefitGeometry
import TitlefitLocales
import TitlefitRuleKit

/// One text of a unit together with the text of the source language that it stands for.
///
/// An object, since rules filter and hand on many: a copy counts one reference.
final class TextPair: Sendable {
  /// The unit.
  let unit: UnitFacts
  /// The text's language.
  let language: LanguageTag
  /// The text.
  let text: StringText
  /// The text of the source language, or nil where the text is the source's own or the source has none.
  let source: StringText?

  /// Makes a pair.
  init(unit: UnitFacts, language: LanguageTag, text: StringText, source: StringText?) {
    self.unit = unit
    self.language = language
    self.text = text
    self.source = source
  }

  /// Whether the text is the form for a plural category that may stand for one number only: zero, one or two.
  var isExactForm: Bool {
    text.variation.selectors.contains { selector in
      if case .plural(let category, _) = selector { [.zero, .one, .two].contains(category) } else { false }
    }
  }

  /// Whether the text is the form for nothing, which may leave out everything it would count or name.
  var isZeroForm: Bool {
    text.variation.selectors.contains { if case .plural(.zero, _) = $0 { true } else { false } }
  }

  /// ` in German`, with the variation in brackets where there is one.
  var place: String {
    let variation = text.variation.description
    return (language == .undetermined ? "" : " in " + Wording.language(language))
      + (variation.isEmpty ? "" : " (" + variation + ")")
  }

  /// A violation at the text, which names language and variation.
  func violation(
    _ code: String, _ message: FindingMessage, verdict: Verdict? = nil, values: [String: EvidenceValue] = [:],
    limit: Severity? = nil
  ) -> Violation {
    let variation = text.variation.description
    return Violation(
      code: code, message: message, verdict: verdict, evidence: Evidence(values: values),
      subject: FindingSubject(language: language, variation: variation.isEmpty ? nil : variation),
      location: text.location, severityLimit: limit)
  }
}

extension UnitFacts {
  /// All texts in the order of the languages, those of translations with their counterpart in the source language.
  /// - Complexity: linear in the number of texts, times the source's variations up to 64.
  var pairs: [TextPair] {
    let source = source
    return localizations.flatMap { localization in
      localization.texts.map { text in
        let original =
          localization.language == sourceLanguage ? nil : source.flatMap { counterpart(of: text, in: $0) }
        return TextPair(unit: self, language: localization.language, text: text, source: original)
      }
    }
  }

  /// The texts that have a counterpart in the source language.
  var translations: [TextPair] { pairs.filter { $0.source != nil } }

  /// The first violation in each language, since the forms of one text usually share a fault.
  func firstInEachLanguage(of pairs: [TextPair], _ judge: (TextPair) -> Violation?) -> [Violation] {
    // The pairs of a language stand together.
    var last: LanguageTag?
    return pairs.compactMap { pair in
      guard pair.language != last, let violation = judge(pair) else { return nil }
      last = pair.language
      return violation
    }
  }

  /// The source's text under the same selectors, else under the nearest: `other` stands for the categories it lacks.
  private func counterpart(of text: StringText, in source: Localization) -> StringText? {
    // A key without a text of its own stands for the text only where it reads like one.
    if source.texts.count == 1, source.texts[0].value == key, source.texts[0].state == "from-key", isIdentifier(key) {
      return nil
    }
    if source.texts.count == 1 { return source.texts[0] }
    var best: (score: Int, text: StringText)?
    for candidate in source.texts.prefix(64) {
      let score = candidate.variation.selectors.reduce(0) { sum, selector in
        if text.variation.selectors.contains(selector) { return sum + 4 }
        switch selector {
        case .plural(.other, _): return sum + 2
        case .device("other"): return sum + 1
        default: return sum
        }
      }
      if best.map({ score > $0.score }) ?? true { best = (score, candidate) }
    }
    return best?.text
  }

  /// Whether a key is a name for programs, such as `Nop-cj-93Q.title` or `send_button`.
  private func isIdentifier(_ key: String) -> Bool {
    !key.contains(" ") && (key.contains("_") || key.dropLast().contains { $0 == "." })
  }
}
