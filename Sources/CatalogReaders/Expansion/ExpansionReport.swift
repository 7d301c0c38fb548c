import TitlefitCatalogs
import TitlefitDiagnostics
import TitlefitLocales
import TitlefitSourceParsing

/// Where the findings about one text's variables belong.
struct ExpansionPlace {
  /// The key.
  var key: String
  /// The language, or nil where the file's language applies.
  var language: LanguageTag?
  /// Where the format stands.
  var position: TextPosition
}

extension IssueList {
  /// Adds what an expander met.
  mutating func add(_ problems: [FormatExpander.Problem], at place: ExpansionPlace) {
    for problem in problems {
      let (rule, code, message) = Self.words(for: problem)
      add(rule, code, message, at: place.position, key: place.key, language: place.language?.description)
    }
  }

  /// Adds the finding of plural forms without `other`.
  mutating func addMissingOther(_ categories: [PluralCategory], variable: String?, at place: ExpansionPlace) {
    let subject = variable.map { "the variable `\($0)`" } ?? "the text"
    add(
      CatalogIssueRule.missingOther, "no-other",
      FindingMessage(
        "\(subject) has no plural form `other`",
        why: "every language has it, and the platform falls back to it; there are only "
          + categories.map(\.rawValue).joined(separator: ", "),
        suggestion: "Add the form `other`."),
      at: place.position, key: place.key, language: place.language?.description)
  }

  private static func words(for problem: FormatExpander.Problem) -> (RuleID, String, FindingMessage) {
    switch problem {
    case .missingVariable(let name):
      (
        CatalogIssueRule.variableMissing, "variable-missing",
        FindingMessage(
          "the text names the variable `\(name)`, which is not defined",
          why: "the app shows nothing sensible or crashes",
          suggestion: "Define the variable or correct its name.")
      )
    case .cycle(let name):
      (
        CatalogIssueRule.variableMissing, "variable-cycle",
        FindingMessage(
          "the variable `\(name)` leads back to itself or is nested too deep",
          why: "it cannot be replaced by its forms",
          suggestion: "Write the inner form out.")
      )
    case .missingDollar(let name, let argument):
      (
        CatalogIssueRule.formatKey, "digit-without-dollar",
        FindingMessage(
          "`%\(argument)#@\(name)@` has a number without a dollar sign",
          why: "the number is then a width, not an argument",
          suggestion: "Did you mean `%\(argument)$#@\(name)@`?")
      )
    case .tooMany:
      (
        CatalogIssueRule.tooMany, "too-many-combinations",
        FindingMessage(
          "the text has more than \(FormatExpander.combinationLimit) combinations of variations",
          why: "only \(FormatExpander.combinationLimit) of them are looked at",
          suggestion: "Split the text into several.")
      )
    }
  }
}
