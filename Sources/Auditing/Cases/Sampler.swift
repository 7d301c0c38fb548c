import TitlefitCatalogs
import TitlefitLocaleData
import TitlefitLocales
import TitlefitRuleKit

/// The title and subtitle of one case with their sample values.
struct Sample: Sendable, Hashable {
  var title: SampledText?
  var subtitle: SampledText?
}

/// Puts sample values in the place of placeholders.
///
/// The configuration gives several values for a placeholder; the n-th sample of a text takes the n-th value of each. A
/// text that is a plural form takes only numbers of its category in its language, and where the configuration has none,
/// the smallest such number.
struct Sampler: Sendable {
  /// The samples by placeholder, as the configuration spells them.
  let values: [String: [String]]

  /// The samples of a button's texts, at least one, equal ones once.
  func samples(title: BoundText?, subtitle: BoundText?) -> [Sample] {
    let titles = title.map(samples) ?? []
    let subtitles = subtitle.map(samples) ?? []
    var result: [Sample] = []
    for index in 0..<max(1, titles.count, subtitles.count) {
      let sample = Sample(title: Self.element(index, of: titles), subtitle: Self.element(index, of: subtitles))
      if !result.contains(sample) { result.append(sample) }
    }
    return result
  }

  private static func element(_ index: Int, of texts: [SampledText]) -> SampledText? {
    texts.isEmpty ? nil : texts[min(index, texts.count - 1)]
  }

  private func samples(of text: BoundText) -> [SampledText] {
    let scan = PlaceholderScan(text.value)
    guard !scan.isEmpty else { return [SampledText(text.value)] }
    let choices = choices(for: scan.placeholders, in: text)
    let count = choices.values.map(\.count).max() ?? 1
    return (0..<max(1, count)).map { index in
      let filled = FilledText(text.value) { placeholder in
        guard let values = choices[placeholder.range.lowerBound], !values.isEmpty else { return "" }
        return values[min(index, values.count - 1)]
      }
      return SampledText(
        filled.text,
        values: filled.values.map { value in
          SampledValue(
            range: value.range, placeholder: value.placeholder.specifier,
            value: String(decoding: Array(filled.text.utf16)[value.range], as: UTF16.self))
        })
    }
  }

  /// The values of each placeholder, by the offset where it starts.
  private func choices(for placeholders: [Placeholder], in text: BoundText) -> [Int: [String]] {
    let categories = text.variation.selectors.compactMap { selector -> PluralCategory? in
      if case .plural(let category, _) = selector { category } else { nil }
    }
    let numbers = Set(placeholders.filter(\.isWholeNumber).map(\.argument)).sorted()
    var choices: [Int: [String]] = [:]
    for placeholder in placeholders {
      var category: PluralCategory?
      if !text.pluralArguments.isEmpty {
        category = text.pluralArguments[placeholder.argument]
      } else if let position = numbers.firstIndex(of: placeholder.argument), !categories.isEmpty {
        // With several plural variables, the first number goes with the first one named, and so on.
        category = categories[min(position, categories.count - 1)]
      }
      choices[placeholder.range.lowerBound] = shown(placeholder, category: category, language: text.language)
    }
    return choices
  }

  /// What the platform shows for a placeholder, one text a sample value.
  private func shown(_ placeholder: Placeholder, category: PluralCategory?, language: LanguageTag) -> [String] {
    switch placeholder.kind {
    case .integer, .unsigned, .substitutionArgument:
      let raw = configured(placeholder, standard: "%lld")
      let numbers = whole(raw, category: category, language: language)
      return numbers.map { placeholder.padded(Self.formatted($0, language)) } + raw.filter { Int($0) == nil }
    case .floating:
      let digits = min(20, placeholder.precision ?? 6)
      return configured(placeholder, standard: "%f").map { value in
        guard let number = Double(value) else { return value }
        // ICU refuses no number; should it, the sample as written is as good as any.
        let text = try? FormattedNumbers.decimal(number, in: language, fractionDigits: digits...digits)
        return placeholder.padded(text ?? value)
      }
    case .object, .cString:
      return configured(placeholder, standard: "%@").map(placeholder.padded)
    case .character: return ["A"]
    case .pointer: return ["0x0"]
    case .variable: return [placeholder.specifier]
    }
  }

  private func configured(_ placeholder: Placeholder, standard: String) -> [String] {
    values[placeholder.specifier] ?? values[placeholder.plainSpecifier] ?? values[standard] ?? []
  }

  /// The whole numbers of a category among the configured ones, else the smallest of that category.
  private func whole(_ raw: [String], category: PluralCategory?, language: LanguageTag) -> [Int] {
    let numbers = raw.compactMap { Int($0) }
    guard let category else { return numbers }
    let matching = numbers.filter { (try? PluralRules.category(of: $0, in: language)) == category }
    guard matching.isEmpty else { return matching }
    if let smallest = (try? PluralRules(of: language))?.integer(for: category) { return [smallest] }
    // Apple's formats accept a form for zero in every language; other forms that no whole number takes show none.
    return category == .zero ? [0] : numbers.prefix(1).map { $0 }
  }

  private static func formatted(_ number: Int, _ language: LanguageTag) -> String {
    (try? FormattedNumbers.integer(number, in: language)) ?? String(number)
  }
}

extension Placeholder {
  fileprivate var isWholeNumber: Bool {
    switch kind {
    case .integer, .unsigned, .substitutionArgument: true
    default: false
    }
  }

  /// A value with the spaces or zeros that the specifier's width asks for.
  fileprivate func padded(_ value: String) -> String {
    guard let width, width > value.utf16.count, width <= 1000 else { return value }
    let count = width - value.utf16.count
    if flags.contains("-") { return value + String(repeating: " ", count: count) }
    return String(repeating: flags.contains("0") ? "0" : " ", count: count) + value
  }
}
