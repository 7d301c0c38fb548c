import TitlefitDiagnostics
import TitlefitRuleKit

/// What readers of code report under `unused-configuration`.
struct UnusedConfiguration: FormatRule {
  static let description = RuleDescription(
    id: "unused-configuration", family: .format, title: "A button configuration reaches no button", severity: .warning,
    codes: [
      RuleCode("configuration-never-used", "A configuration is set up in code and then given to nothing.")
    ],
    page: RulePage(
      finds: "A local `UIButton.Configuration` whose parts are set and that is never assigned, passed or returned.",
      matters: "Often another configuration was assigned by mistake, and the button shows no title or a wrong one.",
      remedy: "Assign it to its button, or remove it."))

  static let examples = [
    RuleExample(
      "A configuration that is set up and forgotten",
      .file(
        name: "A.swift",
        text: #"""
          func setUp(_ button: UIButton) {
            var plain = UIButton.Configuration.plain()
            plain.title = "Send"
            button.configuration = .filled()
          }

          """#),
      codes: ["configuration-never-used"]),
    RuleExample(
      "A configuration that is assigned",
      .file(
        name: "A.swift",
        text: #"""
          func setUp(_ button: UIButton) {
            var plain = UIButton.Configuration.plain()
            plain.title = "Send"
            button.configuration = plain
          }

          """#)),
  ]

  init(options: RuleOptions) {}
}
