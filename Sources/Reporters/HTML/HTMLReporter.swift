public import TitlefitDiagnostics

/// The report as one page for designers: an overview, every button drawn in every language, and the findings.
///
/// The page needs no network and no script from outside. It can be read without JavaScript; with it, findings are filtered
/// and walked by keys, and filters and findings have addresses of their own (`#?language=de`, `#f-829b2dde6f28c7e1`).
/// Times are left out, so that the same report gives the same bytes.
public struct HTMLReporter: Reporter {
  /// `html`.
  public static let name = "html"

  /// The page is made of them.
  public static let showsPictures = true

  /// Makes a reporter.
  public init() {}

  /// The page; pictures are there where the report carries a gallery.
  ///
  /// Beyond a limit of findings and of pictures the weightiest stay, and the page says what is left out.
  public func render(_ report: Report, options: ReporterOptions) -> String {
    let page = PageModel(report)
    let cards = CaseCards(page)
    let strips = PictureStrips(page, spent: cards.pictureBytes)
    var text = head(of: report)
    text += "<body>\n<a class=\"skip\" href=\"#findings\">Skip to the findings</a>\n"
    text += definitions(report.gallery?.outlines ?? [])
    text += PageHeader(page: page).html
    text += "<main>\n"
    text += HeatMap(page: page, strips: strips).html
    text += PageSections(page: page, cards: cards, strips: strips).html
    text += RunSection(page: page).html
    text += "</main>\n"
    text += footer(of: report)
    text += "<script>" + PageScript.text + "</script>\n</body>\n</html>\n"
    return text
  }

  private func head(of report: Report) -> String {
    // The digest lets exactly this script run: markup that slipped through escaping could start none.
    let policy =
      "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'; script-src "
      + "'sha256-" + ContentDigest.base64(of: PageScript.text) + "'"
    return """
      <!doctype html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy" content="\(policy)">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <meta name="referrer" content="no-referrer">
      <title>Titlefit: \(HTMLText.escaped(report.totals))</title>
      <style>\(PageStyle.text)</style>
      </head>

      """
  }

  private func definitions(_ outlines: [String]) -> String {
    "<svg class=\"defs\" aria-hidden=\"true\"><defs>" + HatchMarkup.patterns
      + outlines.enumerated().map { SVGMarkup.definition($0.offset, $0.element) }.joined() + "</defs></svg>\n"
  }

  private func footer(of report: Report) -> String {
    """
    <footer>
    <p class="keys" hidden><kbd>/</kbd> search · <kbd>j</kbd> <kbd>k</kbd> next and previous finding · <kbd>Esc</kbd> \
    clear the filters</p>
    <p>Made by Titlefit \(HTMLText.escaped(report.toolVersion)) from files alone: no device or simulator was asked. Colours \
    are those of a style, not the project’s own, and images are boxes of their size.</p>
    </footer>

    """
  }
}
