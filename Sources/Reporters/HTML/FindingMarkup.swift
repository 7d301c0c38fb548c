import TitlefitDiagnostics
import TitlefitLocales

/// One finding as a list item.
struct FindingMarkup {
  let page: PageModel

  /// The item of a finding; `isBesidePicture` leaves out what the picture's caption says.
  func item(_ number: Int, isBesidePicture: Bool = false) -> String {
    let entry = page.findings[number]
    let finding = entry.finding
    var text = "<li class=\"finding \(finding.severity.rawValue)\" id=\"\(entry.anchor)\" tabindex=\"-1\""
    text += attributes(of: finding, control: entry.control) + ">"
    text += "<p><span class=\"sev \(finding.severity.rawValue)\">\(finding.severity.rawValue)</span> "
    text += HTMLText.sentence(finding.message.text) + "</p>"
    if !finding.message.suggestion.isEmpty {
      text += "<p class=\"todo\">→ " + HTMLText.sentence(finding.message.suggestion) + "</p>"
    }
    if !isBesidePicture, let visible = finding.unsaidVisible {
      text += "<p class=\"todo\">shows <q" + language(finding) + " dir=\"auto\">" + HTMLText.lines(visible) + "</q></p>"
    }
    text += "<p class=\"rule soft\">" + links(of: entry) + "</p>"
    return text + details(of: finding) + "</li>"
  }

  private func attributes(of finding: Finding, control: Int?) -> String {
    var text = " data-r=\"\(HTMLText.escaped(finding.rule.name))\" data-s=\"\(finding.severity.rawValue)\""
    if let language = finding.subject.language { text += " data-l=\"\(HTMLText.escaped(language.description))\"" }
    if let control { text += " data-c=\"\(control)\"" }
    return text
  }

  private func language(_ finding: Finding) -> String {
    finding.subject.language.map { " lang=\"\(HTMLText.escaped($0.description))\"" } ?? ""
  }

  /// The rule as the finding's own address, the language, the place.
  private func links(of entry: PageFinding) -> String {
    let finding = entry.finding
    var parts = ["<a href=\"#\(entry.anchor)\">\(HTMLText.escaped(finding.rule.name))</a>"]
    if let language = finding.subject.language { parts.append(HTMLText.escaped(page.name(of: language))) }
    if let location = finding.location { parts.append("<code>\(Self.place(location))</code>") }
    return parts.joined(separator: " · ")
  }

  private func details(of finding: Finding) -> String {
    let subject = finding.subject
    var rows: [(String, String)] = []
    func add(_ name: String, _ value: String?) {
      if let value, !value.isEmpty { rows.append((name, HTMLText.escaped(value))) }
    }
    add("key", subject.key.map { key in subject.table.map { key + " in " + $0 } ?? key })
    add("variation", subject.variation)
    add("state", subject.state)
    add("file", subject.file)
    add("first under", finding.conditionWords)
    let numbers = finding.evidence
    let unit = numbers.unit == .points ? " pt" : ""
    add("has", numbers.available.map { PointText.number($0, decimals: 2) + unit })
    add(
      "needs",
      numbers.needed.map { PointText.number($0, decimals: 2) + unit }.map { need in
        numbers.errorBound.map { need + " ± " + PointText.number($0, decimals: 2) } ?? need
      })
    for related in finding.related { rows.append((HTMLText.escaped(related.label), Self.place(related.location))) }
    for estimate in finding.estimates { add("estimated", estimate) }
    add("code", finding.code)
    add("fingerprint", finding.fingerprint.description)
    let items = rows.map { "<dt>\($0.0)</dt><dd>\($0.1)</dd>" }.joined()
    return "<details><summary>numbers and places</summary><dl>\(items)</dl></details>"
  }

  /// A place as `file:line:column`, line and column left out where unknown.
  static func place(_ location: SourceLocation) -> String {
    var text = HTMLText.escaped(location.file)
    if location.line > 0 { text += ":\(location.line)" }
    if location.line > 0, location.column > 0 { text += ":\(location.column)" }
    return text
  }
}
