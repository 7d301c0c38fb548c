import TitlefitCatalogs
import TitlefitControlLayout
import TitlefitControls
import TitlefitDiagnostics
import TitlefitGeometry
import TitlefitLocaleData
import TitlefitLocales
import TitlefitRuleKit
import TitlefitTypography

/// Chooses the cases of a control that a report shows, and has them drawn.
///
/// Under the reference condition each language shows the text that is nearest to its limit; every finding adds the first
/// case that fails, beside the reference.
struct GalleryBuilder: Sendable {
  let drawing: any ButtonDrawing
  let configuration: AuditConfiguration
  /// How many controls share the limit of pictures.
  let controlCount: Int
  /// How many languages are measured.
  let languageCount: Int
  /// The language the project is written in.
  let sourceLanguage: LanguageTag

  /// The most pictures of one report; beyond, controls without findings are not drawn.
  static let pictureLimit = 6000
  /// The most pictures that the findings of one control add.
  static let findingLimit = 120

  /// The width and content size under which every language is drawn: the default text size on the narrowest device.
  private var reference: (contentSize: ContentSizeCategory, width: Double) {
    let sizes = configuration.contentSizes
    return (sizes.contains(.large) ? .large : sizes.first ?? .large, configuration.widths.min() ?? 320)
  }

  /// The reference condition in words.
  var referenceWords: String {
    "text size \(reference.contentSize.rawValue), device width \(ControlWords.text(reference.width)) pt"
  }

  /// Whether every control may show every language.
  private var drawsAll: Bool {
    controlCount.multipliedReportingOverflow(by: max(1, languageCount)).partialValue <= Self.pictureLimit
  }

  /// A control with its cells and pictures.
  /// - Complexity: linear in the number of cases, and one drawing a picture.
  func control(_ facts: ControlFacts, findings: [Finding]) -> (control: GalleryControl, omitted: Int) {
    var control = GalleryControl(
      id: facts.control.id, location: facts.control.location, setup: ControlWords.setup(of: facts.control),
      room: ControlWords.room(of: facts),
      titles: ControlWords.titles(of: facts.series, in: sourceLanguage), notMeasured: facts.notMeasured)
    control.cells = GalleryCell.cells(of: facts.series)
    var chosen: [Choice] = []
    var omitted = 0
    if drawsAll || findings.contains(where: { $0.severity >= .warning }) {
      chosen = references(of: facts.series)
    } else {
      omitted += Set(facts.series.compactMap { $0.text?.language }).count
    }
    let failing = failures(of: facts.series, findings: findings).filter { !chosen.contains($0) }
    chosen += failing.prefix(Self.findingLimit)
    omitted += max(0, failing.count - Self.findingLimit)
    control.entries = chosen.sorted { ($0.language, $0.order) < ($1.language, $1.order) }.compactMap {
      entry($0, of: facts)
    }
    return (control, omitted)
  }

  /// A case to be drawn, by the places of its series and itself.
  private struct Choice: Hashable {
    var series: Int
    var index: Int
    var language: LanguageTag
    var isReference: Bool

    var order: Int { (isReference ? 0 : 1_000_000) + series }

    static func == (left: Choice, right: Choice) -> Bool { left.series == right.series && left.index == right.index }

    func hash(into hasher: inout Hasher) {
      hasher.combine(series)
      hasher.combine(index)
    }
  }

  /// In each language the fullest case under the reference condition; normal states before others.
  private func references(of series: [CaseSeries]) -> [Choice] {
    var best: [LanguageTag: (choice: Choice, weight: Double)] = [:]
    for (number, one) in series.enumerated() {
      guard let text = one.text else { continue }
      for (index, laidOut) in one.cases.enumerated() where isReference(laidOut.condition) {
        // A state that changes nothing but colours would else hide the normal look.
        let weight = min(laidOut.fullness, 1e6) + (text.state == .normal ? 1e7 : 0)
        if let known = best[text.language], known.weight >= weight { continue }
        let choice = Choice(series: number, index: index, language: text.language, isReference: true)
        best[text.language] = (choice, weight)
      }
    }
    return best.values.map(\.choice)
  }

  private func isReference(_ condition: CaseCondition) -> Bool {
    condition.contentSize == reference.contentSize && condition.deviceWidth == reference.width
  }

  /// The cases that findings name: of their series under their condition, the one whose need they state.
  private func failures(of series: [CaseSeries], findings: [Finding]) -> [Choice] {
    var choices: [Choice] = []
    var seen: Set<Choice> = []
    for finding in findings {
      guard let language = finding.subject.language else { continue }
      for (number, one) in series.enumerated() where one.isAbout(finding.subject) {
        let cases = one.cases.indices.filter { index in
          guard let condition = finding.condition else { return isReference(one.cases[index].condition) }
          return one.cases[index].matches(condition)
        }
        guard let index = cases.min(by: { one.cases[$0].distance(to: finding) < one.cases[$1].distance(to: finding) })
        else { continue }
        let choice = Choice(series: number, index: index, language: language, isReference: false)
        if seen.insert(choice).inserted { choices.append(choice) }
        break
      }
    }
    return choices
  }

  private func entry(_ choice: Choice, of facts: ControlFacts) -> GalleryEntry? {
    let series = facts.series[choice.series]
    let laidOut = series.cases[choice.index]
    guard let specification = facts.control.specification, let text = series.text else { return nil }
    let environment = LayoutEnvironment(
      language: text.language, direction: laidOut.condition.direction, contentSize: laidOut.condition.contentSize,
      scale: PixelScale(DeviceScale.scale(ofWidth: laidOut.condition.deviceWidth)), platform: configuration.platform)
    let content = ButtonContent(
      title: laidOut.title?.text, subtitle: laidOut.subtitle?.text, state: text.state)
    let picture = drawing.picture(
      of: LaidOutButton(
        specification: specification, content: content, environment: environment, result: laidOut.result))
    let parts = [laidOut.result.title, laidOut.result.subtitle].compactMap(\.self)
    return GalleryEntry(
      subjects: series.subjects,
      condition: FindingCondition(
        width: laidOut.condition.deviceWidth, contentSize: laidOut.condition.contentSize.rawValue,
        direction: laidOut.result.direction.rawValue),
      text: [laidOut.title?.text, laidOut.subtitle?.text].compactMap(\.self).joined(separator: "\n"),
      visible: parts.map(\.measurement.visible).joined(separator: "\n"), measures: laidOut.result.measures,
      verdict: laidOut.result.verdict, isReference: choice.isReference, picture: picture)
  }
}

extension Gallery {
  /// Joins what was chosen for each control, at most the limit of pictures, those of findings before references.
  init(
    _ parts: [(control: GalleryControl, omitted: Int)], languages: [LanguageTag], builder: GalleryBuilder
  ) {
    self.init(
      languages: languages.map { tag in
        GalleryLanguage(
          tag: tag, name: LanguageFacts.englishName(of: tag), direction: LanguageFacts.layoutDirection(of: tag))
      },
      controls: parts.map(\.control), outlines: builder.drawing.outlines, reference: builder.referenceWords,
      omitted: parts.reduce(0) { $0 + $1.omitted })
    limitPictures(to: GalleryBuilder.pictureLimit)
    numberOutlines()
  }

  /// Takes pictures away from the last controls on, references first, until the limit holds.
  mutating func limitPictures(to limit: Int) {
    var surplus = controls.reduce(0) { $0 + $1.entries.count } - limit
    for isReference in [true, false] {
      for index in controls.indices.reversed() where surplus > 0 {
        let before = controls[index].entries.count
        var left = surplus
        controls[index].entries.removeAll { entry in
          guard left > 0, entry.isReference == isReference else { return false }
          left -= 1
          return true
        }
        omitted += before - controls[index].entries.count
        surplus = left
      }
    }
  }
}
