public import TitlefitDiagnostics
import TitlefitGeometry
import TitlefitLocales

/// Writes a short table that fits a pull request's comment: the weightiest findings first, at most ``limit`` rows and
/// ``lengthLimit`` bytes; what is left out is counted. A row says what is wrong, then what to do. More than ``openRows``
/// rows are folded away.
///
/// GitHub and GitLab fold `details`; elsewhere the rows are just there.
/// Source of the length: GitHub takes 65,536 characters a comment.
public struct MarkdownReporter: Reporter {
  /// `markdown`.
  public static let name = "markdown"

  /// How many findings are shown at most.
  public static let limit = 50
  /// How many findings are seen at once where there are more.
  public static let openRows = 10
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
    text += Self.tables(rows)
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

  /// The first rows in a table, the others in one that is folded away.
  private static func tables(_ rows: [String]) -> String {
    guard !rows.isEmpty else { return "" }
    let head = "| | language | text | finding | have → need |\n|---|---|---|---|---|\n"
    // What would fold away a row or two is not worth a click.
    let open = rows.count > openRows + 2 ? openRows : rows.count
    let table = head + rows.prefix(open).joined()
    guard rows.count > open else { return table }
    return table + "\n<details><summary>\(rows.count - open) more</summary>\n\n" + head
      + rows.dropFirst(open).joined() + "\n</details>\n"
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
    // The keys of documents' texts begin with the control.
    let named = subject.control.flatMap { (subject.key ?? "").hasPrefix($0 + ".") ? nil : $0 }
    let control = named.map { (names.isEmpty ? "control " : "in ") + MarkdownText.code($0) }
    return (names + [control].compactMap(\.self)).joined(separator: " ")
  }

  private func message(of finding: Finding) -> String {
    let what = MarkdownText.escaped(finding.message.what.isEmpty ? finding.rule.name : finding.message.what)
    let shown = finding.unsaidVisible.map { ", shows " + MarkdownText.code($0) } ?? ""
    let at = finding.conditionWords.isEmpty ? "" : "<br>" + MarkdownText.escaped(finding.conditionWords)
    let place = finding.location.map { location in
      " · " + MarkdownText.escaped(location.file + (location.line > 0 ? ":\(location.line)" : ""))
    }
    let suggestion = finding.message.suggestion
    let remedy = suggestion.isEmpty ? "" : "<br>→ " + MarkdownText.escaped(suggestion)
    return what + shown + at + remedy + "<br><sub>" + MarkdownText.escaped(finding.rule.name) + (place ?? "") + "</sub>"
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
