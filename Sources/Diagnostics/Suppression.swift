public import TitlefitLocales

/// A finding that somebody accepted: it is counted and not reported.
public struct AcceptedFinding: Sendable, Hashable {
  /// The finding.
  public var finding: Finding
  /// Where it was accepted.
  public var acceptance: Acceptance

  /// Makes an accepted finding.
  public init(_ finding: Finding, by acceptance: Acceptance) {
    self.finding = finding
    self.acceptance = acceptance
  }
}

/// Where a finding was accepted.
public enum Acceptance: Sendable, Hashable {
  /// In a baseline file.
  case baseline(file: String)
  /// In the comment of a translation; the place of its unit.
  case comment(SourceLocation)
}

/// The words of a translation's comment that rules are not to speak about it: `titlefit:disable RULE[, RULE]`.
public struct Suppression: Sendable, Hashable {
  /// The rule's name as written; empty where the comment names none.
  public var rule: RuleID
  /// The table.
  public var table: String
  /// The key.
  public var key: String
  /// The only language it holds for, or nil for all.
  public var language: LanguageTag?
  /// The unit whose comment it is.
  public var location: SourceLocation

  /// Makes a suppression.
  public init(rule: RuleID, table: String, key: String, language: LanguageTag?, location: SourceLocation) {
    self.rule = rule
    self.table = table
    self.key = key
    self.language = language
    self.location = location
  }

  /// The directive's first word.
  public static let directive = "titlefit:disable"

  /// The rules that a comment switches off, in its order; one without a name where the directive names none.
  ///
  /// Names stand behind the directive, separated by commas. Without a comma a further word is a name only where there is
  /// a rule of that id; what follows the last name is for people.
  /// - Parameter isKnown: whether there is a rule of an id.
  /// - Complexity: linear in the comment's length.
  public static func rules(in comment: String, isKnown: (RuleID) -> Bool = { _ in false }) -> [RuleID] {
    var names: [RuleID] = []
    var rest = comment[...]
    while let found = rest.firstRange(of: directive) {
      rest = rest[found.upperBound...]
      // `titlefit:disabled` is a word of its own.
      if let next = rest.first, isName(next) { continue }
      repeat {
        rest = rest.drop { $0 == "," || $0 == " " || $0 == "\t" }
        let name = rest.prefix(while: isName)
        if !name.isEmpty || names.isEmpty { names.append(RuleID(String(name))) }
        rest = rest[name.endIndex...].drop { $0 == " " || $0 == "\t" }
      } while rest.first == "," || isKnown(RuleID(String(rest.prefix(while: isName))))
    }
    return names
  }

  private static func isName(_ character: Character) -> Bool {
    character.isASCII && (character.isLetter || character.isNumber || "-_/".contains(character))
  }
}
