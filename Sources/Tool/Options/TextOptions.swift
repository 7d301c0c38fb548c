import TitlefitArgumentParsing
import TitlefitGeometry
import TitlefitLocaleData
import TitlefitLocales
import TitlefitTypography

/// The options that `measure` and `layout` share: the language and the font of a text, and what happens beyond its room.
struct TextOptions: Sendable {
  var language: LanguageTag?
  var font: FontChoice?
  var size: FontSize?
  var weight: FontWeight?
  var textStyle: TextStyle?
  var contentSize: ContentSizeCategory?
  var maximumWidth: Extent?
  var lines: LineCount?
  var lineBreak: LineBreakMode?
  var scale: PixelsPerPoint?
  var configuration: String?
  var format: AnswerFormat?

  static let options: [Option<TextOptions>] = [
    .value("--language", named: "TAG", to: \.language, help: "the language of the text; und by default"),
    .value(
      "--font", named: "FONT", to: \.font, help: "system, system-bold, a font's name or a font file; system by default",
      completion: .files),
    .value("--size", named: "POINTS", to: \.size, help: "the font's size"),
    .value("--weight", named: "WEIGHT", to: \.weight, help: "ultraLight … black, or 100 … 900"),
    .value(
      "--text-style", named: "STYLE", to: \.textStyle, help: "a Dynamic Type style; beside --size its weight only"),
    .value(
      "--content-size", named: "NAME", to: \.contentSize,
      help: "the content size category, xSmall … accessibility5; large by default"),
    .value("--max-width", named: "POINTS", to: \.maximumWidth, help: "the most width there is"),
    .value("--lines", named: "COUNT", to: \.lines, help: "the most lines; 0 for no limit"),
    .value(
      "--line-break", named: "MODE", to: \.lineBreak, help: "tail, middle, head, clip, word or char"),
    .value("--scale", named: "PIXELS", to: \.scale, help: "device pixels a point, 2 or 3; 3 by default"),
    .value(
      "--config", named: "FILE", to: \.configuration,
      help: "the configuration; titlefit.yml, searched upwards, by default",
      completion: .files),
    .value("--format", named: "NAME", to: \.format, help: "text or json; text by default"),
  ]

  /// The language in force.
  var usedLanguage: LanguageTag { language ?? .undetermined }

  /// The direction of a paragraph in that language.
  var direction: LayoutDirection { LanguageFacts.layoutDirection(of: usedLanguage) }

  /// The content size category in force.
  var usedContentSize: ContentSizeCategory { contentSize ?? .large }

  /// The device's pixels in force.
  var usedScale: PixelScale { (scale ?? .three).scale }

  /// The font that the options describe, starting from one; nil where they describe none.
  ///
  /// A text style follows the content size, a size does not; a style and a size together are the style's weight at the
  /// size.
  func font(insteadOf standard: FontDescriptor) -> FontDescriptor? {
    guard font != nil || size != nil || weight != nil || textStyle != nil else { return nil }
    var descriptor = textStyle.map { FontDescriptor(textStyle: $0, at: usedContentSize) } ?? standard
    if let font { descriptor.family = font.family }
    if let size { (descriptor.size, descriptor.textStyle) = (size.points, nil) }
    if let weight = weight ?? font?.weight { descriptor.weight = weight }
    return descriptor
  }
}
