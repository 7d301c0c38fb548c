import Testing
import TitlefitAuditing
import TitlefitControlLayout
import TitlefitControls
import TitlefitDiagnostics
import TitlefitGeometry
import TitlefitLocales
import TitlefitRuleKit
import TitlefitSwiftSources
import TitlefitTestSupport
import TitlefitTypography

/// One button as Swift code and as a part of `titlefit.yml`.
private struct Pair: Sendable, CustomTestStringConvertible {
  var testDescription: String
  var code: String
  var configuration: String

  /// A configuration with subtitle and image whose update handler changes title, image and indicator by state.
  static let configured = Pair(
    testDescription: "configured, with subtitle and state handler",
    code: """
      final class BuyController: UIViewController {
        private let buyButton = UIButton(type: .system)
        override func viewDidLoad() {
          super.viewDidLoad()
          var config = UIButton.Configuration.filled()
          config.title = NSLocalizedString("buy", comment: "")
          config.subtitle = NSLocalizedString("buy.note", comment: "")
          config.titleAlignment = .leading
          config.titlePadding = 3
          config.image = UIImage(named: "cart")
          config.imagePlacement = .trailing
          config.imagePadding = 7
          config.contentInsets = NSDirectionalEdgeInsets(top: 9, leading: 15, bottom: 11, trailing: 21)
          config.buttonSize = .large
          buyButton.configuration = config
          buyButton.configurationUpdateHandler = { button in
            var config = button.configuration
            config?.showsActivityIndicator = button.state == .disabled
            if button.state == .selected {
              config?.title = NSLocalizedString("bought", comment: "")
              config?.image = nil
            }
            button.configuration = config
          }
          buyButton.widthAnchor.constraint(equalToConstant: 190).isActive = true
        }
      }
      """,
    configuration: """
      controls:
        - name: buy
          titles: ["Localizable/buy"]
          subtitles: {"Localizable/buy": "Localizable/buy.note"}
          states:
            selected: {titles: ["Localizable/bought"], image: none}
            disabled: {activity-indicator: true}
          kind: configured
          style: filled
          button-size: large
          title-alignment: leading
          title-padding: 3
          image: 24x24
          image-placement: trailing
          image-padding: 7
          insets: {top: 9, leading: 15, bottom: 11, trailing: 21}
          width: 190
      """)

  /// A subclass without configuration whose insets follow a flag.
  static let flagged = Pair(
    testDescription: "legacy subclass with insets by a flag",
    code: """
      class PlainButton: UIButton {
        override init(frame: CGRect) {
          super.init(frame: frame)
          configure()
        }
        required init?(coder: NSCoder) { nil }
        func configure() { titleLabel?.font = .systemFont(ofSize: 12) }
      }
      final class PillButton: PlainButton {
        var isCompact = false {
          didSet {
            contentEdgeInsets =
              isCompact ? .init(top: 4, left: 8, bottom: 4, right: 10) : .init(top: 12, left: 24, bottom: 12, right: 20)
          }
        }
        override func configure() {
          super.configure()
          titleLabel?.font = .systemFont(ofSize: 16, weight: .semibold)
          titleEdgeInsets = UIEdgeInsets(top: 0, left: 5, bottom: 0, right: -5)
          setImage(UIImage(named: "pill"), for: .normal)
          isCompact = flag
        }
      }
      final class PillController: UIViewController {
        private let pillButton = PillButton()
        override func viewDidLoad() {
          pillButton.setTitle(NSLocalizedString("pill", comment: ""), for: .normal)
          pillButton.setTitle(NSLocalizedString("pill.on", comment: ""), for: .selected)
          pillButton.widthAnchor.constraint(equalToConstant: 160).isActive = true
        }
      }
      """,
    configuration: """
      controls:
        - name: small
          titles: ["Localizable/pill"]
          states: {selected: {titles: ["Localizable/pill.on"]}}
          kind: legacy
          button-type: custom
          size: 16
          weight: semibold
          image: 24x24
          title-edge-insets: {left: 5, right: -5}
          content-edge-insets: {top: 4, left: 8, bottom: 4, right: 10}
          width: 160
        - name: large
          titles: ["Localizable/pill"]
          states: {selected: {titles: ["Localizable/pill.on"]}}
          kind: legacy
          button-type: custom
          size: 16
          weight: semibold
          image: 24x24
          title-edge-insets: {left: 5, right: -5}
          content-edge-insets: {top: 12, left: 24, bottom: 12, right: 20}
          width: 160
      """)

  /// A subclass that takes room from its title and moves its image.
  static let padded = Pair(
    testDescription: "padding in titleRect, a moved imageRect",
    code: """
      final class PaddedButton: UIButton {
        let padding: CGFloat = 11
        override func titleRect(forContentRect contentRect: CGRect) -> CGRect {
          super.titleRect(forContentRect: contentRect).insetBy(dx: padding, dy: 2)
        }
        override func imageRect(forContentRect contentRect: CGRect) -> CGRect {
          return super.imageRect(forContentRect: contentRect).offsetBy(dx: -6, dy: 0)
        }
      }
      final class PaddedController: UIViewController {
        private let paddedButton = PaddedButton(type: .system)
        override func viewDidLoad() {
          paddedButton.setTitle(NSLocalizedString("padded", comment: ""), for: .normal)
          paddedButton.setImage(UIImage(named: "pad"), for: .normal)
          paddedButton.widthAnchor.constraint(lessThanOrEqualToConstant: 150).isActive = true
        }
      }
      """,
    configuration: """
      controls:
        - name: padded
          titles: ["Localizable/padded"]
          kind: legacy
          image: 24x24
          title-rect-insets: {top: 2, left: 11, bottom: 2, right: 11}
          image-rect-insets: {left: -6, right: 6}
          width: {max: 150}
      """)
}

/// The controls as a run sees them.
private func controls(code: String) -> [Control] {
  let reader = SwiftCodeReader()
  let reading = reader.read([reader.parse(Array(code.utf8), file: "A.swift")], settings: CodeSettings(), on: .none)
  return reading.files.flatMap(\.controls)
}

private func controls(configuration text: String) -> [Control] {
  let (configuration, issues) = ConfigurationReader(rules: []).read(Array(text.utf8), file: "titlefit.yml")
  #expect(issues.map(\.message) == [])
  let auditor = Auditor(
    configuration: configuration, rules: RuleSet([], configuration: configuration), measurer: SquareFontMeasurer(),
    toolVersion: "0")
  return auditor.controls(ProjectReading()).map(\.control)
}

/// All frames of a button, a line for each of its states, directions and texts.
private func frames(_ specification: ButtonSpecification?, _ room: ControlRoom) throws -> [String] {
  let specification = try #require(specification)
  var lines: [String] = []
  for state in [ControlState.normal, .disabled, .selected] {
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      for (title, subtitle) in [
        ("Go", nil), ("Go to the shop", "today"), ("A much longer title than fits", "and more"),
      ] {
        let environment = LayoutEnvironment(
          language: LanguageTag("en"), direction: direction, contentSize: .large, scale: PixelScale(3),
          platform: .iOS17)
        let width = room.width?.points(onDevice: 375)
        let result = try ButtonLayout().layout(
          specification, content: ButtonContent(title: title, subtitle: subtitle, state: state), in: environment,
          room: LayoutRoom(width: width, height: room.height, isMaximumWidth: room.width?.isMaximum ?? false),
          measuring: SquareFontMeasurer())
        lines.append(
          "\(state) \(direction) \(title): \(result.size) \(result.natural) title \(String(describing: result.title?.frame))"
            + " subtitle \(String(describing: result.subtitle?.frame)) image \(String(describing: result.image))")
      }
    }
  }
  return lines
}

/// The keys of a control's titles by state.
private func keys(_ control: Control) -> [String] {
  control.titles.compactMap { title in
    switch title.source {
    case .unit(let table, let key, _), .pattern(let table, let key): "\(title.state.rawValue) \(table)/\(key)"
    default: nil
    }
  }.sorted()
}

@Test(
  "A button read from code has the frames that it has when the configuration describes it",
  arguments: [Pair.configured, .flagged, .padded])
private func frames(pair: Pair) throws {
  let code = try #require(controls(code: pair.code).first { $0.id.hasSuffix("Button") && $0.id.contains(".") })
  let described = controls(configuration: pair.configuration)
  #expect(described.allSatisfy { keys($0) == keys(code) })
  let shapes = [code.specification] + code.variants.map(\.specification)
  let found = Set(try shapes.map { try frames($0, code.room) })
  #expect(found == Set(try described.map { try frames($0.specification, $0.room) }))
}
