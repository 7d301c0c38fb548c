import TitlefitCatalogs
import TitlefitControlLayout
import TitlefitControls
public import TitlefitDiagnostics
import TitlefitGeometry
public import TitlefitLocales

/// What every record knows about the project.
public struct ProjectOutline: Sendable, Hashable {
  /// The language the project is written in.
  public var sourceLanguage: LanguageTag
  /// The languages that are measured, in the order of their tags.
  public var languages: [LanguageTag]

  /// Makes an outline.
  public init(sourceLanguage: LanguageTag, languages: [LanguageTag]) {
    self.sourceLanguage = sourceLanguage
    self.languages = languages
  }
}

/// One thing that a rule is asked about, with its facts under their names.
public struct FactRecord: Sendable {
  /// What a record is about.
  public enum Subject: Sendable {
    /// The project.
    case project(ProjectFacts)
    /// A unit.
    case unit(UnitFacts)
    /// One text of a unit.
    case text(UnitFacts, BoundText)
    /// A control.
    case control(ControlFacts)
    /// One case of a series.
    case laidOut(CaseSeries, LaidOutCase)
  }

  /// What every record knows about the project.
  public var outline: ProjectOutline
  /// What the record is about.
  public var subject: Subject

  /// Makes a record.
  public init(_ subject: Subject, of outline: ProjectOutline) {
    self.subject = subject
    self.outline = outline
  }

  /// A fact by its name; none where there is no such fact in the record.
  public subscript(name: String) -> FactValue { FactTable.field(name)?.read(self) ?? .none }

  /// A fact.
  public subscript(field: FactField) -> FactValue { field.read(self) }
}

/// What a violation is about when it does not say so itself.
public struct FactPlace: Sendable, Hashable {
  /// The subject.
  public var subject: FindingSubject
  /// The place to mend.
  public var location: SourceLocation?
  /// Other places.
  public var related: [RelatedLocation]

  /// A place that says nothing, for the project.
  public init() {
    subject = FindingSubject()
    location = nil
    related = []
  }

  /// The place of a unit.
  public init(_ unit: UnitFacts) {
    subject = FindingSubject(table: unit.table, key: unit.key)
    location = unit.location
    related = []
  }

  /// The place of a series: the text's, the control beside it.
  public init(_ series: CaseSeries) {
    let text = series.text
    let variation = text?.variation.description
    subject = FindingSubject(
      table: text?.table, key: text?.key, language: text?.language,
      variation: variation?.isEmpty ?? true ? nil : variation, control: series.control.id,
      state: text.flatMap { $0.state == .normal ? nil : $0.state.rawValue })
    location = text?.location ?? series.control.location
    related = [RelatedLocation(series.control.location, label: "control")]
  }

  /// The place of a control.
  public init(_ control: ControlFacts) {
    subject = FindingSubject(control: control.control.id)
    location = control.control.location
    related = [RelatedLocation(control.control.location, label: "control")]
  }
}

/// The records that are judged together: the texts of a unit, the cases of a series, or one record alone.
public struct FactGroup: Sendable {
  /// What kind of records they are.
  public let scope: FactScope
  /// The records; never empty.
  public let records: [FactRecord]
  /// What the group is about.
  public let place: FactPlace

  /// The project alone.
  public init(_ project: ProjectFacts, of outline: ProjectOutline) {
    scope = .project
    records = [FactRecord(.project(project), of: outline)]
    place = FactPlace()
  }

  /// A unit alone.
  public init(_ unit: UnitFacts, of outline: ProjectOutline) {
    scope = .unit
    records = [FactRecord(.unit(unit), of: outline)]
    place = FactPlace(unit)
  }

  /// The texts of a unit, or nil where it has none.
  public init?(textsOf unit: UnitFacts, of outline: ProjectOutline) {
    scope = .text
    records = unit.localizations.flatMap { localization in
      localization.texts.map { text in
        let bound = BoundText(
          table: unit.table, key: unit.key, language: localization.language, variation: text.variation,
          value: text.value, location: text.location, pluralArguments: text.pluralArguments)
        return FactRecord(.text(unit, bound), of: outline)
      }
    }
    place = FactPlace(unit)
    if records.isEmpty { return nil }
  }

  /// A control alone.
  public init(_ control: ControlFacts, of outline: ProjectOutline) {
    scope = .control
    records = [FactRecord(.control(control), of: outline)]
    place = FactPlace(control)
  }

  /// The cases of a series.
  public init(_ series: CaseSeries, of outline: ProjectOutline) {
    scope = .laidOut
    records = series.cases.map { FactRecord(.laidOut(series, $0), of: outline) }
    place = FactPlace(series)
  }

  /// What one rule said about the group as violations.
  ///
  /// The cases of a series become one violation that names the first failing case and how many fail; every other record
  /// keeps its own.
  /// - Parameter judgements: each with its record's index, ascending; indices outside the group are passed over.
  public func violations(of judgements: [(index: Int, judgement: CaseJudgement)]) -> [Violation] {
    let known = judgements.filter { records.indices.contains($0.index) }
    if case .laidOut = scope {
      let judged = known.compactMap { index, judgement -> (LaidOutCase, CaseJudgement)? in
        if case .laidOut(_, let laidOut) = records[index].subject { (laidOut, judgement) } else { nil }
      }
      return CaseSeries.fold(judged, of: records.count).map { [$0] } ?? []
    }
    return known.filter { $0.judgement.verdict != .fits }.map { violation($0.judgement, about: records[$0.index]) }
  }

  private func violation(_ judgement: CaseJudgement, about record: FactRecord) -> Violation {
    var violation = Violation(
      code: judgement.code, message: judgement.message, verdict: judgement.verdict == .unsure ? .unsure : nil,
      evidence: judgement.evidence, visible: judgement.visible)
    if case .text(_, let text) = record.subject {
      let variation = text.variation.description
      violation.subject = FindingSubject(language: text.language, variation: variation.isEmpty ? nil : variation)
      violation.location = text.location
    }
    return violation
  }
}
