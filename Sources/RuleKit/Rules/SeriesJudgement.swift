import TitlefitControlLayout
public import TitlefitDiagnostics
public import TitlefitGeometry
import TitlefitTypography

/// What a layout rule thinks of one case: whether it fits, and the words and numbers if not.
public struct CaseJudgement: Sendable {
  /// Whether the case fits; a judgement that fits makes no finding.
  public var verdict: Verdict
  /// One of the rule's codes.
  public var code: String
  /// What, why, what to do.
  public var message: FindingMessage
  /// The numbers.
  public var evidence: Evidence
  /// What the reader sees instead, or nil.
  public var visible: String?

  /// Makes a judgement.
  public init(
    _ verdict: Verdict, code: String, message: FindingMessage, evidence: Evidence = Evidence(), visible: String? = nil
  ) {
    self.verdict = verdict
    self.code = code
    self.message = message
    self.evidence = evidence
    self.visible = visible
  }
}

extension CaseSeries {
  /// Folds the judgements of all cases into one violation: the first case that fails, and how many do.
  ///
  /// Where no case fails for certain, the first doubtful one stands for the series. A nil judgement means that the rule
  /// has nothing to say about the case.
  /// - Complexity: one call of `judge` a case.
  public func firstMisfit(_ judge: (LaidOutCase) -> CaseJudgement?) -> Violation? {
    Self.fold(cases.compactMap { laidOut in judge(laidOut).map { (laidOut, $0) } }, of: cases.count)
  }

  /// As ``firstMisfit(_:)`` with the judgements at hand, of a series with so many cases.
  static func fold(_ judged: some Sequence<(LaidOutCase, CaseJudgement)>, of total: Int) -> Violation? {
    var first: (case: LaidOutCase, judgement: CaseJudgement)?
    var failing = 0
    var doubtful = 0
    for (laidOut, judgement) in judged where judgement.verdict != .fits {
      if judgement.verdict == .fails { failing += 1 } else { doubtful += 1 }
      let isWorse = first.map { $0.judgement.verdict == .unsure && judgement.verdict == .fails } ?? true
      if isWorse { first = (laidOut, judgement) }
    }
    guard let (laidOut, judgement) = first else { return nil }
    return Violation(
      code: judgement.code, message: judgement.message, verdict: judgement.verdict,
      condition: laidOut.condition.finding(failing: failing > 0 ? failing : doubtful, of: total),
      evidence: judgement.evidence, visible: judgement.visible, estimates: laidOut.result.estimates)
  }
}

extension CaseCondition {
  /// The condition as findings carry it.
  public func finding(failing: Int, of total: Int) -> FindingCondition {
    FindingCondition(
      width: deviceWidth, contentSize: contentSize.rawValue, direction: direction.rawValue, failing: failing,
      total: total)
  }
}
