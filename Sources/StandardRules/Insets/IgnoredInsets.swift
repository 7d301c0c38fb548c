import TitlefitCatalogs
import TitlefitControlLayout
import TitlefitControls
import TitlefitDiagnostics
import TitlefitGeometry
import TitlefitLocales
import TitlefitRuleKit

/// Finds legacy insets beside a configuration.
struct IgnoredInsets: ControlRule {
  static let description = RuleDescription(
    id: "ignored-insets", family: .insets,
    title: "Insets or label settings are set that a configuration makes ineffective",
    severity: .warning,
    codes: [
      RuleCode("insets-without-effect", "Legacy edge insets are set on a button with a configuration."),
      RuleCode("label-setting-overwritten", "A setting of the title’s label is overwritten by a configuration."),
    ],
    page: RulePage(
      finds: """
        A button with a configuration on which content, title or image edge insets are set too, or in code the font, \
        the number of lines or the line breaks of its `titleLabel`.
        """,
      matters: """
        UIKit ignores the legacy insets as soon as there is a configuration, so the button is narrower than somebody \
        meant. The label’s settings last until the configuration’s next update, which the first change of state brings.
        """,
      remedy: """
        Move the distances into `contentInsets`, `imagePadding` and `titlePadding` of the configuration, the font into \
        `titleTextAttributesTransformer` or `attributedTitle`, the line breaks into `titleLineBreakMode`.
        """,
      sources: ["UIKit: UIButton.contentEdgeInsets, documentation: ignored with a configuration"]))

  static let examples = [
    RuleExample(
      "Legacy insets beside a configuration",
      .controls([button(hasIgnoredInsets: true)], catalogs: Example.catalogs(["en": "Send"])),
      codes: ["insets-without-effect"]),
    RuleExample(
      "A font of the label beside a configuration",
      .controls([overwritten], catalogs: Example.catalogs(["en": "Send"])), codes: ["label-setting-overwritten"]),
    RuleExample(
      "A configuration alone",
      .controls([button(hasIgnoredInsets: false)], catalogs: Example.catalogs(["en": "Send"]))),
  ]

  init(options: RuleOptions) {}

  private static func button(hasIgnoredInsets: Bool) -> Control {
    var control = Example.button(Example.configured(), width: .points(200))
    control.hasIgnoredInsets = hasIgnoredInsets
    return control
  }

  private static var overwritten: Control {
    var control = button(hasIgnoredInsets: false)
    control.codeFaults = [CodeFault(.labelSettingOverwritten, "titleLabel.font", at: control.location)]
    return control
  }

  func check(_ control: ControlFacts) -> [Violation] {
    let overwritten = control.control.codeFaults.filter { $0.kind == .labelSettingOverwritten }
    var violations = overwritten.prefix(1).map { fault in
      var violation = Violation(
        code: "label-setting-overwritten",
        message: FindingMessage(
          overwritten.map(\.subject).joined(separator: ", ") + " is overwritten",
          why: "the button has a configuration, which sets up its label again at each update",
          suggestion: "Set it in the configuration"))
      violation.location = fault.location
      return violation
    }
    guard control.control.hasIgnoredInsets else { return violations }
    violations.append(
      Violation(
        code: "insets-without-effect",
        message: FindingMessage(
          "The edge insets of the button have no effect", why: "it has a configuration, which ignores them",
          suggestion: "Move the distances into the configuration")))
    return violations
  }
}
