import TitlefitCatalogs
import TitlefitDiagnostics
import TitlefitLocales

extension FindingBuilder {
  /// Takes the findings out that comments of translations switch off, and adds one for each comment that switches off
  /// nothing.
  /// - Returns: the findings taken out, in the fixed order.
  mutating func suppress(
    by catalogs: [Catalog], of project: JoinedProject, configuration: AuditConfiguration
  ) -> [AcceptedFinding] {
    var comments = CommentSuppressions(catalogs, sourceLanguage: project.sourceLanguage) { rules.isKnown($0) }
    var accepted: [AcceptedFinding] = []
    var kept: [Finding] = []
    for finding in sorted {
      if let suppression = comments.use(for: finding) {
        accepted.append(AcceptedFinding(finding, by: .comment(suppression.location)))
      } else {
        kept.append(finding)
      }
    }
    findings = kept
    let isWhole = configuration.languages == nil
    let unused = comments.unused(
      ran: { rules[$0] != nil }, known: { rules.isKnown($0) },
      isMeasured: { language in language.map { project.languages.contains($0) } ?? isWhole })
    for (issue, table) in unused { add(issue, ofTable: table) }
    return accepted
  }

  private mutating func add(_ issue: FormatIssue, ofTable table: String) {
    guard let entry = rules[issue.rule] else { return }
    findings.append(
      Finding(
        rule: issue.rule, code: issue.code, severity: entry.severity, message: issue.message,
        subject: FindingSubject(
          table: table, key: issue.key, language: issue.language.flatMap { try? LanguageTag($0) }),
        location: issue.location))
  }
}
