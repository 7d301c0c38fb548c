import TitlefitDiagnostics
import TitlefitSourceParsing

/// Collects what is wrong with one document.
struct ReadingIssues {
  /// The rule that all faults of interface documents belong to.
  static let rule: RuleID = "malformed-document"

  /// The document's path.
  let file: String
  /// What has been found, up to ``limit``.
  private(set) var list: [FormatIssue] = []

  private static let limit = 200

  /// Starts without issues.
  init(file: String) { self.file = file }

  /// Takes over what the XML reader noticed.
  mutating func add(_ issues: [XML.Issue]) {
    for issue in issues { append(issue.formatIssue(rule: Self.rule, file: file)) }
  }

  /// Adds an issue at a place.
  mutating func add(
    _ code: String, _ message: FindingMessage, at position: XML.Position, related: [RelatedLocation] = []
  ) {
    append(
      FormatIssue(rule: Self.rule, code: code, message: message, location: location(position), related: related))
  }

  /// A place of the document.
  func location(_ position: XML.Position) -> SourceLocation {
    SourceLocation(file: file, line: position.line, column: position.column)
  }

  /// An attribute's number, or nil where it is absent or no number that a document can mean.
  ///
  /// Ratios such as `16:9` and `1/3` are understood. Values below a millionth count as zero: Interface Builder writes the
  /// smallest double for an inset that is zero but has to be in the file.
  mutating func number(_ attribute: XML.Attribute?) -> Double? {
    guard let attribute else { return nil }
    guard let value = Self.value(attribute.value), value.magnitude <= Self.largest else {
      let message = FindingMessage(
        "\(attribute.name) is no usable number", why: "it says \(attribute.value.prefix(40))",
        suggestion: "Open the document in Interface Builder and set the value again")
      add("malformed-number", message, at: attribute.valuePosition)
      return nil
    }
    return value.magnitude < 1e-6 ? 0 : value
  }

  /// No length in a document comes near; larger ones would only spoil sums.
  private static let largest = 1e6

  private static func value(_ text: String) -> Double? {
    let parts = text.split(maxSplits: 1, omittingEmptySubsequences: false) { $0 == ":" || $0 == "/" }
    guard let first = parts.first, let numerator = Double(first), numerator.isFinite else { return nil }
    guard parts.count == 2 else { return numerator }
    guard let denominator = Double(parts[1]), denominator.isFinite, denominator != 0 else { return nil }
    return numerator / denominator
  }

  private mutating func append(_ issue: FormatIssue) {
    if list.count < Self.limit { list.append(issue) }
  }
}
