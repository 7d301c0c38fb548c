import Testing
import TitlefitControlLayout
import TitlefitGeometry
import TitlefitLocales
import TitlefitTestSupport
import TitlefitTypography

/// The frames that a test computed by hand, each as x, y, width, height; nil where the part is missing.
struct Frames {
  var title: [Double]?
  var subtitle: [Double]?
  var image: [Double]?
}

/// One button with everything that decides its layout; the device has two pixels a point.
struct Scene {
  var specification: ButtonSpecification
  var content: ButtonContent
  var room = LayoutRoom()
  var contentSize = ContentSizeCategory.large
  var scale = PixelScale(2)
  var platform = PlatformGeneration.iOS17
  var measurer: any TextMeasuring = SquareFontMeasurer()

  init(_ model: ButtonModel, title: String? = nil, subtitle: String? = nil, width: Double? = nil, height: Double? = nil)
  {
    specification = ButtonSpecification(model: model)
    content = ButtonContent(title: title, subtitle: subtitle)
    room = LayoutRoom(width: width, height: height)
  }

  /// The layout in one direction.
  func layout(_ direction: LayoutDirection = .leftToRight) throws -> LayoutResult {
    try ButtonLayout().layout(
      specification, content: content,
      in: LayoutEnvironment(
        language: try LanguageTag("en"), direction: direction, contentSize: contentSize, scale: scale,
        platform: platform), room: room, measuring: measurer)
  }

  /// Checks size and frames in both directions.
  func expect(
    size: (Double, Double), ltr: Frames, rtl: Frames, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    for (direction, frames) in [(LayoutDirection.leftToRight, ltr), (.rightToLeft, rtl)] {
      let result = try layout(direction)
      #expect(
        isClose([result.size.width, result.size.height], [size.0, size.1]), "\(direction): \(result.size)",
        sourceLocation: sourceLocation)
      for (name, got, wanted) in [
        ("title", result.title?.frame, frames.title), ("subtitle", result.subtitle?.frame, frames.subtitle),
        ("image", result.image, frames.image),
      ] {
        #expect(
          isClose(numbers(got), wanted), "\(direction) \(name): \(numbers(got) ?? [])", sourceLocation: sourceLocation)
      }
    }
  }

  private func numbers(_ rect: Rect?) -> [Double]? { rect.map { [$0.minX, $0.minY, $0.width, $0.height] } }
}

/// Whether two lists of points are the same but for the noise of binary fractions.
func isClose(_ left: [Double]?, _ right: [Double]?) -> Bool {
  guard let left, let right else { return left == nil && right == nil }
  return left.count == right.count && zip(left, right).allSatisfy { abs($0 - $1) < 1e-6 }
}

/// A configuration whose title takes 5 points a character and 12 a line, its subtitle 3 and 7.2.
func configuration(_ change: (inout ButtonConfiguration) -> Void = { _ in }) -> ButtonModel {
  var configuration = ButtonConfiguration()
  configuration.titleFont = .system(10)
  configuration.subtitleFont = .system(6)
  change(&configuration)
  return .configured(configuration)
}

/// A legacy button whose title takes 5 points a character and 12 a line.
func legacy(_ change: (inout LegacyButton) -> Void = { _ in }) -> ButtonModel {
  var button = LegacyButton()
  button.font = .system(10)
  change(&button)
  return .legacy(button)
}

/// An image of 20 by 16 points.
let picture = ButtonImage(size: Size(width: 20, height: 16))
