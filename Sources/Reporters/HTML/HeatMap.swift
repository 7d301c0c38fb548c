import TitlefitDiagnostics
import TitlefitGeometry
import TitlefitLocales

/// The overview: one row a control, one column a language, each cell how full the button is at its worst.
struct HeatMap {
  let page: PageModel
  let strips: PictureStrips

  /// The most cells of the table; beyond, only controls with findings have rows, and those up to the limit.
  static let cellLimit = 12_000

  private var gallery: Gallery? { page.report.gallery }

  var html: String {
    guard let gallery, !gallery.languages.isEmpty else { return "" }
    let measured = page.controls.indices.filter { !(page.controls[$0].gallery?.cells.isEmpty ?? true) }
    guard !measured.isEmpty else { return "" }
    let rows = shown(measured)
    let left = measured.count - rows.count
    let remark =
      left > 0 ? "<p class=\"soft\">\(PageHeader.grouped(left)) buttons without findings have no row here.</p>" : ""
    return """
      <section id="overview" aria-labelledby="overview-title">
      <h2 id="overview-title">Overview</h2>
      <p class="soft">How much of its room the fullest title needs, in percent, over all text sizes and device widths. A cell leads \
      to the button’s picture.</p>
      <div class="heat" tabindex="0" role="region" aria-labelledby="overview-title"><table>
      <thead><tr><th></th>\(gallery.languages.map(head).joined())</tr></thead>
      <tbody>
      \(rows.map(row).joined(separator: "\n"))
      </tbody></table></div>
      \(legend)\(remark)
      </section>

      """
  }

  private func shown(_ measured: [Int]) -> [Int] {
    let columns = max(1, gallery?.languages.count ?? 1)
    guard measured.count * columns > Self.cellLimit else { return measured }
    return Array(measured.filter { !page.controls[$0].findings.isEmpty }.prefix(Self.cellLimit / columns))
  }

  private func head(_ language: GalleryLanguage) -> String {
    "<th scope=\"col\"><abbr title=\"\(HTMLText.escaped(language.name))\">\(HTMLText.escaped(language.tag.description))</abbr></th>"
  }

  private func row(_ number: Int) -> String {
    let control = page.controls[number]
    let cells = Dictionary((control.gallery?.cells ?? []).map { ($0.language, $0) }) { first, _ in first }
    let columns = (gallery?.languages ?? []).map { language in
      cells[language.tag].map { cell($0, of: number, language: language) } ?? "<td><span>·</span></td>"
    }
    let name = HTMLText.escaped(control.id)
    let says = control.gallery?.titles.first.map { " <span class=\"says\">\(HTMLText.escaped($0))</span>" } ?? ""
    return
      "<tr data-c=\"\(number)\"><th scope=\"row\" title=\"\(name)\"><a href=\"#c\(number)\">\(name)</a>\(says)</th>"
      + columns.joined() + "</tr>"
  }

  private func cell(_ cell: GalleryCell, of number: Int, language: GalleryLanguage) -> String {
    let entry = page.controls[number].gallery?.entries.firstIndex {
      $0.isReference && $0.language == cell.language
    }
    let target = entry.flatMap { strips.pictures[number][$0] == nil ? nil : "p\(number)-\($0)" } ?? "c\(number)"
    let percent = Self.percent(cell)
    let (style, words) = Self.look(of: cell)
    let label =
      words.isEmpty
      ? "" : " aria-label=\"\(HTMLText.escaped(language.name)): \(words), \(percent) percent\""
    return "<td><a class=\"\(style)\" href=\"#\(target)\"\(label)>\(percent)</a></td>"
  }

  private static func percent(_ cell: GalleryCell) -> String {
    guard let fullness = cell.fullness else { return "–" }
    return fullness >= 10 ? "&gt;999" : String(Int((fullness * 100).rounded()))
  }

  private static func look(of cell: GalleryCell) -> (style: String, words: String) {
    switch cell.verdict {
    case .fails: return ("hx", "does not fit in \(cell.failing) of \(cell.cases) cases")
    case .unsure: return ("hu", "may not fit in \(cell.unsure) of \(cell.cases) cases")
    case .fits:
      let fullness = cell.fullness ?? 0
      return (fullness < 0.7 ? "h0" : fullness < 0.85 ? "h1" : fullness < 0.95 ? "h2" : "h3", "")
    }
  }

  private let legend = """
    <ul class="legend"><li><i class="h0"></i>below 70 %</li><li><i class="h1"></i>below 85 %</li>\
    <li><i class="h2"></i>below 95 %</li><li><i class="h3"></i>nearly full</li><li><i class="hu"></i>within the error bound</li>\
    <li><i class="hx"></i>does not fit</li><li><i>–</i>no limit</li><li><i>·</i>no text</li></ul>
    """
}
