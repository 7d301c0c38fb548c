import TitlefitControls
import TitlefitDiagnostics
import TitlefitGeometry
import TitlefitRuleKit

/// Finds localized titles that code cuts to a number of characters.
struct TextCutInCode: ControlRule {
  static let description = RuleDescription(
    id: "text-cut-in-code", family: .fit, title: "Code cuts a localized title to a number of characters",
    severity: .warning,
    codes: [RuleCode("cut-to-characters", "`prefix`, `suffix` or alike keeps some characters of a localized title.")],
    page: RulePage(
      finds: "A button whose title is a localized text of which code keeps a fixed number of characters.",
      matters: """
        A number of characters says nothing about width, and the first letters of another language’s word need not \
        mean anything, or are not the usual abbreviation.
        """,
      remedy: "Translate a short form of its own, or let the button truncate."))

  static let examples = [
    RuleExample(
      "The first three characters", .controls([button(isCut: true)], catalogs: Example.catalogs(["en": "Monday"])),
      codes: ["cut-to-characters"]),
    RuleExample("The whole text", .controls([button(isCut: false)], catalogs: Example.catalogs(["en": "Monday"]))),
  ]

  init(options: RuleOptions) {}

  private static func button(isCut: Bool) -> Control {
    var control = Example.button(Example.legacy(), width: .points(200))
    if isCut { control.codeFaults = [CodeFault(.textCut, "day.prefix(3)", at: control.location)] }
    return control
  }

  func check(_ control: ControlFacts) -> [Violation] {
    control.control.codeFaults.filter { $0.kind == .textCut }.map { fault in
      var violation = Violation(
        code: "cut-to-characters",
        message: FindingMessage(
          "Code cuts the localized title: " + fault.subject,
          why: "a number of characters is no width, and cut words need not mean anything in another language",
          suggestion: "Translate a short form, or let the button truncate"))
      violation.location = fault.location
      return violation
    }
  }
}
