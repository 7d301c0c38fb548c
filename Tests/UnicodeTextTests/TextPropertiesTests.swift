import Testing
import TitlefitUnicodeText

struct TextPropertiesTests {
  @Test("Properties are those of UnicodeData.txt and PropList.txt")
  func properties() {
    #expect(TextProperties.generalCategory(of: 0x41) == .uppercaseLetter)
    #expect(TextProperties.generalCategory(of: 0xD800) == .surrogate)
    #expect(TextProperties.generalCategory(of: 0x201D) == .finalPunctuation)
    #expect(TextProperties.isControl(0x07) && !TextProperties.isControl(0x20))
    #expect(TextProperties.isUnassigned(0x0378) && TextProperties.isNoncharacter(0xFFFF))
    #expect(TextProperties.isBidiControl(0x202E) && TextProperties.isBidiControl(0x061C))
    #expect(!TextProperties.isBidiControl(0x200B))
    #expect(TextProperties.mirrored(0x28) == 0x29 && TextProperties.isMirrored(0x28))
    #expect(TextProperties.isDefaultIgnorable(0x00AD))
    #expect(TextProperties.isEmojiPresentation(0x1F600) && !TextProperties.isEmojiPresentation(0x2764))
    #expect(TextProperties.isEmoji(0x2764) && TextProperties.isWhiteSpace(0x85))
    #expect(TextProperties.generalCategory(of: 0x11_0000) == .unassigned)
  }

  @Test("Scripts are listed once each, by name, without Common and Inherited")
  func scriptsOfText() {
    #expect(TextProperties.scripts(in: "Ab, я 1 ا\u{301}") == ["Arab", "Cyrl", "Latn"])
    #expect(TextProperties.script(of: 0x0E01) == "Thai")
  }

  @Test("Composed text is in form C, decomposed text is not")
  func normalization() throws {
    #expect(try TextProperties.isNormalizedNFC("é"))
    #expect(try !TextProperties.isNormalizedNFC("e\u{301}"))
  }

  @Test("The versions are read from the library")
  func versions() {
    #expect(UnicodeVersions.icu.split(separator: ".").count >= 2)
    #expect(UnicodeVersions.unicode.contains("."))
  }
}
