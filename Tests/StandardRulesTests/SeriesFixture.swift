import Testing
import TitlefitControlLayout
import TitlefitControls
import TitlefitDiagnostics
import TitlefitGeometry
import TitlefitLocales
import TitlefitRuleKit
import TitlefitTestSupport
import TitlefitTypography

/// One button with one title under conditions, laid out with the square font.
struct SeriesFixture {
  var specification: ButtonSpecification
  var title: String
  var values: [SampledValue] = []
  var width: Double?
  var height: Double?
  var contentSizes: [ContentSizeCategory] = [.large]
  var errorBound = 0.0

  /// The series; nothing in it can fail to be measured.
  func series() throws -> CaseSeries {
    let place = SourceLocation(file: "de.lproj/Localizable.strings", line: 1, column: 1)
    let language = try LanguageTag("de")
    let room = LayoutRoom(width: width, height: height)
    let sample = SampledText(title, values: values)
    let measurer = SquareFontMeasurer(errorBound: errorBound)
    let specification = specification
    let layOut: @Sendable (CaseCondition, LayoutRoom) -> LayoutResult? = { condition, room in
      try? ButtonLayout().layout(
        specification, content: ButtonContent(title: sample.text),
        in: LayoutEnvironment(
          language: language, direction: condition.direction, contentSize: condition.contentSize), room: room,
        measuring: measurer)
    }
    let cases = try contentSizes.map { size in
      let condition = CaseCondition(contentSize: size, deviceWidth: 320, direction: .leftToRight)
      let result = try #require(layOut(condition, room))
      return LaidOutCase(condition: condition, title: sample, subtitle: nil, room: room, result: result)
    }
    return CaseSeries(
      control: Control(
        id: "button", kind: .legacy, location: place, specification: specification,
        room: ControlRoom(width: width.map { .points($0) }, height: height, how: [])),
      title: BoundText(table: "Localizable", key: "title", language: language, value: title, location: place),
      subtitle: nil, cases: cases, probe: { _, condition in layOut(condition, room) },
      probeRoom: { _, condition, room in layOut(condition, room) })
  }

  /// A legacy button of the system type: a cluster of its title is 7.5 pt wide.
  static func legacy(_ change: (inout LegacyButton) -> Void = { _ in }) -> ButtonSpecification {
    var button = LegacyButton(type: .system)
    change(&button)
    return ButtonSpecification(model: .legacy(button))
  }

  /// A configured button without insets: a cluster of its title is 8.5 pt wide at the default content size.
  static func configured(_ change: (inout ButtonConfiguration) -> Void = { _ in }) -> ButtonSpecification {
    var configuration = ButtonConfiguration()
    configuration.contentInsets = .zero
    change(&configuration)
    return ButtonSpecification(model: .configured(configuration))
  }
}
