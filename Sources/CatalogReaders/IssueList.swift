import TitlefitCatalogs
import TitlefitDiagnostics
import TitlefitSourceParsing

/// The rules of the family `format` that catalogs' readers report under.
enum CatalogIssueRule {
  /// A file that is no catalog at all.
  static let unreadable: RuleID = "unreadable-file"
  /// Broken syntax, at which the platform's own reader stops or loses entries.
  static let malformed: RuleID = "malformed-catalog"
  /// Syntax that is accepted but hardly meant.
  static let doubtful: RuleID = "doubtful-syntax"
  /// A key that stands twice.
  static let duplicate: RuleID = "duplicate-key"
  /// Plural forms without the one that every language has.
  static let missingOther: RuleID = "missing-plural-other"
  /// A format key without its variable, or a variable without its format key.
  static let variableMissing: RuleID = "plural-variable-missing"
  /// A format key that takes another argument than was meant.
  static let formatKey: RuleID = "suspicious-format-key"
  /// A plural variable that does not say what it counts.
  static let valueType: RuleID = "missing-value-type"
  /// A value this tool does not know, or a newer version of the format.
  static let unknownValue: RuleID = "unknown-value"
  /// More combinations of variations than are unfolded.
  static let tooMany: RuleID = "too-many-variations"
}

/// Collects the findings of one file.
struct IssueList {
  /// The file's path.
  let file: String
  private var issues: [FormatIssue] = []

  /// Starts an empty list for a file.
  init(file: String) { self.file = file }

  /// Adds a finding.
  mutating func add(
    _ rule: RuleID, _ code: String, _ message: FindingMessage, at position: TextPosition, key: String? = nil,
    language: String? = nil
  ) {
    issues.append(
      FormatIssue(
        rule: rule, code: code, message: message, location: position.location(in: file), key: key, language: language))
  }

  /// Adds the finding of a second definition, with the place of the first.
  mutating func addDuplicate(
    _ noun: String, _ name: String, at position: TextPosition, first: TextPosition, key: String?
  ) {
    issues.append(
      FormatIssue(
        rule: CatalogIssueRule.duplicate, code: "duplicate-" + noun,
        message: FindingMessage(
          "the \(noun) \"\(name)\" stands twice", why: "the last one counts, the one at line \(first.line) is dead",
          suggestion: "Remove one of them."),
        location: position.location(in: file), key: key,
        related: [RelatedLocation(first.location(in: file), label: "first definition")]))
  }

  /// Adds what a parser noticed.
  mutating func add(_ syntax: [SyntaxIssue]) {
    for issue in syntax {
      let rule = issue.weight == .malformed ? CatalogIssueRule.malformed : CatalogIssueRule.doubtful
      add(rule, issue.code, issue.message, at: issue.position)
    }
  }

  /// Adds why a file is no text that can be read.
  mutating func add(_ error: TextDecodingError) {
    add(CatalogIssueRule.unreadable, error.code, error.message, at: error.position)
  }

  /// The findings in the order of the file.
  /// - Complexity: O(*n* log *n*).
  var sorted: [FormatIssue] {
    issues.enumerated().sorted { left, right in
      left.element.location == right.element.location
        ? left.offset < right.offset : left.element.location < right.element.location
    }.map(\.element)
  }
}
