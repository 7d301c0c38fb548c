public import TitlefitGeometry
public import TitlefitLocales

/// What a report that draws shows of the controls beside its findings; made only where such a report is asked for.
public struct Gallery: Sendable, Hashable {
  /// The measured languages, in order.
  public var languages: [GalleryLanguage]
  /// All controls, in the order of their places.
  public var controls: [GalleryControl]
  /// The outlines of all glyphs as SVG path data in font units, y growing downwards; glyphs name them by index.
  public var outlines: [String]
  /// The size and width under which every language of a control is drawn, in words.
  public var reference: String
  /// How many pictures were left out because of the limit; 0 for none.
  public var omitted: Int

  /// Makes a gallery.
  public init(
    languages: [GalleryLanguage], controls: [GalleryControl], outlines: [String], reference: String, omitted: Int = 0
  ) {
    self.languages = languages
    self.controls = controls
    self.outlines = outlines
    self.reference = reference
    self.omitted = omitted
  }

  /// Counts outlines by their first use and drops those that no picture uses.
  ///
  /// Pictures are drawn on several threads, so that a table's own order differs from run to run; this one's does not.
  /// - Complexity: linear in the number of glyphs.
  public mutating func numberOutlines() {
    var indices: [Int: Int] = [:]
    var used: [String] = []
    for control in controls.indices {
      for entry in controls[control].entries.indices {
        controls[control].entries[entry].picture.mapTexts { text in
          var text = text
          for glyph in text.glyphs.indices {
            let old = text.glyphs[glyph].outline
            guard outlines.indices.contains(old) else { continue }
            let index = indices[old] ?? used.count
            if index == used.count {
              indices[old] = index
              used.append(outlines[old])
            }
            text.glyphs[glyph].outline = index
          }
          return text
        }
      }
    }
    outlines = used
  }
}

/// A measured language.
public struct GalleryLanguage: Sendable, Hashable {
  /// The language.
  public var tag: LanguageTag
  /// Its name in English, or its tag.
  public var name: String
  /// The side on which it is read.
  public var direction: LayoutDirection

  /// Makes a language.
  public init(tag: LanguageTag, name: String, direction: LayoutDirection) {
    self.tag = tag
    self.name = name
    self.direction = direction
  }
}

/// A control with what came out in each language, and its pictures.
public struct GalleryControl: Sendable, Hashable {
  /// The control's id.
  public var id: String
  /// Where it is declared.
  public var location: SourceLocation
  /// How it is set up, in words.
  public var setup: String
  /// The room it has, in words.
  public var room: String
  /// What it says in the source language, each text once, the first few.
  public var titles: [String]
  /// Why it was not measured, or nil.
  public var notMeasured: String?
  /// What came out in each language that was measured, in the languages' order.
  public var cells: [GalleryCell]
  /// The pictures: by language, the one under the reference conditions first.
  public var entries: [GalleryEntry]

  /// Makes a control.
  public init(
    id: String, location: SourceLocation, setup: String, room: String, titles: [String] = [],
    notMeasured: String? = nil, cells: [GalleryCell] = [], entries: [GalleryEntry] = []
  ) {
    self.id = id
    self.location = location
    self.setup = setup
    self.room = room
    self.titles = titles
    self.notMeasured = notMeasured
    self.cells = cells
    self.entries = entries
  }
}

/// What came out for one control in one language, over all texts and conditions.
public struct GalleryCell: Sendable, Hashable {
  /// The language.
  public var language: LanguageTag
  /// The worst verdict.
  public var verdict: Verdict
  /// The largest share of its room that a text needs; 1 is full, nil where no text has a limited room.
  public var fullness: Double?
  /// How many cases were laid out.
  public var cases: Int
  /// How many of them surely do not fit.
  public var failing: Int
  /// How many of them may or may not fit.
  public var unsure: Int

  /// Makes a cell.
  public init(
    language: LanguageTag, verdict: Verdict, fullness: Double?, cases: Int, failing: Int, unsure: Int
  ) {
    self.language = language
    self.verdict = verdict
    self.fullness = fullness
    self.cases = cases
    self.failing = failing
    self.unsure = unsure
  }
}

/// One drawn case of a control.
public struct GalleryEntry: Sendable, Hashable {
  /// The table, key, language, variation, control and state of the title, then of the subtitle, as findings name them.
  public var subjects: [FindingSubject]
  /// The device's width and the content size; its counts mean nothing here.
  public var condition: FindingCondition
  /// The title or subtitle that the case is about, whole.
  public var text: String
  /// What the reader sees of it.
  public var visible: String
  /// Needs and rooms: of the title, then of the subtitle.
  public var measures: [GalleryMeasure]
  /// Whether the texts fit.
  public var verdict: Verdict
  /// Whether it shows its language under the reference conditions.
  public var isReference: Bool
  /// The drawing.
  public var picture: Picture

  /// Makes an entry.
  public init(
    subjects: [FindingSubject], condition: FindingCondition, text: String, visible: String, measures: [GalleryMeasure],
    verdict: Verdict, isReference: Bool, picture: Picture
  ) {
    self.subjects = subjects
    self.condition = condition
    self.text = text
    self.visible = visible
    self.measures = measures
    self.verdict = verdict
    self.isReference = isReference
    self.picture = picture
  }

  /// The language of the texts.
  public var language: LanguageTag? { subjects.first?.language }
}

/// What one text of a case needs and has along one side, in points.
public struct GalleryMeasure: Sendable, Hashable {
  /// What is measured: `title`, `title height`, `subtitle`, `subtitle height`.
  public var name: String
  /// The points needed.
  public var need: Double
  /// The points there are, or nil without a limit.
  public var have: Double?
  /// How far the need may be off, in points.
  public var errorBound: Double

  /// Makes a measure.
  public init(name: String, need: Double, have: Double?, errorBound: Double) {
    self.name = name
    self.need = need
    self.have = have
    self.errorBound = errorBound
  }
}
