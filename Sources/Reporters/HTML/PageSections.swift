import TitlefitDiagnostics
import TitlefitGeometry
import TitlefitLocales

/// The controls with their pictures and findings, then the findings that are about no control.
struct PageSections {
  let page: PageModel
  let cards: CaseCards
  let strips: PictureStrips

  private var items: FindingMarkup { FindingMarkup(page: page) }

  var html: String {
    let numbers = page.controls.indices
    let faulty = numbers.filter { !page.controls[$0].findings.isEmpty }
    let sound = numbers.filter {
      page.controls[$0].findings.isEmpty && !(page.controls[$0].gallery?.cells.isEmpty ?? true)
    }
    var text = "<div id=\"findings\"></div>\n" + remarks
    if !faulty.isEmpty {
      text += "<section class=\"group\"><h2>Buttons to look at</h2>\n" + pictureWords
      text += faulty.map(section).joined() + "</section>\n"
    }
    text += loose
    if !sound.isEmpty {
      text +=
        "<details class=\"group\"><summary><h2 class=\"inline\">\(sound.count == 1 ? "One button" : "\(sound.count) buttons") "
        + "without findings</h2></summary>\n" + sound.map(section).joined() + "</details>\n"
    }
    if page.findings.isEmpty { text += "<p>No findings: every title fits wherever it was measured.</p>\n" }
    return text
  }

  private var pictureWords: String {
    guard let gallery = page.report.gallery else { return "" }
    return "<p class=\"soft\">Each strip shows a button in every language at " + HTMLText.escaped(gallery.reference)
      + ", with the text that is nearest to its limit. Below it stands every text with a finding under the first "
      + "condition that fails; what lacks room is hatched, the gray line is the room, the red one the need.</p>\n"
  }

  /// What the limits leave out.
  private var remarks: String {
    var parts: [String] = []
    if page.omittedFindings > 0 {
      parts.append("\(PageHeader.grouped(page.omittedFindings)) lighter findings are left out of this page")
    }
    let pictures = (page.report.gallery?.omitted ?? 0) + cards.omitted + strips.omitted
    if pictures > 0 { parts.append("\(PageHeader.grouped(pictures)) pictures are left out of this page") }
    guard !parts.isEmpty else { return "" }
    return "<p class=\"soft\">To stay quick to open, " + parts.joined(separator: ", and ")
      + "; a narrower audit (--language, --only, a folder) shows them.</p>\n"
  }

  private func section(_ number: Int) -> String {
    let control = page.controls[number]
    var text = "<section class=\"control\" id=\"c\(number)\" data-c=\"\(number)\" aria-labelledby=\"t\(number)\">"
    text += "<h3 id=\"t\(number)\">\(HTMLText.escaped(control.id))\(titles(of: control))\(counts(of: control))</h3>"
    if let gallery = control.gallery {
      let parts = [gallery.setup, gallery.room].filter { !$0.isEmpty }.map(HTMLText.escaped)
      text +=
        "<p class=\"soft\">"
        + (parts + ["<code>\(FindingMarkup.place(gallery.location))</code>"]).joined(separator: " · ")
        + "</p>"
      text += strip(number, gallery)
    }
    let own = cards.cards[number]
    if !own.isEmpty { text += "<div class=\"cases\">" + own.map { card($0, of: control) }.joined() + "</div>" }
    return text + "</section>\n"
  }

  private func titles(of control: PageControl) -> String {
    guard let titles = control.gallery?.titles, !titles.isEmpty else { return "" }
    return " <span class=\"says\">" + titles.map { "“<bdi>" + HTMLText.lines($0) + "</bdi>”" }.joined(separator: " ")
      + "</span>"
  }

  private func counts(of control: PageControl) -> String {
    [(Severity.error, "error"), (.warning, "warning"), (.note, "note")].map { severity, word in
      let count = control.findings.count { page.findings[$0].finding.severity == severity }
      guard let words = Report.counted(count, word) else { return "" }
      return " <span class=\"sev \(word)\">\(words)</span>"
    }.joined()
  }

  private func strip(_ number: Int, _ gallery: GalleryControl) -> String {
    let figures = gallery.entries.indices.compactMap { entry in
      strips.pictures[number][entry].map {
        figure(gallery.entries[entry], picture: $0, id: "p\(number)-\(entry)", showsCondition: false)
      }
    }
    guard !figures.isEmpty else { return "" }
    return
      "<div class=\"strip\" tabindex=\"0\" role=\"group\" aria-label=\"\(HTMLText.escaped(gallery.id)) in every language\">"
      + figures.joined() + "</div>"
  }

  private func card(_ card: CaseCards.Card, of control: PageControl) -> String {
    var text = "<div class=\"case\">"
    let entry = card.entry.flatMap { control.gallery?.entries[$0] }
    if let entry, let picture = card.picture { text += figure(entry, picture: picture, id: nil, showsCondition: true) }
    text += "<ol>" + card.findings.map { items.item($0, isBesidePicture: card.picture != nil) }.joined() + "</ol>"
    return text + "</div>"
  }

  private func figure(_ entry: GalleryEntry, picture: String, id: String?, showsCondition: Bool) -> String {
    let language = entry.language
    let tag = HTMLText.escaped(language?.description ?? "und")
    var text =
      "<figure class=\"\(entry.verdict.rawValue)\" data-l=\"\(tag)\"" + (id.map { " id=\"\($0)\"" } ?? "") + ">"
    text += picture + "<figcaption><b>" + HTMLText.escaped(language.map(page.name) ?? "no language") + "</b>"
    if entry.condition.direction == LayoutDirection.rightToLeft.rawValue { text += " · right to left" }
    if showsCondition { text += " · " + HTMLText.escaped(entry.condition.words) }
    text += "<q lang=\"\(tag)\" dir=\"auto\">" + HTMLText.lines(entry.visible) + "</q>"
    text += "<span class=\"lack\">" + Self.numbers(of: entry) + "</span></figcaption></figure>"
    return text
  }

  /// What the fullest text needs and has, in points.
  private static func numbers(of entry: GalleryEntry) -> String {
    let limited = entry.measures.compactMap { measure in measure.have.map { (measure, $0) } }
    guard let (measure, have) = limited.max(by: { $0.0.need * $1.1 < $1.0.need * $0.1 }) else { return "no limit" }
    if entry.verdict != .fits, measure.need <= have { return "its width fits, its lines do not" }
    // Raised to a tenth, as messages have it: what is rounded down would promise too much.
    let raised = (measure.need * 10 - 1e-3).rounded(.up) / 10
    let (need, room) = PointText.pair(measure.need > have ? raised : measure.need, have)
    let bound = measure.errorBound > 0 ? " ± " + PointText.number(measure.errorBound) : ""
    let name = measure.name == "title" ? "" : measure.name + " "
    return "\(name)needs \(need)\(bound) pt, has \(room) pt"
  }

  /// The findings that are about no control, by file.
  private var loose: String {
    let numbers = page.findings.indices.filter { page.findings[$0].control == nil }
    guard !numbers.isEmpty else { return "" }
    var files: [String] = []
    var byFile: [String: [Int]] = [:]
    for number in numbers {
      let file = page.findings[number].finding.location?.file ?? ""
      if byFile[file] == nil { files.append(file) }
      byFile[file, default: []].append(number)
    }
    let groups = files.map { file in
      let title = file.isEmpty ? "The project" : "<code>\(HTMLText.escaped(file))</code>"
      return "<div class=\"group\"><h3>\(title)</h3><ol>" + (byFile[file] ?? []).map { items.item($0) }.joined()
        + "</ol></div>\n"
    }
    return "<section class=\"group plain\"><h2>Texts, catalogs and the project</h2>\n" + groups.joined()
      + "</section>\n"
  }
}

extension FindingCondition {
  /// Width and content size, such as `320 pt, xxxLarge`.
  fileprivate var words: String {
    [width.map { PointText.number($0) + " pt" }, contentSize].compactMap(\.self).joined(separator: ", ")
  }
}
