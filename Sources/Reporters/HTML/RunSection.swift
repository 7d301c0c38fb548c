import TitlefitDiagnostics
import TitlefitLocales

/// The end of the page: what could not be measured and why, what failed, and what the numbers rest on.
struct RunSection {
  let page: PageModel

  private var run: RunFacts { page.report.run }

  var html: String {
    notMeasured + failures + """
      <section id="basis"><h2>What the numbers rest on</h2>
      <dl>\(facts)</dl>
      \(inputs)
      \(fonts)
      </section>

      """
  }

  private var notMeasured: String {
    let reasons = run.controls.notMeasured.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    guard !reasons.isEmpty else { return "" }
    let rows = reasons.map { reason, count in
      let ids = page.controls.compactMap(\.gallery).filter { $0.notMeasured == reason }
      let shown = ids.prefix(20).map { "<code>\(HTMLText.escaped($0.id))</code>" }.joined(separator: ", ")
      let rest = ids.count > 20 ? " and \(PageHeader.grouped(ids.count - 20)) more" : ""
      return
        "<tr><td>\(HTMLText.escaped(reason))</td><td>\(PageHeader.grouped(count))</td><td>\(shown)\(rest)</td></tr>"
    }
    return """
      <section id="not-measured"><h2>Not measured</h2>
      <table class="facts"><thead><tr><th scope="col">Why</th><th scope="col">Buttons</th><th scope="col">Which</th></tr></thead>
      <tbody>\(rows.joined())</tbody></table></section>

      """
  }

  private var failures: String {
    guard !page.report.failures.isEmpty else { return "" }
    let rows = page.report.failures.map { failure in
      let place = failure.location.map { " <code>\(FindingMarkup.place($0))</code>" } ?? ""
      return "<li>\(HTMLText.escaped(failure.sentence))\(place)</li>"
    }
    return "<section id=\"failures\"><h2>What the tool could not do</h2><ul>\(rows.joined())</ul></section>\n"
  }

  private var facts: String {
    let widths = run.widths.map { PointText.number($0) + " pt" }.joined(separator: ", ")
    let rows = [
      ("platform", run.platform), ("source language", run.sourceLanguage.description), ("device widths", widths),
      ("text sizes", run.contentSizes.joined(separator: ", ")),
    ]
    return rows.filter { !$0.1.isEmpty }.map { "<dt>\($0.0)</dt><dd>\(HTMLText.escaped($0.1))</dd>" }.joined()
  }

  private var inputs: String {
    guard !run.inputs.isEmpty else { return "" }
    let rows = run.inputs.map { input in
      "<tr><td>\(HTMLText.escaped(input.format))</td><td>\(PageHeader.grouped(input.files))</td>"
        + "<td>\(PageHeader.grouped(input.entries))</td></tr>"
    }
    return """
      <h3>What was read</h3><table class="facts"><thead><tr><th scope="col">Format</th><th scope="col">Files</th>\
      <th scope="col">Entries</th></tr></thead><tbody>\(rows.joined())</tbody></table>
      """
  }

  private var fonts: String {
    guard !run.fonts.isEmpty else { return "" }
    let rows = run.fonts.map { font in
      "<tr><td>\(HTMLText.escaped(font.name))</td><td>\(HTMLText.escaped(font.bound))</td>"
        + "<td>\(HTMLText.escaped(font.scripts.joined(separator: ", ")))</td><td>\(HTMLText.escaped(font.file))</td>"
        + "<td class=\"digest\"><code>\(HTMLText.escaped(String(font.digest.prefix(12))))</code></td></tr>"
    }
    return """
      <h3>Fonts and how far they may be off</h3><table class="facts"><thead><tr><th scope="col">Font</th>\
      <th scope="col">Error bound</th><th scope="col">Scripts</th><th scope="col">File</th>\
      <th scope="col" class="digest">SHA-256</th></tr></thead><tbody>\(rows.joined())</tbody></table>
      """
  }
}
