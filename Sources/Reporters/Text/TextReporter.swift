public import TitlefitDiagnostics
import TitlefitGeometry
import TitlefitLocales

/// Writes the report for people: findings by control or table, then by language, with bars; totals at the end.
public struct TextReporter: Reporter {
  /// `text`.
  public static let name = "text"

  /// Makes a reporter.
  public init() {}

  /// Groups in the order of their first finding, languages in the order of their tags.
  public func render(_ report: Report, options: ReporterOptions) -> String {
    let style = TextStyleSheet(usesColor: options.usesColor, wrapping: LineWrapping(columns: options.columns))
    var text = ""
    for group in groups(report.findings.filter { $0.severity != .off }) {
      text += style.bold(SafeText.line(group.title)) + "\n"
      for (language, findings) in group.languages {
        if let language { text += "  " + style.bold(language) + "\n" }
        for finding in findings { text += FindingText(finding, style: style).text }
      }
      text += "\n"
    }
    for failure in report.failures { text += self.text(of: failure, style: style) }
    return text + SummaryText(report, style: style, isVerbose: options.isVerbose).text
  }

  private struct Group {
    var title: String
    var findings: [Finding]

    /// The findings by language, those without one first.
    var languages: [(language: String?, findings: [Finding])] {
      let byLanguage = Dictionary(grouping: findings) { $0.subject.language }
      let tags = byLanguage.keys.sorted { left, right in
        guard let left else { return right != nil }
        guard let right else { return false }
        return left < right
      }
      return tags.map { ($0?.description, byLanguage[$0] ?? []) }
    }
  }

  private func groups(_ findings: [Finding]) -> [Group] {
    var groups: [Group] = []
    var indexes: [String: Int] = [:]
    for finding in findings {
      let title = title(of: finding)
      if let index = indexes[title] {
        groups[index].findings.append(finding)
      } else {
        indexes[title] = groups.count
        groups.append(Group(title: title, findings: [finding]))
      }
    }
    return groups
  }

  /// The control with the file that declares it (an id is unique in its document only), else the table, else the file.
  private func title(of finding: Finding) -> String {
    let subject = finding.subject
    if let control = subject.control {
      let own = subject.key == nil ? finding.location?.file : nil
      let document = finding.related.first { $0.label == "control" }?.location.file ?? own
      return "control " + control + (document.map { " in " + $0 } ?? "")
    }
    if let table = subject.table { return "table " + table }
    if let file = subject.file { return "file " + file }
    return "project"
  }

  private func text(of failure: AuditFailure, style: TextStyleSheet) -> String {
    let place = failure.location.map { FindingText.place($0) + ": " } ?? ""
    let detail = failure.detail.isEmpty ? "" : " (" + failure.detail + ")"
    let message = SafeText.line(place + failure.source + ": " + failure.message + detail)
    let lines = style.wrapping.lines("failed " + message, indent: 0)
    // Colour comes last: its codes take no columns.
    let first = lines.first.map { style.paint("failed", as: .error) + $0.dropFirst("failed".count) } ?? ""
    return ([first] + lines.dropFirst()).joined(separator: "\n") + "\n\n"
  }
}

/// The colours of a report, or none, and the width of its lines.
struct TextStyleSheet {
  let usesColor: Bool
  let wrapping: LineWrapping

  /// A text in bold.
  func bold(_ text: String) -> String { wrap(text, code: "1") }

  /// A text in grey.
  func faint(_ text: String) -> String { wrap(text, code: "2") }

  /// A text in the colour of a severity.
  func paint(_ text: String, as severity: Severity) -> String {
    switch severity {
    case .error: wrap(text, code: "31")
    case .warning: wrap(text, code: "33")
    case .note, .off: wrap(text, code: "36")
    }
  }

  /// Source: ECMA-48, select graphic rendition.
  private func wrap(_ text: String, code: String) -> String {
    usesColor ? "\u{1B}[" + code + "m" + text + "\u{1B}[0m" : text
  }
}
