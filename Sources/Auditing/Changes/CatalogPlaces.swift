import TitlefitCatalogs
import TitlefitDiagnostics
import TitlefitLocales

/// Which lines of a catalog belong to which unit.
struct CatalogPlaces {
  private struct Unit {
    /// The line of the key.
    var start: Int
    /// The line of the last value's start.
    var lastValue: Int
    /// Where each language's texts start, in the order of the lines.
    var languages: [(start: Int, language: LanguageTag)]
  }

  private let file: String
  private let format: CatalogFormat
  private let sourceLanguage: LanguageTag
  /// In the order of the lines.
  private let units: [Unit]

  init(_ catalog: Catalog, sourceLanguage: LanguageTag) {
    file = catalog.file
    format = catalog.format
    self.sourceLanguage = sourceLanguage
    units =
      catalog.units.map { unit in
        Unit(
          start: unit.location.line,
          lastValue: unit.localizations.flatMap(\.texts).map(\.location.line).max() ?? unit.location.line,
          languages: unit.localizations.map { ($0.location.line, $0.language) }.sorted { $0.0 < $1.0 })
      }
      .sorted { $0.start < $1.start }
  }

  /// The stretches of lines that say something about the unit at a line in a language; nil stands for all languages.
  ///
  /// A line before the first unit is a stretch of its own.
  /// - Complexity: logarithmic in the number of units, and for key and value files linear in the lines of two of them.
  func lines(around line: Int, language: LanguageTag?, text: TextLines) -> [ClosedRange<Int>] {
    guard let index = index(of: line, text: text) else { return [line...line] }
    let first = format == .strings ? 1 : units[index].start
    let start = format == .strings && index > 0 ? max(1, end(of: index - 1, text) + 1) : first
    let end = max(start, end(of: index, text))
    guard let language, format == .xcstrings else { return [min(start, line)...max(end, line)] }
    return stretches(of: units[index], in: start...end, speakingOf: language)
  }

  /// The unit that a line belongs to: the last one that starts at or above it.
  private func index(of line: Int, text: TextLines) -> Int? {
    var low = 0
    var high = units.count
    while low < high {
      let middle = (low + high) / 2
      if units[middle].start <= line { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? low - 1 : nil
  }

  /// The last line of a unit: in a file of keys and values the one with the semicolon, since what follows up to the next
  /// key is the next one's comment; else the line before the next key.
  private func end(of index: Int, _ text: TextLines) -> Int {
    let unit = units[index]
    let next = index + 1 < units.count ? max(unit.start, units[index + 1].start - 1) : nil
    let lines = text.lines(of: file)
    let last = max(unit.start, next ?? lines.count)
    guard format == .strings else { return last }
    var line = max(unit.start, unit.lastValue)
    while line < last, line <= lines.count, !lines[line - 1].contains(";") { line += 1 }
    return min(line, max(last, unit.start))
  }

  /// The unit's lines less those of other languages than the given one and the source language.
  private func stretches(
    of unit: Unit, in lines: ClosedRange<Int>, speakingOf language: LanguageTag
  ) -> [ClosedRange<Int>] {
    var result: [ClosedRange<Int>] = []
    if let first = unit.languages.first?.start, first > lines.lowerBound {
      result.append(lines.lowerBound...min(first - 1, lines.upperBound))
    }
    for (position, part) in unit.languages.enumerated()
    where part.language == language || part.language == sourceLanguage {
      let next = position + 1 < unit.languages.count ? unit.languages[position + 1].start - 1 : lines.upperBound
      result.append(part.start...max(part.start, next))
    }
    return result.isEmpty ? [lines] : result
  }
}
