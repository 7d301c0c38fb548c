import TitlefitDiagnostics
import TitlefitRuleKit

/// What the run reports of comments that switch off rules in vain.
struct UnusedSuppression: FormatRule {
  static let description = RuleDescription(
    id: "unused-suppression", family: .meta, title: "A comment switches off a rule in vain", severity: .note,
    codes: [
      RuleCode("suppresses-nothing", "The rule finds nothing at this key and in this language."),
      RuleCode("unknown-rule", "There is no rule of the id that the comment names."),
      RuleCode("names-nothing", "No rule's id follows the word that switches off."),
    ],
    page: RulePage(
      finds: """
        The words `titlefit:disable RULE[, RULE]` in the comment of a translation, where the rule finds nothing at that \
        key. A comment in the source language's file or in a String Catalog holds for all languages, one in another \
        file for its language.
        """,
      matters: "The words outlive what they were written for and hide the next finding of that rule.",
      remedy: "Take the words out of the comment, or correct the rule's id.",
      limits: """
        Nothing is said of rules that did not run and, where only some languages are measured, of words that hold for \
        all. `rules: RULE: off` in the configuration is never unused: the rule is not asked.
        """))

  static let examples = [
    RuleExample(
      "A rule's id with a slip of the pen",
      .file(
        name: "de.lproj/Localizable.strings",
        text: #"""
          /* titlefit:disable title-truncatd */
          "send" = "Senden";

          """#),
      codes: ["unknown-rule"]),
    RuleExample(
      "A comment for people",
      .file(
        name: "de.lproj/Localizable.strings",
        text: #"""
          /* The button under the form. */
          "send" = "Senden";

          """#)),
  ]

  init(options: RuleOptions) {}
}
