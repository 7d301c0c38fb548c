import TitlefitCatalogs
import TitlefitControlLayout
import TitlefitControls
import TitlefitDiagnostics
import TitlefitGeometry
import TitlefitLocales
import TitlefitRuleKit
import TitlefitTypography

extension GalleryCell {
  /// One cell a language, in the languages' order, over all series.
  static func cells(of series: [CaseSeries]) -> [GalleryCell] {
    var cells: [LanguageTag: GalleryCell] = [:]
    for one in series {
      guard let language = one.text?.language else { continue }
      var cell =
        cells[language]
        ?? GalleryCell(language: language, verdict: .fits, fullness: nil, cases: 0, failing: 0, unsure: 0)
      for laidOut in one.cases {
        let verdict = laidOut.result.verdict
        cell.cases += 1
        cell.verdict = cell.verdict.worse(verdict)
        if verdict == .fails { cell.failing += 1 }
        if verdict == .unsure { cell.unsure += 1 }
        if laidOut.fullness > 0 { cell.fullness = max(cell.fullness ?? 0, laidOut.fullness) }
      }
      cells[language] = cell
    }
    return cells.keys.sorted().compactMap { cells[$0] }
  }
}

extension CaseSeries {
  /// The names of the title and of the subtitle, as findings about them carry them.
  var subjects: [FindingSubject] {
    [title, subtitle].compactMap(\.self).map { text in
      let variation = text.variation.description
      return FindingSubject(
        table: text.table, key: text.key, language: text.language, variation: variation.isEmpty ? nil : variation,
        control: control.id, state: text.state == .normal ? nil : text.state.rawValue)
    }
  }

  /// Whether a finding about a subject is about this series.
  func isAbout(_ other: FindingSubject) -> Bool {
    subjects.contains { own in
      own.table == other.table && own.key == other.key && own.language == other.language
        && own.variation == other.variation && own.state == other.state
    }
  }
}

extension LaidOutCase {
  /// The largest share of its room that a text needs, 0 where nothing limits any; at most a million.
  var fullness: Double {
    result.measures.compactMap { measure in
      measure.have.map { min(1e6, measure.need / max($0, 1e-6)) }
    }.max() ?? 0
  }

  /// How far the case's needs are from the one that a finding states; without one, the less the fuller it is.
  func distance(to finding: Finding) -> Double {
    guard let needed = finding.evidence.needed, finding.evidence.unit == .points else { return -fullness }
    return result.measures.map { abs($0.need - needed) }.min() ?? .infinity
  }

  /// Whether the case is laid out under the width and the content size of a condition; what that leaves open matches.
  func matches(_ other: FindingCondition) -> Bool {
    (other.width.map { $0 == condition.deviceWidth } ?? true)
      && (other.contentSize.map { $0 == condition.contentSize.rawValue } ?? true)
  }
}

extension LayoutResult {
  /// What the texts need and have, the title's width first.
  var measures: [GalleryMeasure] {
    [(title, "title"), (subtitle, "subtitle")].flatMap { text, name in text?.measures(name) ?? [] }
  }
}

extension PlacedText {
  fileprivate func measures(_ name: String) -> [GalleryMeasure] {
    var measures = [
      GalleryMeasure(
        name: name, need: neededWidth, have: availableWidth.map { max(0, $0) }, errorBound: measurement.errorBound)
    ]
    if lineLimit != 1, let lineRoom {
      let lines = lineCounts?.upperBound ?? measurement.unlimitedLineCount
      measures.append(
        GalleryMeasure(
          name: name + " height", need: Double(lines) * lineHeight, have: max(0, lineRoom), errorBound: 0))
    }
    return measures
  }
}

/// How a control is set up and what room it has, in words for a reader.
enum ControlWords {
  /// The kind with what decides its look, such as `configured, filled, large`.
  static func setup(of control: Control) -> String {
    var words = [control.kind.rawValue]
    switch control.specification?.model {
    case .configured(let button): words += [button.style.rawValue, button.size.rawValue]
    case .legacy(let button): words.append(button.type.rawValue)
    case nil: break
    }
    return words.joined(separator: ", ")
  }

  /// The room in points, from the narrowest to the widest, or that nothing limits it; empty where it was not measured.
  static func room(of facts: ControlFacts) -> String {
    let rooms = facts.series.flatMap { $0.cases.map(\.room) }
    guard !rooms.isEmpty else { return "" }
    let width = span(rooms.compactMap(\.width)).map { $0 + " pt wide" } ?? "as wide as its title"
    let height = span(rooms.compactMap(\.height)).map { ", " + $0 + " pt high" } ?? ""
    return (rooms.contains(where: \.isMaximumWidth) ? "at most " : "") + width + height
  }

  /// The smallest and the largest of some lengths, as one where they are nearly the same; nil for none.
  private static func span(_ lengths: [Double]) -> String? {
    guard let least = lengths.min(), let most = lengths.max() else { return nil }
    return most - least < 0.05 ? text(least) : text(least) + " to " + text(most)
  }

  /// A number of points to a tenth, without a needless decimal.
  static func text(_ points: Double) -> String {
    guard points.isFinite, abs(points) < 1e9 else { return "?" }
    let tenths = (points * 10).rounded() / 10
    return tenths == tenths.rounded() ? String(Int(tenths)) : String(tenths)
  }

  /// What a control says in the source language, each text once, at most three.
  static func titles(of series: [CaseSeries], in language: LanguageTag) -> [String] {
    var titles: [String] = []
    for one in series where one.title?.language == language && titles.count < 3 {
      if let text = one.cases.first?.title?.text, !titles.contains(text) { titles.append(text) }
    }
    return titles
  }
}
