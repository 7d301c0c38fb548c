import TitlefitControls
import TitlefitDiagnostics
import TitlefitRuleKit

/// Names the controls that could not be measured, and why.
struct NotMeasured: ControlRule {
  static let description = RuleDescription(
    id: "not-measured", family: .meta, title: "A control was not measured", severity: .note,
    codes: [RuleCode("control-not-measured", "No case of the control could be laid out.")],
    page: RulePage(
      finds: "A control without a single case: its text, its set-up or its room could not be found out.",
      matters: "Its titles may not fit, and nothing here would say so.",
      remedy: """
        Describe the control in `titlefit.yml`, with its titles and its room; or exclude its file if it is not shipped.
        """,
      limits: "`titlefit controls` lists what was found out about each control."),
    severities: [.strict: .warning])

  static let examples = [
    RuleExample(
      "A button whose set-up is not known",
      .controls([unknown], catalogs: Example.catalogs(["en": "Send"])), codes: ["control-not-measured"]),
    RuleExample(
      "A button that is known",
      .controls([Example.button(Example.legacy(), width: .points(200))], catalogs: Example.catalogs(["en": "Send"]))),
  ]

  private static var unknown: Control {
    var control = Example.button(Example.legacy(), width: .points(200))
    control.specification = nil
    control.obstacle = "no set-up could be read"
    return control
  }

  init(options: RuleOptions) {}

  func check(_ control: ControlFacts) -> [Violation] {
    guard let reason = control.notMeasured else { return [] }
    return [
      Violation(
        code: "control-not-measured",
        message: FindingMessage(
          "The button was not measured", why: reason,
          suggestion: "Describe it in titlefit.yml, with its titles and its room"))
    ]
  }
}
