import TitlefitControlLayout
import TitlefitControls
import TitlefitDiagnostics
import TitlefitGeometry
import TitlefitRuleKit
import TitlefitTypography

/// The fault of a text over all conditions: the first case that fails, or else the first doubtful one.
struct SeriesFault {
  /// The series it belongs to.
  var series: CaseSeries
  /// The text it concerns.
  var part: TextPart
  /// The case that stands for the series.
  var laidOut: LaidOutCase
  /// What is wrong in that case.
  var fault: TextFault
  /// How many cases fail; where none fails for certain, how many are in doubt.
  var failing: Int
  /// Whether the text has a fault, certain or in doubt, at the smallest content size already.
  var isAtSmallestSize: Bool

  /// What the reader sees in the case.
  var visible: String { laidOut.result.placed(part)?.measurement.visible ?? "" }

  /// The violation with the fault's condition and numbers.
  func violation(code: String, what: String, why: String? = nil, suggestion: String) -> Violation {
    Violation(
      code: code,
      message: FindingMessage(what, why: (why ?? Wording.need(of: fault)) + conditionText, suggestion: suggestion),
      verdict: fault.verdict, condition: laidOut.condition.finding(failing: failing, of: series.cases.count),
      evidence: series.evidence(fault.evidence, of: part, in: laidOut), visible: visible,
      subject: series.subject(of: part),
      location: series.text(part)?.location, estimates: laidOut.result.estimates)
  }

  private var conditionText: String {
    Wording.condition(laidOut, in: series) + Wording.share(failing: failing, of: series.cases.count)
  }
}

extension CaseSeries {
  /// The unit of a part, for findings; the title's is what the facts name anyway.
  func subject(of part: TextPart) -> FindingSubject {
    guard part == .subtitle, let text = subtitle else { return FindingSubject() }
    return FindingSubject(table: text.table, key: text.key, language: text.language)
  }

  /// The fault of a part over all conditions, or nil where it is seen whole everywhere.
  /// - Complexity: linear in the number of cases.
  func fault(of part: TextPart) -> SeriesFault? {
    guard let smallest = cases.first?.condition.contentSize else { return nil }
    var found: SeriesFault?
    var failing = 0
    var doubtful = 0
    for laidOut in cases {
      let judge = FaultJudge(
        part, of: laidOut.text(part), in: laidOut.result, room: laidOut.room, drawsBeyondFrame: control.kind == .swiftui
      )
      guard let fault = judge?.fault() else { continue }
      if fault.verdict == .fails { failing += 1 } else { doubtful += 1 }
      let isFirst = found == nil
      if isFirst || (found?.fault.verdict == .unsure && fault.verdict == .fails) {
        found = SeriesFault(
          series: self, part: part, laidOut: laidOut, fault: fault, failing: 0,
          isAtSmallestSize: found?.isAtSmallestSize ?? (laidOut.condition.contentSize == smallest))
      }
    }
    found?.failing = failing > 0 ? failing : doubtful
    return found
  }

  /// The fault of a part that is there at the smallest content size already, if it is of the kind.
  func fault(of part: TextPart, kind: FaultKind) -> SeriesFault? {
    guard let found = fault(of: part), found.isAtSmallestSize, found.fault.kind == kind else { return nil }
    return found
  }
}

extension LaidOutCase {
  /// The fault of a part in the case, or nil where it is seen whole or not there.
  func fault(of part: TextPart) -> TextFault? {
    FaultJudge(part, of: text(part), in: result, room: room)?.fault()
  }
}
