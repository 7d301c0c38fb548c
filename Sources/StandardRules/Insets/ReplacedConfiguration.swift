import TitlefitControls
import TitlefitDiagnostics
import TitlefitGeometry
import TitlefitRuleKit

/// Finds buttons whose configuration loses its texts.
struct ReplacedConfiguration: ControlRule {
  static let description = RuleDescription(
    id: "replaced-configuration", family: .insets, title: "A whole new configuration takes the title away",
    severity: .warning,
    codes: [
      RuleCode("texts-lost", "A configuration with texts is replaced by one without, and no text is set after that.")
    ],
    page: RulePage(
      finds: """
        A button in code whose configuration is given a title or subtitle and then replaced as a whole by one that has \
        none, with no title set after that.
        """,
      matters: "A configuration is a value: the last whole assignment drops all that was set before, title included.",
      remedy: "Set the texts on the last configuration, or change the one that is there part by part.",
      sources: ["UIKit: UIButton.configuration, documentation"]))

  static let examples = [
    RuleExample(
      "A title that the next configuration drops",
      .controls([button(isReplaced: true)], catalogs: []), codes: ["texts-lost"]),
    RuleExample("A configuration that stays", .controls([button(isReplaced: false)], catalogs: [])),
  ]

  init(options: RuleOptions) {}

  private static func button(isReplaced: Bool) -> Control {
    var control = Example.button(Example.configured(), width: .points(200))
    control.titles = []
    if isReplaced {
      control.codeFaults = [CodeFault(.configurationReplaced, "configuration", at: control.location)]
    }
    return control
  }

  func check(_ control: ControlFacts) -> [Violation] {
    control.control.codeFaults.filter { $0.kind == .configurationReplaced }.prefix(1).map { fault in
      var violation = Violation(
        code: "texts-lost",
        message: FindingMessage(
          "The button loses its title when its configuration is replaced",
          why: "a configuration is a value, and the new one has no text",
          suggestion: "Set the title on the last configuration, or change the old one part by part"))
      violation.location = fault.location
      return violation
    }
  }
}
