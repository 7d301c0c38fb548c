import Testing
import TitlefitControlLayout
import TitlefitGeometry
import TitlefitTestSupport
import TitlefitTypography

private let hostile: [Double] = [
  .nan, .infinity, -.infinity, .greatestFiniteMagnitude, -.greatestFiniteMagnitude, .leastNonzeroMagnitude, -1, 0, 17,
]

extension SeededGenerator {
  private mutating func number() -> Double { hostile[Int.random(in: hostile.indices, using: &self)] }
  private mutating func size() -> Size { Size(width: number(), height: number()) }
  private mutating func insets() -> EdgeInsets {
    EdgeInsets(top: number(), left: number(), bottom: number(), right: number())
  }

  fileprivate mutating func hostileConfiguration() -> ButtonModel {
    var configuration = ButtonConfiguration()
    configuration.titleFont = .system(number())
    configuration.titlePadding = number()
    configuration.imagePadding = number()
    configuration.imageReservation = number()
    configuration.image = ButtonImage(size: size(), isSymbol: true)
    configuration.imagePlacement = ImagePlacement.allCases[Int.random(in: 0...3, using: &self)]
    configuration.contentInsets = DirectionalEdgeInsets(
      top: number(), leading: number(), bottom: number(), trailing: number())
    return .configured(configuration)
  }

  fileprivate mutating func hostileButton() -> ButtonModel {
    var button = LegacyButton()
    button.font = .system(number())
    button.contentEdgeInsets = insets()
    button.titleEdgeInsets = insets()
    button.imageEdgeInsets = insets()
    button.image = ButtonImage(size: size())
    button.backgroundImage = ButtonImage(size: size())
    button.numberOfLines = [Int.min, -1, 0, 2, Int.max][Int.random(in: 0...4, using: &self)]
    button.adjustsFontSizeToFitWidth = true
    button.minimumScaleFactor = number()
    button.titleRectPadding = TitleRectPadding(insets: insets(), isInIntrinsicContentSize: true)
    button.intrinsicContentSizePadding = size()
    button.minimumWidth = number()
    button.minimumHeight = number()
    return .legacy(button)
  }

  fileprivate mutating func hostileRoom() -> LayoutRoom { LayoutRoom(width: number(), height: number()) }
}

@Test("Numbers that no button has neither trap nor make a size that is no number", arguments: [true, false])
func hostileSpecification(isConfigured: Bool) throws {
  var generator = SeededGenerator(seed: 61)
  for _ in 0..<500 {
    let model = isConfigured ? generator.hostileConfiguration() : generator.hostileButton()
    var scene = Scene(model, title: "Save the file", subtitle: "now")
    scene.room = generator.hostileRoom()
    scene.contentSize = .accessibility5
    let size = try scene.layout().size
    #expect(size.width.isFinite && size.width >= 0)
    #expect(size.height.isFinite && size.height >= 0)
  }
}
