import TitlefitCatalogs
import TitlefitControls
import TitlefitDiagnostics
import TitlefitRuleKit

/// Names the controls, and the texts of others, that could not be measured, and why.
struct NotMeasured: ControlRule {
  static let description = RuleDescription(
    id: "not-measured", family: .meta, title: "A control was not measured", severity: .note,
    codes: [
      RuleCode("control-not-measured", "No case of the control could be laid out."),
      RuleCode("text-not-measured", "A text of the control could not be laid out, while others were."),
    ],
    page: RulePage(
      finds: """
        A control without a single case: its text, its set-up or its room could not be found out. Of a control with others, \
        each text that could not be measured, as one of more than 65,536 UTF-16 units.
        """,
      matters: "Its titles may not fit, and nothing here would say so.",
      remedy: """
        Describe the control in `titlefit.yml`, with its titles and its room; or exclude its file if it is not shipped.
        """,
      limits: """
        Buttons in code are left out: most have their natural width, and many get their title at run time. The report \
        counts them by reason in its last lines, `--verbose` lists each title that was not resolved, and `code: true` \
        makes each a finding. `titlefit controls` tells what was found out about each control.
        """),
    severities: [.strict: .warning],
    options: [
      RuleOption("code", standard: .flag(false), explanation: "Whether buttons in code are reported one by one.")
    ])

  static let examples = [
    RuleExample(
      "A button whose set-up is not known",
      .controls([unknown], catalogs: Example.catalogs(["en": "Send"])), codes: ["control-not-measured"]),
    RuleExample(
      "A button that is known",
      .controls([Example.button(Example.legacy(), width: .points(200))], catalogs: Example.catalogs(["en": "Send"]))),
    RuleExample(
      "A button in code with its natural width",
      .controls([codeWithoutWidth], catalogs: Example.catalogs(["en": "Send"]))),
  ]

  private static var codeWithoutWidth: Control {
    var control = Example.button(Example.legacy(), width: nil)
    control.location.file = "Screen.swift"
    control.room.unknown = "no-width"
    return control
  }

  private static var unknown: Control {
    var control = Example.button(Example.legacy(), width: .points(200))
    control.specification = nil
    control.obstacle = "no set-up could be read"
    return control
  }

  private let listsCode: Bool

  init(options: RuleOptions) { listsCode = options.flag("code", standard: false) }

  func check(_ control: ControlFacts) -> [Violation] {
    guard let reason = control.notMeasured else { return texts(control) }
    guard listsCode || !control.control.location.file.hasSuffix(".swift") else { return [] }
    return [
      Violation(
        code: "control-not-measured",
        message: FindingMessage(
          "The button was not measured", why: reason,
          suggestion: "Describe it in titlefit.yml, with its titles and its room"))
    ]
  }

  private func texts(_ control: ControlFacts) -> [Violation] {
    control.textsNotMeasured.map { missing in
      let text = missing.text
      let variation = text.variation.description
      return Violation(
        code: "text-not-measured",
        message: FindingMessage(
          Wording.quoted(text.value) + " was not measured in " + Wording.language(text.language), why: missing.reason,
          suggestion: "Look at the text; the button's other texts were measured"),
        subject: FindingSubject(
          table: text.table, key: text.key, language: text.language, variation: variation.isEmpty ? nil : variation),
        location: text.location)
    }
  }
}
