import TitlefitDiagnostics
import TitlefitGeometry
import TitlefitLocales

/// What the page shows of a report, with everything joined by number.
struct PageModel {
  let report: Report
  /// The findings that are shown, in their fixed order.
  let findings: [PageFinding]
  /// The gallery's controls, then those that only findings name.
  let controls: [PageControl]
  /// How many findings the limit leaves out.
  let omittedFindings: Int
  private let languages: [LanguageTag: GalleryLanguage]

  /// The most findings of one page: more than anybody reads, and few enough to open at once.
  static let findingLimit = 4000

  /// Joins findings with the controls and pictures they are about.
  /// - Complexity: linear in the size of the report.
  init(_ report: Report) {
    self.report = report
    let shown = report.shown
    let kept = Self.kept(shown)
    omittedFindings = shown.count - kept.count
    languages = Dictionary((report.gallery?.languages ?? []).map { ($0.tag, $0) }) { first, _ in first }
    var table = ControlTable(report.gallery?.controls ?? [])
    var anchors: [String: Int] = [:]
    findings = kept.map { finding in
      let print = finding.fingerprint.description
      anchors[print, default: 0] += 1
      let count = anchors[print] ?? 1
      return PageFinding(
        finding: finding, anchor: "f-" + print + (count > 1 ? "-\(count)" : ""), control: table.number(of: finding))
    }
    var controls = table.controls
    for (index, finding) in findings.enumerated() {
      if let number = finding.control { controls[number].findings.append(index) }
    }
    self.controls = controls
  }

  /// The weightiest findings within the limit, in their fixed order.
  private static func kept(_ findings: [Finding]) -> [Finding] {
    guard findings.count > findingLimit else { return findings }
    let weights = findings.enumerated().sorted { left, right in
      left.element.severity == right.element.severity
        ? left.offset < right.offset : left.element.severity > right.element.severity
    }
    return weights.prefix(findingLimit).map(\.offset).sorted().map { findings[$0] }
  }

  /// A language's English name, or its tag.
  func name(of language: LanguageTag) -> String { languages[language]?.name ?? language.description }

  /// Whether a language is read from right to left; nil where the report does not say.
  func direction(of language: LanguageTag) -> LayoutDirection? { languages[language]?.direction }

  /// The languages of the gallery and of the findings, by name.
  var filterLanguages: [LanguageTag] {
    Set(languages.keys).union(findings.compactMap(\.finding.subject.language))
      .sorted { (name(of: $0), $0) < (name(of: $1), $1) }
  }
}

/// A finding with its address and what it is about.
struct PageFinding {
  let finding: Finding
  /// The id of its element.
  let anchor: String
  /// The number of its control, or nil where it is about none.
  let control: Int?
}

/// A control with its findings.
struct PageControl {
  let id: String
  /// What the gallery knows of it; nil where only findings name it.
  let gallery: GalleryControl?
  /// The numbers of its findings, in their fixed order.
  var findings: [Int] = []

  /// The number of the entry that shows a finding best: under its condition, else any of its text; for a finding about the
  /// button alone one of its language or direction, where it names either.
  func entry(showing finding: Finding) -> Int? {
    let entries = gallery?.entries ?? []
    guard finding.subject.key != nil || finding.subject.table != nil else { return lookalike(of: finding) }
    let own = entries.indices.filter { entries[$0].subjects.contains { $0.namesSameText(as: finding.subject) } }
    let exact = own.first { index in
      guard let condition = finding.condition else { return entries[index].isReference }
      return entries[index].condition.width == condition.width
        && entries[index].condition.contentSize == condition.contentSize
    }
    return exact ?? own.first { !entries[$0].isReference } ?? own.first
  }

  /// An entry of the language or direction of a finding that is about no text.
  private func lookalike(of finding: Finding) -> Int? {
    let (language, direction) = (finding.subject.language, finding.condition?.direction)
    guard language != nil || direction != nil else { return nil }
    return gallery?.entries.firstIndex { entry in
      entry.isReference && (language == nil || entry.language == language)
        && (direction == nil || entry.condition.direction == direction)
    }
  }
}

/// Finds the control of a finding by id, and by place where several share one.
private struct ControlTable {
  private(set) var controls: [PageControl]
  private var numbers: [String: [Int]]

  init(_ gallery: [GalleryControl]) {
    controls = gallery.map { PageControl(id: $0.id, gallery: $0) }
    numbers = Dictionary(grouping: controls.indices) { gallery[$0].id }
  }

  mutating func number(of finding: Finding) -> Int? {
    guard let id = finding.subject.control else { return nil }
    if let known = numbers[id] {
      let places =
        finding.related.filter { $0.label == "control" }.map(\.location) + [finding.location].compactMap(\.self)
      return known.first { number in controls[number].gallery.map { places.contains($0.location) } ?? false }
        ?? known[0]
    }
    let number = controls.count
    controls.append(PageControl(id: id, gallery: nil))
    numbers[id] = [number]
    return number
  }
}

extension FindingSubject {
  /// Whether two subjects name the same text of a control.
  fileprivate func namesSameText(as other: FindingSubject) -> Bool {
    table == other.table && key == other.key && language == other.language && variation == other.variation
      && state == other.state
  }
}
