import TitlefitDiagnostics

/// The findings of each control, gathered by the picture that shows them.
struct CaseCards {
  /// One picture with the findings it shows.
  struct Card {
    /// The entry's number in the control's gallery, or nil where no picture shows the findings.
    var entry: Int?
    /// The picture's markup, or nil where there is none or the limit left it out.
    var picture: String?
    /// The findings' numbers.
    var findings: [Int]
  }

  /// The cards of each control.
  private(set) var cards: [[Card]] = []
  /// The bytes that all pictures take.
  private(set) var pictureBytes = 0
  /// How many pictures the limit leaves out.
  private(set) var omitted = 0

  /// The bytes that the pictures of cards may take.
  static let byteLimit = 4_000_000

  init(_ page: PageModel) {
    for control in page.controls {
      var places: [Int: Int] = [:]
      var own: [Card] = []
      for number in control.findings {
        let entry = control.entry(showing: page.findings[number].finding)
        if let entry, let place = places[entry] {
          own[place].findings.append(number)
          continue
        }
        if let entry { places[entry] = own.count }
        own.append(Card(entry: entry, picture: picture(entry, of: control), findings: [number]))
      }
      cards.append(own)
    }
  }

  private mutating func picture(_ entry: Int?, of control: PageControl) -> String? {
    guard let entry, let gallery = control.gallery else { return nil }
    let markup = SVGMarkup.element(of: gallery.entries[entry].picture)
    guard pictureBytes + markup.utf8.count <= Self.byteLimit else {
      omitted += 1
      return nil
    }
    pictureBytes += markup.utf8.count
    return markup
  }
}

/// The pictures of every language under the reference conditions, control by control.
struct PictureStrips {
  /// The markup of the strips' pictures by control and entry.
  private(set) var pictures: [[Int: String]] = []
  /// How many pictures the limit leaves out.
  private(set) var omitted = 0

  /// The bytes that all pictures of a page may take.
  static let byteLimit = 5_500_000

  /// Writes the pictures until the limit, those of controls with findings first.
  init(_ page: PageModel, spent: Int) {
    pictures = Array(repeating: [:], count: page.controls.count)
    var spent = spent
    for hasFindings in [true, false] {
      for (number, control) in page.controls.enumerated() where !control.findings.isEmpty == hasFindings {
        for (entry, value) in (control.gallery?.entries ?? []).enumerated() where value.isReference {
          let markup = SVGMarkup.element(of: value.picture)
          guard spent + markup.utf8.count <= Self.byteLimit else {
            omitted += 1
            continue
          }
          spent += markup.utf8.count
          pictures[number][entry] = markup
        }
      }
    }
  }
}
