import TitlefitCatalogs
import TitlefitControlLayout
import TitlefitControls
import TitlefitDiagnostics
import TitlefitGeometry
import TitlefitLocales
import TitlefitRuleKit

/// Finds symbols that point left or right in every language.
struct FixedDirectionSymbol: ControlRule {
  static let description = RuleDescription(
    id: "fixed-direction-symbol", family: .direction, title: "A symbol points left or right in every language",
    severity: .warning,
    codes: [RuleCode("symbol-does-not-turn", "The button’s symbol names a side, and not forward or backward.")],
    page: RulePage(
      finds: """
        A titled button with an SF Symbol such as `chevron.right` or `arrow.left`, in a project with right-to-left \
        languages.
        """,
      matters: "The arrow points against the way that the language reads: “Next” points back.",
      remedy: "Use the symbol’s twin that turns: `chevron.forward`, `arrow.backward`.",
      limits: "An arrow that means the side itself, as in a map, is right as it is.",
      sources: ["SF Symbols: forward and backward variants"]))

  static let examples = [
    RuleExample(
      "A chevron to the right, with Hebrew", .controls([button("chevron.right")], catalogs: hebrew),
      codes: ["symbol-does-not-turn"]),
    RuleExample("A chevron that turns", .controls([button("chevron.forward")], catalogs: hebrew)),
    RuleExample("A symbol without direction", .controls([button("square.lefthalf.filled")], catalogs: hebrew)),
    RuleExample(
      "A chevron to the right, without a right-to-left language",
      .controls([button("chevron.right")], catalogs: Example.catalogs(["de": "Weiter", "en": "Next"]))),
  ]

  init(options: RuleOptions) {}

  private static func button(_ symbol: String) -> Control {
    Example.button(Example.configured { $0.image = .symbol(named: symbol) }, width: .points(200))
  }

  private static var hebrew: [Catalog] { Example.catalogs(["en": "Next", "he": "הבא"]) }

  func check(_ control: ControlFacts) -> [Violation] {
    guard let language = control.rightToLeftLanguages.first, let specification = control.control.specification,
      specification.semantic == .unspecified, !control.control.titles.isEmpty,
      let name = Self.symbols(of: specification).first(where: { Self.turned($0) != nil })
    else { return [] }
    return [
      Violation(
        code: "symbol-does-not-turn",
        message: FindingMessage(
          "The symbol " + name + " points the wrong way in " + Wording.language(language),
          why: "it names a side, and is drawn alike in every language",
          suggestion: Self.turned(name).map { "Use " + $0 } ?? "Use its variant forward or backward"),
        evidence: Evidence(values: ["symbol": .text(name)]))
    ]
  }

  private static func symbols(of specification: ButtonSpecification) -> [String] {
    let image: ButtonImage? =
      switch specification.model {
      case .configured(let button): button.image
      case .legacy(let button): button.image
      }
    return [image].compactMap(\.self).filter(\.isSymbol).compactMap(\.name)
  }

  /// The variant that turns with the language, or nil where the symbol has no side.
  ///
  /// Source: SF Symbols 5, variants `forward` and `backward` of the arrow and chevron families.
  private static func turned(_ name: String) -> String? {
    var parts = name.split(separator: ".").map(String.init)
    guard let family = parts.first, ["chevron", "arrow", "arrowshape", "arrowtriangle"].contains(family),
      let side = parts.firstIndex(where: { $0 == "left" || $0 == "right" }),
      !parts.contains("and"), !parts.contains("up"), !parts.contains("down")
    else { return nil }
    parts[side] = parts[side] == "right" ? "forward" : "backward"
    return parts.joined(separator: ".")
  }
}
