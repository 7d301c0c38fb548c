import TitlefitCatalogs
import TitlefitDiagnostics
import TitlefitLocales
import TitlefitRuleKit

/// Finds look-alike letters of another script.
struct MixedScript: UnitRule {
  static let description = RuleDescription(
    id: "mixed-script", family: .catalog, title: "A word mixes letters that look alike", severity: .warning,
    codes: [RuleCode("look-alike-letter", "Letters of another script stand in a word that could be written in one.")],
    page: RulePage(
      finds: """
        A word with letters of two of the scripts Latin, Cyrillic and Greek, in which all letters of the rarer one \
        have a twin in the other, such as Latin `C` and Cyrillic `С`.
        """,
      matters: """
        It looks right, but search, hyphenation and speech do not know the word, and the letter may come from \
        another font.
        """,
      remedy: "Type the letter anew in the language of the word.",
      sources: ["UTS #39, Unicode Security Mechanisms, confusables"]))

  static let examples = [
    RuleExample(
      "A Latin C in a Russian word", .controls([], catalogs: Example.catalogs(["ru": "Cохранить"])),
      codes: ["look-alike-letter"]),
    RuleExample("A Russian word", .controls([], catalogs: Example.catalogs(["ru": "Сохранить"]))),
    RuleExample("A name with a Russian ending", .controls([], catalogs: Example.catalogs(["ru": "PINкод"]))),
  ]

  init(options: RuleOptions) {}

  func check(_ unit: UnitFacts) -> [Violation] {
    unit.firstInEachLanguage(of: unit.pairs) { pair in
      guard pair.text.value.utf8.contains(where: { (0xCD...0xD4).contains($0) }),
        let found = Self.mixedWord(in: pair.text.value)
      else {
        return nil
      }
      return pair.violation(
        "look-alike-letter",
        FindingMessage(
          "The word " + Wording.quoted(found.word) + " mixes scripts" + pair.place,
          why: CharacterName.codes(found.letters) + " looks like a letter of the others",
          suggestion: "Type the word anew"),
        values: ["characters": .text(CharacterName.codes(found.letters))])
    }
  }

  private static func mixedWord(in text: String) -> (word: String, letters: [Unicode.Scalar])? {
    guard
      text.unicodeScalars.contains(where: { (0x41...0x24F).contains($0.value) && $0.properties.isAlphabetic })
        || text.unicodeScalars.contains(where: { (0x370...0x3FF).contains($0.value) })
    else { return nil }
    for word in text.split(whereSeparator: { !$0.isLetter }) where word.count > 1 {
      let scalars = Array(word.unicodeScalars)
      let groups = Dictionary(grouping: scalars) { LanguageScripts.script(ofLetter: $0) ?? "" }
      let scripts = ["Latn", "Cyrl", "Grek"].filter { groups[$0] != nil }
      guard scripts.count == 2 else { continue }
      let rarer = scripts.min { (groups[$0]?.count ?? 0) < (groups[$1]?.count ?? 0) } ?? ""
      let letters = groups[rarer] ?? []
      if letters.count < scalars.count - letters.count, letters.allSatisfy(lookAlikes.contains) {
        return (String(word), letters)
      }
    }
    return nil
  }

  /// The letters of the three scripts whose usual forms look the same as one of another.
  ///
  /// Source: UTS #39, confusables.txt, the single-letter pairs among Latin, Cyrillic and Greek.
  private static let lookAlikes = Set(
    "aceopxyijsABCEHIJKMNOPSTXYZ".unicodeScalars + "асеорхуіјѕАВСЕНІЈКМОРЅТХУ".unicodeScalars
      + "οαιν\u{3C1}ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ".unicodeScalars)
}
