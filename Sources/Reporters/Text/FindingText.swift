import TitlefitDiagnostics
import TitlefitGeometry

/// One finding in the text report.
struct FindingText {
  private let finding: Finding
  private let style: TextStyleSheet

  init(_ finding: Finding, style: TextStyleSheet) {
    self.finding = finding
    self.style = style
  }

  /// The finding's lines, each ended by a line break.
  var text: String {
    let severity = finding.severity.rawValue
    let gap = String(repeating: " ", count: 9 - severity.count)
    let head =
      "    " + style.paint(severity, as: finding.severity) + gap + style.bold(finding.rule.name) + "  "
      + style.faint(finding.fingerprint.description)
    let doubt = finding.verdict == .unsure ? " (within the error of measurement)" : ""
    var lines = wrapped(SafeText.line(finding.message.text) + doubt)
    lines += subject.map { wrapped($0) } ?? []
    // A message that shows the rest of the text, or counts the conditions, is not said twice.
    if let visible = finding.visible.map(Self.clipped), !finding.message.text.contains(SafeText.quoted(visible)) {
      lines += wrapped("shows " + SafeText.quoted(visible))
    }
    lines += bars.map { Self.margin + $0 }
    if !finding.message.text.contains(" conditions") { lines += condition.map { wrapped($0) } ?? [] }
    if !finding.estimates.isEmpty {
      lines += wrapped("estimated: " + SafeText.line(finding.estimates.joined(separator: "; ")))
    }
    if !finding.message.suggestion.isEmpty { lines += wrapped("→ " + SafeText.line(finding.message.suggestion)) }
    lines += places.map { Self.margin + $0 }
    return ([head] + lines).joined(separator: "\n") + "\n"
  }

  private static let margin = String(repeating: " ", count: 13)

  /// A text under the finding's head. Places are left whole, since terminals make links of them.
  private func wrapped(_ text: String) -> [String] { style.wrapping.lines(text, indent: Self.margin.count) }

  /// A text of at most 400 code points; reports for machines carry it whole.
  private static func clipped(_ text: String) -> String {
    let start = String(String.UnicodeScalarView(text.unicodeScalars.prefix(400)))
    return start.unicodeScalars.count < text.unicodeScalars.count ? start + " […]" : text
  }

  /// A place as editors understand it: `file:line:column` as far as known.
  static func place(_ location: SourceLocation) -> String {
    var text = location.file
    if location.line > 0 { text += ":\(location.line)" }
    if location.line > 0, location.column > 0 { text += ":\(location.column)" }
    return text
  }

  private var subject: String? {
    let subject = finding.subject
    guard let key = subject.key else { return nil }
    var text = "key " + SafeText.quoted(key)
    if subject.control != nil, let table = subject.table { text += " in " + SafeText.line(table) }
    let details = [subject.variation, subject.state.map { "state " + $0 }].compactMap(\.self)
    if !details.isEmpty { text += " (" + SafeText.line(details.joined(separator: ", ")) + ")" }
    return text
  }

  /// Two bars in one scale, the room above the need.
  private var bars: [String] {
    guard let have = finding.evidence.available, let need = finding.evidence.needed, have.isFinite, need.isFinite,
      max(have, need) > 0
    else { return [] }
    // Margin, name, edges, numbers and bound take up to 47 columns.
    let cells = Double(min(28, max(8, (style.wrapping.columns ?? 80) - 47)))
    let longest = max(have, need)
    func bar(_ value: Double, open: String, close: String) -> String {
      let filled = min(Int(cells), max(0, Int((value / longest * cells).rounded())))
      return open + String(repeating: "█", count: filled) + close + String(repeating: " ", count: Int(cells) - filled)
    }
    let numbers = PointText.pair(have, need)
    let widest = max(numbers.0.count, numbers.1.count)
    func aligned(_ number: String) -> String { String(repeating: " ", count: widest - number.count) + number }
    func unit(_ number: String) -> String {
      finding.evidence.unit == .points ? " pt" : number == "1" ? " line" : " lines"
    }
    let bound = finding.evidence.errorBound.map { " ±" + PointText.number($0) } ?? ""
    return [
      "have " + bar(have, open: "▕", close: "▏") + " " + aligned(numbers.0) + unit(numbers.0),
      "need " + bar(need, open: " ", close: " ") + " " + aligned(numbers.1) + unit(numbers.1) + bound,
    ]
  }

  private var condition: String? {
    guard let condition = finding.condition else { return nil }
    let parts = [
      condition.width.map { "width " + PointText.number($0) + " pt" }, condition.contentSize.map { "size " + $0 },
      condition.direction == "rtl" ? "right to left" : nil,
    ].compactMap(\.self)
    let count = condition.total > 1 ? "\(condition.failing) of \(condition.total) conditions" : nil
    guard !parts.isEmpty || count != nil else { return nil }
    let first = condition.failing > 1 ? "first at " : "at "
    let text = [parts.isEmpty ? nil : first + parts.joined(separator: ", "), count].compactMap(\.self)
    return SafeText.line(text.joined(separator: "; "))
  }

  private var places: [String] {
    var lines: [String] = []
    if let location = finding.location { lines.append(style.faint(SafeText.line(Self.place(location)))) }
    lines += finding.related.map { style.faint(SafeText.line($0.label + " " + Self.place($0.location))) }
    return lines
  }
}
