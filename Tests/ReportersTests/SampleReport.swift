import TitlefitDiagnostics
import TitlefitGeometry
import TitlefitLocales

/// A report with one of everything, shared by all reporters' tests.
enum SampleReport {
  static let german = LanguageTag.canonical("de")
  static let arabic = LanguageTag.canonical("ar")

  static var cut: Finding {
    Finding(
      rule: "title-truncated", code: "title-cut", severity: .error,
      message: FindingMessage(
        "the title is cut", why: "it needs 143.5 pt and has 120 pt",
        suggestion: "shorten the translation or let the button wrap"),
      subject: FindingSubject(table: "Localizable", key: "checkout.buy", language: german, control: "aB1-cd-Ef2"),
      verdict: .fails,
      condition: FindingCondition(width: 320, contentSize: "large", direction: "ltr", failing: 5, total: 24),
      evidence: Evidence(
        available: 120, needed: 143.5, errorBound: 0.6,
        values: ["fittingContentSize": .text("small"), "fontSize": .number(17), "words": .list(["Jetzt", "kaufen"])]),
      visible: "Jetzt kau…",
      location: SourceLocation(file: "de.lproj/Localizable.strings", line: 12, column: 20),
      related: [
        RelatedLocation(SourceLocation(file: "Base.lproj/Checkout.storyboard", line: 31, column: 9), label: "control")
      ],
      estimates: ["the insets of glass styles are not recorded"])
  }

  static var unsure: Finding {
    Finding(
      rule: "title-truncated", code: "title-may-be-cut", severity: .warning,
      message: FindingMessage("the title may be cut", why: "it needs 120.04 pt and has 120 pt"),
      subject: FindingSubject(
        table: "Localizable", key: "cart.items", language: arabic, variation: "plural.few", control: "aB1-cd-Ef2",
        state: "selected"),
      verdict: .unsure, condition: FindingCondition(width: 320, contentSize: "large", direction: "rtl"),
      evidence: Evidence(available: 120, needed: 120.04, errorBound: 0.6), visible: "٣ عناصر",
      location: SourceLocation(file: "Localizable.xcstrings", line: 40, column: 21))
  }

  static var duplicate: Finding {
    Finding(
      rule: "duplicate-key", code: "duplicate-key", severity: .warning,
      message: FindingMessage("the key stands twice", suggestion: "delete one of the two"),
      subject: FindingSubject(table: "Onboarding", key: "say \"hi\"", language: german),
      location: SourceLocation(file: "de.lproj/Onboarding.strings", line: 9, column: 1),
      related: [
        RelatedLocation(
          SourceLocation(file: "de.lproj/Onboarding.strings", line: 3, column: 1), label: "first definition")
      ])
  }

  static var lines: Finding {
    Finding(
      rule: "too-many-lines", code: "too-many-lines", severity: .note, message: FindingMessage("the title wraps"),
      subject: FindingSubject(table: "Onboarding", key: "start", control: "primary"), verdict: .fails,
      evidence: Evidence(available: 1, needed: 3, unit: .lines))
  }

  static var unreadable: Finding {
    Finding(
      rule: "unreadable-file", code: "unreadable-file", severity: .error,
      message: FindingMessage("the file cannot be read", why: "permission denied"),
      subject: FindingSubject(file: "fr.lproj/Localizable.strings"),
      location: SourceLocation(file: "fr.lproj/Localizable.strings"))
  }

  static var report: Report {
    var run = RunFacts(platform: "ios-17", sourceLanguage: LanguageTag.canonical("en"))
    run.inputs = [
      InputCount(format: "storyboard", files: 1, entries: 3, languages: []),
      InputCount(format: "strings", files: 3, entries: 120, languages: [arabic, german]),
      InputCount(format: "xcstrings", files: 1, entries: 1, languages: [german], keys: 1),
    ]
    run.controls = ControlCount(
      found: 60, measured: 41, notMeasured: ["no room known": 12, "the title is set in code": 7])
    run.languages = [arabic, german]
    run.cases = 845
    run.fonts = [
      FontFact(
        name: "Inter", file: "Inter.var.ttf", digest: String(repeating: "0f", count: 32), scripts: ["Cyrl", "Latn"],
        bound: "± 0.6 pt at 10 characters")
    ]
    run.widths = [320, 393.5]
    run.contentSizes = ["large", "xxxLarge"]
    run.accepted = 1
    run.suppressed = 1
    run.staleBaseline = stale
    run.phases = ["measure": 0.1234567, "read": 0.05]
    var report = Report(
      toolVersion: "0.1.0", run: run,
      rules: [
        RuleSummary(
          id: "title-truncated", family: "fit", title: "a title is cut", severity: .error, status: "stable",
          help: RuleHelp(
            finds: "A title that is cut.", matters: "Readers see a part of it.", remedy: "Shorten it, or let it wrap."))
      ],
      findings: [cut, unsure, duplicate, lines, unreadable],
      failures: [
        AuditFailure(
          source: "house-style", code: "module-timeout", message: "the module did not answer", detail: "after 10 s",
          location: SourceLocation(file: "titlefit.yml", line: 30, column: 5))
      ])
    var known = duplicate
    known.subject.key = "accepted"
    report.accepted = [
      AcceptedFinding(known, by: .baseline(file: "titlefit.baseline")),
      AcceptedFinding(
        lines, by: .comment(SourceLocation(file: "en.lproj/Onboarding.strings", line: 7, column: 1))),
    ]
    report.gallery = gallery
    return report
  }

  /// A baseline's entry for a finding that is not in the report.
  private static var stale: [BaselineEntry] {
    var gone = duplicate
    gone.subject.key = "gone"
    return Baseline(accepting: [gone]).entries
  }
}

extension LanguageTag {
  /// The tag of a text that the tests know to be well-formed.
  static func canonical(_ text: String) -> LanguageTag { (try? LanguageTag(text)) ?? .undetermined }
}
