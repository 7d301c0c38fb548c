import Testing
import TitlefitGeometry
import TitlefitLocaleData
import TitlefitLocales

struct LanguageFactsTests {
  @Test(
    "A language's direction follows its script, the tag's own before the likely one",
    arguments: [
      ("ar", LayoutDirection.rightToLeft), ("he", .rightToLeft), ("iw", .rightToLeft), ("ji", .rightToLeft),
      ("ur-PK", .rightToLeft), ("az-Arab", .rightToLeft), ("ar-Latn", .leftToRight), ("de", .leftToRight),
      ("und", .leftToRight), ("az", .leftToRight),
    ])
  func direction(tag: String, expected: LayoutDirection) throws {
    #expect(LanguageFacts.layoutDirection(of: try LanguageTag(tag)) == expected)
  }

  @Test(
    "The likely script is CLDR's",
    arguments: [
      ("zh-HK", "Hant"), ("zh-TW", "Hant"), ("zh-CN", "Hans"), ("zh", "Hans"), ("sr", "Cyrl"), ("sr-Latn", "Latn"),
      ("sh", "Latn"), ("ja", "Jpan"), ("ko", "Kore"), ("in", "Latn"), ("no", "Latn"),
    ])
  func likelyScript(tag: String, expected: String) throws {
    #expect(LanguageFacts.likelyScript(of: try LanguageTag(tag)) == expected)
  }

  @Test(
    "Old codes become those of today",
    arguments: [
      ("iw-IL", "he-IL"), ("in", "id"), ("ji", "yi"), ("no", "nb"), ("sh-ME", "sr-Latn-ME"), ("de-AT", "de-AT"),
    ])
  func canonical(tag: String, expected: String) throws {
    #expect(LanguageFacts.canonical(try LanguageTag(tag)).description == expected)
  }

  @Test(
    "A tag is known when each of its parts is",
    arguments: [
      ("de", true), ("zh-Hant-HK", true), ("es-419", true), ("iw", true), ("nb", true), ("fil", true), ("xx", false),
      ("de-XX", false), ("en-Xyzw", false), ("jp", false), ("und", false), ("haw", true), ("yue", true),
    ])
  func known(tag: String, expected: Bool) throws {
    #expect(LanguageFacts.isKnown(try LanguageTag(tag)) == expected)
  }

  @Test("Names are English, a tag without one stands for itself")
  func names() throws {
    #expect(LanguageFacts.englishName(of: try LanguageTag("pt-BR")) == "Portuguese (Brazil)")
    #expect(LanguageFacts.englishName(of: try LanguageTag("de")) == "German")
    #expect(LanguageFacts.englishName(of: try LanguageTag("qqx")) == "qqx")
  }
}
