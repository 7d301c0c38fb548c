public import TitlefitDiagnostics
import TitlefitGeometry
import TitlefitLocales

/// Writes a short table that fits a pull request's comment: the weightiest findings first, at most ``limit`` rows and
/// ``lengthLimit`` bytes; what is left out is counted.
///
/// Source of the length: GitHub takes 65,536 characters a comment.
public struct MarkdownReporter: Reporter {
  /// `markdown`.
  public static let name = "markdown"

  /// How many findings are shown at most.
  public static let limit = 50
  /// How many bytes of rows are written at most.
  public static let lengthLimit = 60_000

  /// Makes a reporter.
  public init() {}

  /// Heading, table, and what the table does not hold.
  public func render(_ report: Report, options: ReporterOptions) -> String {
    var text = "**titlefit: \(report.totals)**"
    text += accepted(report.run)
    let findings = report.weightiestFirst
    let rows = Self.fitting(findings.prefix(Self.limit).map(row))
    if !rows.isEmpty {
      text += "| | language | text | finding | have → need |\n|---|---|---|---|---|\n" + rows.joined()
    }
    if findings.count > rows.count {
      text += "\n… and \(findings.count - rows.count) more: the full report has them.\n"
    }
    for failure in report.failures.prefix(10) {
      text += "\n- **failed** " + MarkdownText.escaped(failure.sentence) + "\n"
    }
    return text + stale(report.run)
  }

  private func accepted(_ run: RunFacts) -> String {
    let parts = [
      run.accepted == 0 ? nil : "\(run.accepted) accepted by the baseline",
      run.suppressed == 0 ? nil : "\(run.suppressed) switched off in comments",
    ].compactMap(\.self)
    return (parts.isEmpty ? "" : " (" + parts.joined(separator: ", ") + ")") + "\n\n"
  }

  private func stale(_ run: RunFacts) -> String {
    guard !run.staleBaseline.isEmpty else { return "" }
    let count = run.staleBaseline.count
    let entries =
      count == 1 ? "1 entry of the baseline no longer occurs" : "\(count) entries of the baseline no longer occur"
    return "\n" + entries + "; `titlefit baseline` writes it anew.\n"
  }

  /// The rows that fit the length, from the first on.
  private static func fitting(_ rows: [String]) -> [String] {
    var length = 0
    return Array(
      rows.prefix { row in
        length += row.utf8.count
        return length <= lengthLimit
      })
  }

  private func row(_ finding: Finding) -> String {
    let cells = [
      mark(finding.severity), finding.subject.language.map { MarkdownText.escaped($0.description) } ?? "",
      text(of: finding.subject), message(of: finding), numbers(finding.evidence),
    ]
    return "| " + cells.joined(separator: " | ") + " |\n"
  }

  /// A word beside the mark, so that it does not rest on colour.
  private func mark(_ severity: Severity) -> String {
    switch severity {
    case .error: "❌ error"
    case .warning: "⚠️ warning"
    case .note, .off: "ℹ️ note"
    }
  }

  private func text(of subject: FindingSubject) -> String {
    let file = subject.file?.split(separator: "/").last.map(String.init)
    let names = [subject.key ?? file, subject.variation].compactMap(\.self).map { MarkdownText.code($0) }
    let control = subject.control.map { (names.isEmpty ? "control " : "in ") + MarkdownText.code($0) }
    return (names + [control].compactMap(\.self)).joined(separator: " ")
  }

  private func message(of finding: Finding) -> String {
    let what = MarkdownText.escaped(finding.message.what.isEmpty ? finding.rule.name : finding.message.what)
    let shown = finding.unsaidVisible.map { ", shows " + MarkdownText.code($0) } ?? ""
    let at = finding.conditionWords.isEmpty ? "" : "<br>" + MarkdownText.escaped(finding.conditionWords)
    let place = finding.location.map { location in
      " · " + MarkdownText.escaped(location.file + (location.line > 0 ? ":\(location.line)" : ""))
    }
    return what + shown + at + "<br><sub>" + MarkdownText.escaped(finding.rule.name) + (place ?? "") + "</sub>"
  }

  private func numbers(_ evidence: Evidence) -> String {
    guard let have = evidence.available, let need = evidence.needed else { return "" }
    let (first, second) = PointText.pair(have, need)
    return first + " → " + second + (evidence.unit == .points ? " pt" : " lines")
  }
}

/// Texts made safe for a cell of a Markdown table.
enum MarkdownText {
  /// How many characters of a name or text a cell shows.
  static let longest = 80

  /// A text without markup: characters that Markdown, HTML or a table give a meaning become references, and behind `@`
  /// and `#` stands an empty reference, so that nobody is notified and no issue linked.
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in SafeText.line(text).unicodeScalars {
      switch scalar {
      case "@", "#": result += "&#\(scalar.value);&#8203;"
      case "\\", "`", "*", "_", "{", "}", "[", "]", "<", ">", "|", "~", "&", "$", "!", "\u{00AD}":
        result += "&#\(scalar.value);"
      // An address would become a link.
      case "/": result += result.hasSuffix("/") || result.hasSuffix(":") ? "&#47;" : "/"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// A name in the font of code, at most ``longest`` characters of it.
  static func code(_ text: String) -> String {
    let cut = text.count > longest ? text.prefix(longest - 1) + "…" : text[...]
    return "<code>" + escaped(String(cut)) + "</code>"
  }
}
