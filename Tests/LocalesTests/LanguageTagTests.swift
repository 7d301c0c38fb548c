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
  "What is no tag is refused",
  arguments: ["", "-", "d", "de--DE", "1234", "de-ü", "de/..", "de-abcdefghi", "Hans", "de-\u{212A}Z"])
func refused(text: String) {
  _ = try? LanguageTag("de-KZ")
  #expect(throws: LanguageTagError.self) { try LanguageTag(text) }
}

@Test("Spellings of one tag are equal, hash alike and are kept once; other tags differ")
func identity() throws {
  let spellings = ["zh-Hant-TW", "ZH_hant_tw", "zh-hant-TW.UTF-8"]
  let tags = try spellings.map { try LanguageTag($0) }
  #expect(Set(tags) == [try LanguageTag("zh-Hant-TW")])
  #expect(try tags[0] != LanguageTag("zh-Hant") && tags[0] != LanguageTag("zh-Hans-TW"))
  #expect(tags[1].language == "zh" && tags[1].script == "Hant" && tags[1].region == "TW" && tags[1].rest == nil)
  #expect(MemoryLayout<LanguageTag>.size == MemoryLayout<UnsafeRawPointer>.size)
}

@Test("Threads that read the same tags at once get the same ones")
func threads() async throws {
  let spellings = (0..<200).map { "x\(["a", "b", "c", "d"][$0 % 4])-Latn-\(100 + $0)" }
  let rounds = await withTaskGroup(of: [LanguageTag].self) { group in
    for _ in 0..<8 { group.addTask { spellings.compactMap { try? LanguageTag($0) } } }
    return await group.reduce(into: []) { $0.append($1) }
  }
  #expect(rounds.count == 8 && rounds.allSatisfy { $0 == rounds[0] })
  #expect(rounds[0].map(\.description) == spellings)
}
