import TitlefitDiagnostics
import TitlefitGeometry
import TitlefitStandardRules
import TitlefitTypography

/// What every method said about one case and its twin.
struct MisfitOutcome {
  /// The case.
  let misfit: MisfitCase
  /// The product's findings about the misfit; nil where the case has no button.
  let findings: [Finding]?
  /// What the product complains of in the twin: every warning and error, and the case's own rule whatever its weight.
  let twinFindings: [Finding]
  /// The simpler methods' scores of the misfit.
  let scores: [SimplerMethod: Double]
  /// The simpler methods' scores of the twin.
  let twinScores: [SimplerMethod: Double]

  /// Runs all methods.
  /// - Throws: ``TextMeasurementError``.
  init(_ misfit: MisfitCase, measuring measurer: any TextMeasuring) throws(TextMeasurementError) {
    self.misfit = misfit
    guard let button = misfit.misfit, let twin = misfit.twin else {
      (findings, twinFindings, scores, twinScores) = (nil, [], [:], [:])
      return
    }
    let audit = MisfitAudit(measurer: measurer)
    findings = audit.findings(in: button)
    twinFindings = audit.findings(in: twin).filter { finding in
      [.error, .warning].contains(finding.severity) || finding.rule.name == misfit.expectation.rule
    }
    scores = try SimplerScores(button, measuring: measurer).scores
    twinScores = try SimplerScores(twin, measuring: measurer).scores
  }

  /// Whether the rules there are can decide the case.
  var isDecidable: Bool { misfit.needs == nil }

  /// The finding of the rule and code that the case names, about its text or about the button as a whole.
  var match: Finding? {
    findings?.first { finding in
      let language = finding.subject.language
      return finding.rule.name == misfit.expectation.rule && finding.code == misfit.expectation.code
        && (language == nil || language == misfit.misfit?.language)
    }
  }

  /// Whether what the product says is drawn is what the report says, lines joined by a space; true where the report does
  /// not say.
  var showsReportedText: Bool {
    guard let reported = misfit.expectation.visible else { return true }
    return match?.visible?.replacing("\n", with: " ") == reported
  }

  /// Whether the case is found with the reported symptom.
  var isFound: Bool { match != nil && showsReportedText }

  /// Whether the product complains about the twin, by whatever rule.
  var twinFires: Bool { !twinFindings.isEmpty }
}

/// How often a method was right.
struct MisfitTally {
  /// Cases found.
  var found = 0
  /// Twins that fired.
  var fired = 0
  /// Cases there are.
  var cases = 0

  /// The share of the findings that are about misfits; nil without any finding.
  var precision: Double? { found + fired > 0 ? Double(found) / Double(found + fired) : nil }
  /// The share of the cases that is found.
  var recall: Double { cases > 0 ? Double(found) / Double(cases) : 0 }
  /// The harmonic mean of both.
  var balance: Double { Double(2 * found) / Double(max(1, cases + found + fired)) }

  /// The product's own tally over decidable cases.
  init(product outcomes: [MisfitOutcome]) {
    let decidable = outcomes.filter(\.isDecidable)
    (found, fired, cases) = (decidable.count(where: \.isFound), decidable.count(where: \.twinFires), decidable.count)
  }

  /// A simpler method's tally over decidable cases, with a threshold.
  init(_ method: SimplerMethod, above threshold: Double, _ outcomes: [MisfitOutcome]) {
    for outcome in outcomes where outcome.isDecidable {
      cases += 1
      if let score = outcome.scores[method], score > threshold { found += 1 }
      if let score = outcome.twinScores[method], score > threshold { fired += 1 }
    }
  }

  /// The threshold that serves a method best on this very corpus, to a twentieth; the lower of equals.
  static func bestThreshold(_ method: SimplerMethod, _ outcomes: [MisfitOutcome]) -> Double {
    var best = (threshold: method.usualThreshold, balance: 0.0)
    for step in 8...60 {
      let threshold = Double(step) / 20
      let balance = MisfitTally(method, above: threshold, outcomes).balance
      if balance > best.balance + 1e-9 { best = (threshold, balance) }
    }
    return best.threshold
  }
}
