import TitlefitDiagnostics
import TitlefitLocales

/// The page's head: what was measured, the totals, and the filters.
struct PageHeader {
  let page: PageModel

  private var run: RunFacts { page.report.run }

  var html: String {
    """
    <header>
    <h1>Do the titles fit?</h1>
    <p class="soft">\(HTMLText.escaped(sentence))</p>
    <ul class="totals">\(totals)</ul>
    </header>
    <div class="bar" hidden><form role="search" aria-label="Filter the findings" autocomplete="off">
    \(fields)
    <button type="reset">Clear</button><output aria-live="polite"></output>
    </form></div>

    """
  }

  private var sentence: String {
    let controls = "\(run.controls.measured) of \(run.controls.found) buttons measured"
    let languages = " in \(run.languages.count) " + (run.languages.count == 1 ? "language" : "languages")
    return controls + languages + ", each text at every text size and device width: " + Self.grouped(run.cases)
      + " layouts."
  }

  private var totals: String {
    var items = [(Severity.error, "error"), (.warning, "warning"), (.note, "note")].map { severity, word in
      let count = page.report.count(severity)
      return "<li class=\"\(word)\"><b>\(Self.grouped(count))</b>\(count == 1 ? word : word + "s")</li>"
    }
    for (count, word) in [(run.accepted, "accepted before"), (run.suppressed, "switched off by comments")]
    where count > 0 {
      items.append("<li><b>\(Self.grouped(count))</b>\(word)</li>")
    }
    return items.joined()
  }

  private var fields: String {
    let rules = Set(page.findings.map(\.finding.rule)).sorted().map { ($0.name, $0.name) }
    let languages = page.filterLanguages.map { ($0.description, page.name(of: $0)) }
    let severities = [Severity.error, .warning, .note].map { ($0.rawValue, $0.rawValue) }
    let controls = page.controls.enumerated()
      .filter { !$0.element.findings.isEmpty || !($0.element.gallery?.entries.isEmpty ?? true) }
      .map { (String($0.offset), $0.element.id) }
    return """
      <label>Search<input type="search" name="q" placeholder="text, key, file …"></label>
      \(select("language", "Language", languages))
      \(select("severity", "Severity", severities))
      \(select("rule", "Rule", rules))
      \(select("control", "Button", controls))
      """
  }

  private func select(_ name: String, _ label: String, _ options: [(value: String, text: String)]) -> String {
    let items = options.map { option in
      "<option value=\"\(HTMLText.escaped(option.value))\">\(HTMLText.escaped(option.text))</option>"
    }
    return "<label>\(label)<select name=\"\(name)\"><option value=\"\">all</option>\(items.joined())</select></label>"
  }

  /// A count with its thousands apart: `26,032`.
  static func grouped(_ count: Int) -> String {
    var digits = Array(String(abs(count)))
    var place = digits.count - 3
    while place > 0 {
      digits.insert(",", at: place)
      place -= 3
    }
    return (count < 0 ? "-" : "") + String(digits)
  }
}
