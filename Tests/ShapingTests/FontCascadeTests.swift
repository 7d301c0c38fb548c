import Testing
import TitlefitLocales
import TitlefitShaping
import TitlefitTypography

@Suite("The cascade chooses by script and language")
struct FontCascadeTests {
  @Test(
    "Ideographs take the face of their language",
    arguments: [
      ("ja", "Noto Sans CJK JP"), ("ko", "Noto Sans CJK KR"), ("zh-Hans", "Noto Sans CJK SC"),
      ("zh", "Noto Sans CJK SC"), ("zh-CN", "Noto Sans CJK SC"), ("zh-SG", "Noto Sans CJK SC"),
      ("zh-Hant", "Noto Sans CJK TC"), ("zh-TW", "Noto Sans CJK TC"), ("zh-HK", "Noto Sans CJK HK"),
      ("zh-MO", "Noto Sans CJK HK"), ("zh-Hant-HK", "Noto Sans CJK HK"), ("yue", "Noto Sans CJK HK"),
      ("en", "Noto Sans CJK SC"),
    ])
  func ideographs(language: String, face: String) throws {
    let text = try MeasuredText("骨", .system(17), script: "Hani", language: language)
    #expect(text.served == ["\(face): 骨"])
  }

  @Test(
    "A language's writing system names its font",
    arguments: [
      ("Jpan", "ja", "Noto Sans CJK JP"), ("Kore", "ko", "Noto Sans CJK KR"), ("Hans", "zh", "Noto Sans CJK SC"),
      ("Hant", "zh-Hant", "Noto Sans CJK TC"), ("Cyrl", "ru", "Inter"), ("Thai", "th", "Noto Looped Thai Regular"),
    ])
  func writingSystems(script: String, language: String, face: String) throws {
    let font = try MeasuredText.system.font(
      forScript: script, language: LanguageTag(language), descriptor: .system(17))
    #expect(font?.name == face)
  }

  @Test("Every file of the cascade that Debian's packages have opens")
  func everyScript() throws {
    let collection = FontCollection()
    for script in [
      "Deva", "Beng", "Guru", "Gujr", "Orya", "Taml", "Telu", "Knda", "Mlym", "Sinh", "Mymr", "Khmr", "Laoo",
    ]
      + ["Geor", "Armn", "Ethi", "Mong", "Tibt", "Cher", "Syrc", "Thaa", "Nkoo", "Adlm", "Hebr", "Brai", "Yiii"]
    {
      for weight in [FontWeight.regular, .bold] {
        let font = try collection.font(
          forScript: script, language: .undetermined, descriptor: .system(17, weight: weight))
        #expect(font != nil, "\(script) \(weight.name)")
      }
    }
    #expect(collection.problems.isEmpty)
  }

  @Test("Semibold and heavier take the bold file")
  func boldFile() throws {
    for weight in FontWeight.allCases {
      let text = try MeasuredText("مرحبا", .system(17, weight: weight), script: "Arab", language: "ar")
      let isBold = text.fonts.first?.font.name.contains("Bold") ?? false
      #expect(isBold == (weight >= .semibold), "\(weight.name)")
    }
  }

  @Test("Spaces, digits and Latin punctuation keep the primary font inside another script")
  func primaryInside() throws {
    let text = try MeasuredText("حفظ 12!", .system(17), script: "Arab", language: "ar")
    #expect(text.served == ["Noto Sans Arabic Regular: حفظ", "Inter: \u{20}12!"])
  }

  @Test("A script's own punctuation takes the script's font")
  func ownPunctuation() throws {
    let arabic = try MeasuredText("لا، نعم", .system(17), script: "Arab", language: "ar")
    #expect(arabic.served.first == "Noto Sans Arabic Regular: لا،")
    let japanese = try MeasuredText("はい。「A」", .system(17), script: "Hira", language: "ja")
    #expect(japanese.served == ["Noto Sans CJK JP: はい。「", "Inter: A", "Noto Sans CJK JP: 」"])
  }

  @Test(
    "An emoji sequence goes to the emoji font whole",
    arguments: ["👩‍👩‍👧", "🇩🇪", "1️⃣", "✔️", "👍🏽", "🗑"])
  func emoji(sequence: String) throws {
    let text = try MeasuredText("a\(sequence)b", .system(17))
    #expect(text.served == ["Inter: a", "Noto Color Emoji: \(sequence)", "Inter: b"])
    #expect(text.runs[1].glyphs.filter { $0.advance > 0 }.count == 1)
  }

  @Test("Text presentation keeps a sign out of the emoji font")
  func textPresentation() throws {
    let text = try MeasuredText("✔\u{FE0E}", .system(17))
    #expect(text.fonts.first?.font.name == "Noto Sans Symbols2 Regular")
  }

  @Test("A base with marks stays in one font, composed or not")
  func marks() throws {
    let text = try MeasuredText("e\u{301}ế", .system(17))
    #expect(text.served == ["Inter: e\u{301}ế"])
  }

  @Test("Thai takes the looped face, Urdu Nastaliq, Persian the Arabic face")
  func languageFaces() throws {
    let faces = try [("ก", "Thai", "th"), ("ب", "Arab", "ur"), ("ب", "Arab", "fa")].map { text, script, language in
      try MeasuredText(text, .system(17), script: script, language: language).fonts.first?.font.name
    }
    #expect(faces == ["Noto Looped Thai Regular", "Noto Nastaliq Urdu Regular", "Noto Sans Arabic Regular"])
  }

  @Test("A character beyond every font is missing and drawn by the primary font")
  func beyondAllFonts() throws {
    let text = try MeasuredText("a\u{1CEB0}", .system(17), script: "Latn")
    #expect(text.fonts.map(\.isMissing) == [false, true])
    #expect(text.fonts.last?.font.name == "Inter")
  }

  @Test("A cascade file that is absent is a problem with a name, never another font")
  func absentFile() throws {
    let collection = FontCollection(FontSources(systemFolders: ["/usr/share/fonts/truetype/inter-vf"]))
    let text = try MeasuredText("नमस्ते", .system(17), script: "Deva", language: "hi", in: collection)
    #expect(text.fonts.map(\.isMissing) == [true])
    #expect(collection.problems == [.missingFile(name: "NotoSansDevanagari-Regular.ttf", scripts: ["Deva"])])
  }

  @Test("A text of joiners and direction marks only is not missing and has no width")
  func ignorable() throws {
    let text = try MeasuredText("\u{200D}\u{200F}", .system(17))
    #expect(text.fonts.map(\.isMissing) == [false])
    #expect(text.width == 0)
  }

  @Test("A lone surrogate is served like any other character, without a crash")
  func loneSurrogate() throws {
    let runs = try MeasuredText.system.fontRuns(
      for: [0xD800, 0x61], in: 0..<2, clusters: [0, 1, 2], script: "Latn", language: .undetermined,
      descriptor: .system(17))
    #expect(runs.first?.range.lowerBound == 0)
    #expect(runs.last?.range.upperBound == 2)
  }

  @Test("Used fonts are listed with file, digest and scripts, in a fixed order")
  func usedFonts() throws {
    let collection = FontCollection()
    _ = try MeasuredText("ก 1", .system(17), script: "Thai", language: "th", in: collection)
    _ = try MeasuredText("Ж", .system(17), script: "Cyrl", language: "ru", in: collection)
    #expect(collection.usedFonts.map(\.name) == ["Inter", "Noto Looped Thai Regular"])
    #expect(collection.usedFonts.map(\.scripts) == [["Cyrl", "Zyyy"], ["Thai"]])
    #expect(
      collection.usedFonts.first?.digest == "9ee35efa458e90e993897c32c5101bd9e0b14d6d40716798aa8ce426216e72a9")
    #expect(collection.problems.isEmpty)
  }

  @Test("Sixteen tasks at once get the widths that one gets")
  func concurrent() async throws {
    let alone = try MeasuredText("Speichern & schließen", .system(17)).width
    let together = try await withThrowingTaskGroup(of: Double.self) { group in
      let collection = FontCollection()
      for _ in 0..<16 {
        group.addTask {
          var width = 0.0
          for _ in 0..<50 { width = try MeasuredText("Speichern & schließen", .system(17), in: collection).width }
          return width
        }
      }
      var widths: Set<Double> = []
      for try await width in group { widths.insert(width) }
      return widths
    }
    #expect(together == [alone])
  }
}
