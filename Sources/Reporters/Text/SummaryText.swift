import TitlefitDiagnostics
import TitlefitLocales

/// The last lines of the text report: what was read, what was not measured and why, totals.
struct SummaryText {
  private let report: Report
  private let style: TextStyleSheet
  private let isVerbose: Bool

  init(_ report: Report, style: TextStyleSheet, isVerbose: Bool) {
    self.report = report
    self.style = style
    self.isVerbose = isVerbose
  }

  /// The lines, each ended by a line break.
  var text: String {
    var lines: [String] = []
    if isVerbose { lines += details }
    lines.append(inputs)
    lines += notMeasured
    lines += codeTitles
    lines += accepted
    lines += unchanged
    lines = lines.flatMap { line in
      let indent = line.prefix { $0 == " " }.count
      return style.wrapping.lines(String(line.dropFirst(indent)), indent: indent)
    }
    lines.append(style.bold(totals))
    return lines.joined(separator: "\n") + "\n"
  }

  private var inputs: String {
    let run = report.run
    let formats = run.inputs.map { input in
      "\(counted(input.files, input.format + " file")) (\(counted(input.entries, "entry", "entries")))"
    }
    let read = formats.isEmpty ? "read nothing" : "read " + formats.joined(separator: ", ")
    return SafeText.line(
      "\(read); \(counted(run.languages.count, "language")), "
        + "\(run.controls.measured) of \(counted(run.controls.found, "control")) measured in "
        + counted(run.cases, "case"))
  }

  private var notMeasured: [String] {
    let reasons = report.run.controls.notMeasured.filter { $0.value > 0 }.sorted { left, right in
      left.value == right.value
        ? left.key.utf8.lexicographicallyPrecedes(right.key.utf8) : left.value > right.value
    }
    guard !reasons.isEmpty else { return [] }
    let total = reasons.reduce(0) { $0 + $1.value }
    return ["not measured: " + counted(total, "control")]
      + reasons.map { "  \($0.value) × " + SafeText.line($0.key) }
  }

  /// What came of the titles that code gives; with details, each one that could not be found out.
  private var codeTitles: [String] {
    guard let titles = report.run.controls.codeTitles else { return [] }
    let reasons = titles.unresolved.sorted { left, right in
      left.value == right.value ? left.key < right.key : left.value > right.value
    }
    let words = reasons.map { "\($0.value) × \($0.key)" }
    let rest = titles.found - titles.keys - titles.literals
    var lines = [
      "titles in code: \(titles.found) found, \(titles.keys) with a key, \(titles.literals) without one, "
        + "\(rest) not resolved" + (words.isEmpty ? "" : " (" + words.joined(separator: ", ") + ")")
    ]
    guard isVerbose else { return lines }
    lines += titles.places.map { title in
      let place = "\(title.location.file):\(title.location.line):\(title.location.column)"
      return SafeText.line("  \(place): \(title.reason): \(title.expression)")
    }
    return lines
  }

  /// What was left out as unchanged.
  private var unchanged: [String] {
    guard let changes = report.run.changes else { return [] }
    return [
      "unchanged since " + SafeText.line(changes.revision) + " (" + changes.base.prefix(12) + "): "
        + counted(changes.leftOut, "finding") + " left out"
    ]
  }

  /// What was accepted, and what a baseline accepts for nothing.
  private var accepted: [String] {
    let run = report.run
    var lines: [String] = []
    if run.accepted > 0 { lines.append("accepted by the baseline: " + counted(run.accepted, "finding")) }
    if run.suppressed > 0 { lines.append("switched off in comments: " + counted(run.suppressed, "finding")) }
    guard !run.staleBaseline.isEmpty else { return lines }
    lines.append(
      "accepted by the baseline, but no longer there: " + counted(run.staleBaseline.count, "entry", "entries"))
    return lines
      + run.staleBaseline.map { entry in
        let count = entry.count > 1 ? "\(entry.count) × " : ""
        let language = entry.language.map { $0 + " " } ?? ""
        return "  " + SafeText.line(count + entry.rule + " " + language + entry.subject)
      }
  }

  private var totals: String {
    let shown = report.findings.count { $0.severity != .off }
    let counts: [String?] = [
      part(.error, "error"), part(.warning, "warning"), part(.note, "note"),
      report.failures.isEmpty ? nil : counted(report.failures.count, "failure"),
    ]
    let total = shown == 0 ? "no findings" : counted(shown, "finding")
    return ([total] + counts.compactMap(\.self)).joined(separator: ", ").replacing(", ", with: ": ", maxReplacements: 1)
  }

  private var details: [String] {
    let run = report.run
    let seconds = run.phases.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
      .map { "\($0.key) \(PointText.number($0.value, decimals: 2)) s" }
    var lines = run.fonts.map { font in
      SafeText.line("font \(font.name) for \(font.scripts.joined(separator: " ")): \(font.file), \(font.bound)")
    }
    lines.append(SafeText.line("platform \(run.platform), source language \(run.sourceLanguage)"))
    if !seconds.isEmpty { lines.append(SafeText.line("time: " + seconds.joined(separator: ", "))) }
    return lines
  }

  private func part(_ severity: Severity, _ word: String) -> String? {
    let count = report.count(severity)
    return count == 0 ? nil : style.paint(counted(count, word), as: severity)
  }

  private func counted(_ count: Int, _ word: String, _ plural: String? = nil) -> String {
    "\(count) " + (count == 1 ? word : plural ?? word + "s")
  }
}
