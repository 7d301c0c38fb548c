import TitlefitCatalogs
import TitlefitControlLayout
import TitlefitControls
import TitlefitDiagnostics
import TitlefitLocaleData
import TitlefitLocales
import TitlefitRuleKit

/// One text of a control with everything it may say: by language, then by variation.
struct ResolvedText: Sendable {
  var table: String?
  var key: String?
  /// The texts by language; what a language lacks is not in it.
  var texts: [LanguageTag: [BoundText]]

  /// The languages that have texts, in order.
  var languages: [LanguageTag] { texts.keys.sorted() }
}

/// The texts of a control in one state.
struct StateTexts: Sendable {
  var state: ControlState
  var titles: [ResolvedText]
  var subtitles: [ResolvedText]
}

/// Joins controls with the units they show.
struct TextBinder: Sendable {
  let index: UnitIndex
  let sourceLanguage: LanguageTag
  /// The languages to measure, in order.
  let languages: [LanguageTag]

  /// The units that a text source means in a file; a literal is a unit without a name.
  /// - Returns: the texts, or the reason why there are none.
  func resolve(_ text: ControlText, in file: String) -> (texts: [ResolvedText], reason: String?) {
    var (texts, reason) = resolveSource(of: text, in: file)
    if let transform = text.transform { texts = texts.map { $0.transformed(by: transform) } }
    return (texts, reason)
  }

  private func resolveSource(of text: ControlText, in file: String) -> (texts: [ResolvedText], reason: String?) {
    switch text.source {
    case .literal(let value): return ([untranslated(value, text, table: nil, key: nil)], nil)
    case .unresolved(let reason): return ([], reason)
    case .pattern(let table, let key):
      guard let pattern = UnitPattern(table + "/" + key, location: text.location) else { return ([], "no such key") }
      let units = index.units(matching: pattern)
      return (units.map { resolved($0, state: text.state) }, units.isEmpty ? "no unit matches " + pattern.text : nil)
    case .oneOf(let names, let fallback): return resolveOne(of: names, fallback: fallback, text, in: file)
    case .member(let member):
      let names = index.names(of: member)
      guard let name = names.first else { return ([], "generated-member") }
      guard names.count == 1 else { return ([], "several keys give the generated member") }
      return resolveUnit(table: name.table, key: name.key, fallback: nil, text, in: file)
    case .formatted(let value): return ([formatted(value, text)], nil)
    case .composed(let pieces): return composed(pieces, text, in: file)
    case .filled(let format, let arguments): return filled(format, arguments, text, in: file)
    case .unit(let table, let key, let fallback):
      return resolveUnit(table: table, key: key, fallback: fallback, text, in: file)
    }
  }

  private func resolveOne(
    of names: [UnitName], fallback: String?, _ text: ControlText, in file: String
  ) -> (texts: [ResolvedText], reason: String?) {
    let scope = ProjectPath(file).scope
    let known = names.filter { index.unit(table: $0.table, key: $0.key, near: scope) != nil }
    guard let name = known.first ?? names.first else { return ([], "no catalog has the key") }
    guard known.count <= 1 else { return ([], "several keys could be meant") }
    return resolveUnit(table: name.table, key: name.key, fallback: fallback, text, in: file)
  }

  /// A value as each language writes it.
  private func formatted(_ value: FormattedValue, _ text: ControlText) -> ResolvedText {
    var texts: [LanguageTag: [BoundText]] = [:]
    for language in languages {
      // Where ICU fails for a language there is no sample to measure; the others still are.
      let samples = (try? FormattedSamples.texts(of: value, in: language)) ?? []
      texts[language] = samples.map { sample in
        BoundText(
          table: nil, key: nil, language: language, state: text.state, value: sample, location: text.location)
      }
    }
    return ResolvedText(table: nil, key: nil, texts: texts)
  }

  private func resolveUnit(
    table: String, key: String, fallback: String?, _ text: ControlText, in file: String
  ) -> (texts: [ResolvedText], reason: String?) {
    let place = ProjectPath(file)
    guard let unit = index.unit(table: table, key: key, near: place.scope) else {
      guard let fallback else { return ([], "no catalog has the key") }
      return ([untranslated(fallback, text, table: table, key: key, documentLanguage: place.language)], nil)
    }
    var resolved = resolved(unit, state: text.state)
    let own = place.language ?? sourceLanguage
    if let fallback, resolved.texts[own] == nil, languages.contains(own) {
      resolved.texts[own] = [
        BoundText(
          table: table, key: key, language: own, state: text.state, value: fallback, location: text.location)
      ]
    }
    return ([resolved], nil)
  }

  /// A unit's texts in the languages to measure.
  private func resolved(_ unit: UnitFacts, state: ControlState) -> ResolvedText {
    var texts: [LanguageTag: [BoundText]] = [:]
    for localization in unit.localizations where languages.contains(localization.language) {
      texts[localization.language] = localization.texts.filter { !$0.value.isEmpty }.map { text in
        BoundText(
          table: unit.table, key: unit.key, language: localization.language, variation: text.variation, state: state,
          value: text.value, location: text.location, pluralArguments: text.pluralArguments)
      }
    }
    if !unit.shouldTranslate, let source = texts[sourceLanguage] {
      texts = mirrored(source)
    }
    return ResolvedText(table: unit.table, key: unit.key, texts: texts)
  }

  private func untranslated(
    _ value: String, _ text: ControlText, table: String?, key: String?, documentLanguage: LanguageTag? = nil
  ) -> ResolvedText {
    let language = documentLanguage ?? sourceLanguage
    let bound = BoundText(
      table: table, key: key, language: language, state: text.state, value: value, location: text.location)
    guard documentLanguage == nil else {
      return ResolvedText(table: table, key: key, texts: languages.contains(language) ? [language: [bound]] : [:])
    }
    return ResolvedText(table: table, key: key, texts: mirrored([bound]))
  }

  /// Texts that every language shows alike: in the source language, and once from right to left where a language of the
  /// project is written so.
  private func mirrored(_ texts: [BoundText]) -> [LanguageTag: [BoundText]] {
    var result: [LanguageTag: [BoundText]] = [:]
    if languages.contains(sourceLanguage) { result[sourceLanguage] = texts }
    let direction = LanguageFacts.layoutDirection(of: sourceLanguage)
    if let other = languages.first(where: { LanguageFacts.layoutDirection(of: $0) != direction }) {
      result[other] = texts.map { text in
        var copy = text
        (copy.language, copy.isFallback) = (other, true)
        return copy
      }
    }
    return result
  }
}
