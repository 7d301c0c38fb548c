import TitlefitCatalogs
import TitlefitControlLayout
import TitlefitControls
import TitlefitDiagnostics
import TitlefitLocales
import TitlefitRuleKit
import TitlefitTypography

/// Finds fonts that are named and not there.
struct MissingFont: ControlRule {
  static let description = RuleDescription(
    id: "missing-font", family: .fit, title: "A font that a button names is not there", severity: .warning,
    codes: [
      RuleCode("font-not-found", "Neither the project nor this machine has the font."),
      RuleCode("font-unusable", "The font's file is there and cannot be used."),
    ],
    page: RulePage(
      finds: """
        A font that a document or `titlefit.yml` names for a button, and that is found neither among the font files \
        of the configuration nor on the machine that measures; or whose file is broken.
        """,
      matters: """
        The system font stands in for it, so every width of the button is a guess. In the app the same happens where \
        the font file is not in the bundle: the button is drawn in another font than designed.
        """,
      remedy: """
        Add the font file under `fonts` in `titlefit.yml`, or correct the name; in the app list it under \
        `UIAppFonts`.
        """,
      limits: """
        A font of the device that this machine lacks is reported too, since its widths are not known here.
        """))

  static let examples = [
    RuleExample(
      "A title in a font that nobody has",
      .controls(
        [Example.button(Example.legacy { $0.font = nowhere }, width: .points(200))],
        catalogs: Example.catalogs(["en": "Send"])),
      codes: ["font-not-found"]),
    RuleExample(
      "A title in the system font",
      .controls([Example.button(Example.legacy(), width: .points(200))], catalogs: Example.catalogs(["en": "Send"]))),
  ]

  init(options: RuleOptions) {}

  private static var nowhere: FontDescriptor { FontDescriptor(family: .named("Nowhere Sans"), size: 15) }

  func check(_ control: ControlFacts) -> [Violation] {
    control.missingFonts.map { name in
      if let reason = control.unusableFonts[name] { return unusable(name, reason) }
      return Violation(
        code: "font-not-found",
        message: FindingMessage(
          "The font " + Wording.quoted(name) + " was not found",
          why: "the system font stands in, and every width of this button is a guess",
          suggestion: "Add its file to fonts in titlefit.yml, or correct the name"),
        evidence: Evidence(values: ["font": .text(name)]))
    }
  }

  private func unusable(_ name: String, _ reason: String) -> Violation {
    Violation(
      code: "font-unusable",
      message: FindingMessage(
        "The font file " + Wording.quoted(name) + " cannot be used",
        why: reason + "; the system font stands in, and every width of this button is a guess",
        suggestion: "Put the whole font file in its place"),
      evidence: Evidence(values: ["font": .text(name)]))
  }
}
