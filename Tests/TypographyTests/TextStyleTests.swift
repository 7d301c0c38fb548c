import Testing
import TitlefitTypography

@Test("Text styles never shrink as the content size grows")
func monotone() {
  for style in TextStyle.allCases {
    let sizes = ContentSizeCategory.allCases.map { style.pointSize(at: $0) }
    #expect(sizes == sizes.sorted(), "\(style)")
  }
}

@Test(
  "A style's size is the one Apple lists",
  arguments: [
    (TextStyle.body, ContentSizeCategory.large, 17.0), (.body, .xSmall, 14), (.body, .accessibility5, 53),
    (.subheadline, .large, 15), (.caption1, .xxxLarge, 18), (.largeTitle, .accessibility1, 44),
  ])
func sizes(style: TextStyle, category: ContentSizeCategory, expected: Double) {
  #expect(style.pointSize(at: category) == expected)
}

@Test("A descriptor with a text style follows the content size, a fixed one does not")
func scaling() {
  #expect(FontDescriptor(textStyle: .headline).scaled(to: .xxxLarge).size == 23)
  #expect(FontDescriptor(textStyle: .headline).weight == .semibold)
  #expect(FontDescriptor.system(15).scaled(to: .xxxLarge).size == 15)
}

@Test(
  "Interface Builder's names are known, others are not",
  arguments: [
    ("UICTFontTextStyleTitle0", TextStyle.largeTitle), ("UICTFontTextStyleSubhead", .subheadline),
  ])
func interfaceBuilderNames(name: String, expected: TextStyle) {
  #expect(TextStyle(interfaceBuilderName: name) == expected)
  #expect(TextStyle(interfaceBuilderName: name + "x") == nil)
}
