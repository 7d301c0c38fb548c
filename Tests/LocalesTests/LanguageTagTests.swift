import Testing
import TitlefitLocales

@Test(
  "Tags come out in canonical case, whatever their spelling",
  arguments: [
    ("DE", "de"), ("pt_br", "pt-BR"), ("ZH-HANS", "zh-Hans"), ("sr_latn_rs", "sr-Latn-RS"), ("es-419", "es-419"),
    ("de_DE.UTF-8", "de-DE"), ("ca@valencia", "ca"), ("sl-rozaj-biske", "sl-rozaj-biske"), ("und", "und"),
  ])
func canonical(spelling: String, expected: String) throws {
  #expect(try LanguageTag(spelling).description == expected)
}

@Test(
  "What is no tag is refused", arguments: ["", "-", "d", "de--DE", "1234", "de-ü", "de/..", "de-abcdefghi", "Hans"])
func refused(text: String) {
  #expect(throws: LanguageTagError.self) { try LanguageTag(text) }
}
