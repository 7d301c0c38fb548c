import TitlefitAuditing
import TitlefitControlLayout
import TitlefitControls
import TitlefitDiagnostics
import TitlefitGeometry
import TitlefitRuleKit
import TitlefitTypography

extension Mutation {
  /// A button with a fault of its own, added to Lantern; in the square font of the tests.
  private static func button(
    _ rule: String, _ title: String, width: RoomWidth? = .points(240), height: Double? = 60,
    related: Set<String> = [], configured: Bool = false,
    _ change: @escaping @Sendable (inout Control) -> Void = { _ in }
  ) -> Mutation {
    Mutation(rule: rule, related: related) { reading in
      let location = SourceLocation(file: "App/Mutation.storyboard", line: 1, column: 1)
      var legacy = LegacyButton(type: .system)
      legacy.font = FontDescriptor(textStyle: .body)
      let model: ButtonModel = configured ? .configured(ButtonConfiguration()) : .legacy(legacy)
      var control = Control(
        id: "mutation", kind: configured ? .configured : .legacy, location: location,
        specification: ButtonSpecification(model: model),
        titles: [ControlText(source: .literal(title), location: location)],
        room: ControlRoom(width: width, height: height, how: []))
      change(&control)
      reading.documents.append(
        ControlReading(file: location.file, format: "storyboard", controls: [control], issues: []))
    }
  }

  /// A Japanese title with room for five of its six characters; in the square font that breaks a word.
  private static let orphanTail = {
    let base = button("orphan-tail", "", width: .points(45), related: ["unbreakable-word"], configured: true) {
      $0.titles[0].source = .unit(table: "Mutation", key: "mutation", fallback: nil)
      $0.changeConfiguration { $0.contentInsets = .zero }
    }
    return Mutation(rule: base.rule, related: base.related) { reading in
      base.change(&reading)
      reading.add("Go", "en")
      reading.add("メッセージを", "ja")
    }
  }()

  /// One mutation for each rule about controls; a character of 17 points is 8.5 points wide.
  static let controls: [Mutation] = [
    button("missing-font", "Walk", related: ["fixed-font"]) {
      $0.changeLegacy { $0.font = FontDescriptor(family: .named("Nowhere Sans"), size: 17) }
    },
    button("ignored-insets", "Walk", configured: true) { $0.hasIgnoredInsets = true },
    button("text-touches-edge", "Walk home", width: .points(90), related: ["source-no-headroom"], configured: true) {
      $0.changeConfiguration {
        $0.style = .filled
        $0.contentInsets = .zero
        $0.titleLineBreakMode = .byTruncatingTail
      }
    },
    button("shrunk-too-small", "Mitteilung", width: .points(50), related: ["fits-only-shrunk", "source-no-headroom"]) {
      $0.changeLegacy {
        $0.adjustsFontSizeToFitWidth = true
        $0.minimumScaleFactor = 0.4
      }
    },
    button("source-no-headroom", "Walk", width: .points(46)),
    button("lost-meaning", "Schlafenszeit", width: .points(50), related: ["title-truncated"]),
    button("double-ellipsis", "Speichern…", width: .points(80), related: ["title-truncated"]),
    button("soft-hyphen", "Mit\u{AD}teilung"),
    button("ink-outside", "Ỗ"),
    button("hit-region", "Walk", height: 30),
    button("fixed-font", "Walk") { $0.changeLegacy { $0.font = .system(17) } },
    button("small-text", "Walk", related: ["fixed-font"]) { $0.changeLegacy { $0.font = .system(9) } },
    orphanTail,
    button("forced-direction", "Walk") { $0.specification?.semantic = .forceLeftToRight },
    button("hard-alignment", "Walk") { $0.specification?.horizontalAlignment = .left },
    button("title-truncated", "Walk with me", width: .points(90)),
    button("near-limit", "Walk", width: .points(35), related: ["source-no-headroom", "hit-region"]),
    button("hard-newline", "Walk\nhome"),
    button("missing-glyph", "Walk \u{E001}"),
    button("not-measured", "Walk", width: nil) { $0.room.unknown = "nothing decides the width" },
  ]
}

extension Control {
  fileprivate mutating func changeLegacy(_ change: (inout LegacyButton) -> Void) {
    guard case .legacy(var button)? = specification?.model else { return }
    change(&button)
    specification?.model = .legacy(button)
  }

  fileprivate mutating func changeConfiguration(_ change: (inout ButtonConfiguration) -> Void) {
    guard case .configured(var configuration)? = specification?.model else { return }
    change(&configuration)
    specification?.model = .configured(configuration)
  }
}
