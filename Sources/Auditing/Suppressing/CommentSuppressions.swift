import TitlefitCatalogs
import TitlefitDiagnostics
import TitlefitLocales

/// The suppressions in the comments of a project's translations, and which of them served.
///
/// A comment in the source language's file, or in a file of all languages, speaks for every language; one in another
/// language's file for that language. The same words copied into the files of translations are no suppressions of their
/// own.
struct CommentSuppressions {
  private struct Name: Hashable {
    var table: String
    var key: String
    var rule: RuleID
  }

  private struct Entry {
    var suppression: Suppression
    var scope: String
    var isUsed = false
  }

  private var entries: [Entry] = []
  private var byName: [Name: [Int]] = [:]
  /// Which module's folder a catalog belongs to, by file.
  private var scopes: [String: String] = [:]

  /// Gathers the suppressions of catalogs.
  /// - Parameter isKnown: whether there is a rule of an id.
  init(_ catalogs: [Catalog], sourceLanguage: LanguageTag, isKnown: (RuleID) -> Bool) {
    var general: Set<[String]> = []
    for catalog in catalogs {
      let scope = ProjectPath(catalog.file).scope
      scopes[catalog.file] = scope
      let language = catalog.language == sourceLanguage ? nil : catalog.language
      for unit in catalog.units {
        guard let comment = unit.comment, comment.contains(Suppression.directive) else { continue }
        for rule in Suppression.rules(in: comment, isKnown: isKnown) {
          if language == nil { general.insert([scope, catalog.table, unit.key, rule.name]) }
          entries.append(
            Entry(
              suppression: Suppression(
                rule: rule, table: catalog.table, key: unit.key, language: language, location: unit.location),
              scope: scope))
        }
      }
    }
    entries.removeAll { entry in
      let own = entry.suppression
      return own.language != nil && general.contains([entry.scope, own.table, own.key, own.rule.name])
    }
    for (index, entry) in entries.enumerated() {
      let own = entry.suppression
      byName[Name(table: own.table, key: own.key, rule: own.rule), default: []].append(index)
    }
  }

  /// The suppression that covers a finding, which is used from now on; nil where none does.
  mutating func use(for finding: Finding) -> Suppression? {
    let subject = finding.subject
    guard let table = subject.table, let key = subject.key,
      let indexes = byName[Name(table: table, key: key, rule: finding.rule)]
    else { return nil }
    let scope = finding.location.flatMap { scopes[$0.file] }
    let covering = indexes.filter { index in
      let entry = entries[index]
      guard scope == nil || entry.scope == scope else { return false }
      return entry.suppression.language == nil || entry.suppression.language == subject.language
    }
    for index in covering { entries[index].isUsed = true }
    return covering.first.map { entries[$0].suppression }
  }

  /// What is to be said of the suppressions that covered nothing: those of rules that ran or that nobody knows.
  ///
  /// - Parameters:
  ///   - ran: whether a rule was asked in this run.
  ///   - known: whether there is such a rule.
  ///   - isMeasured: whether a language was looked at; nil stands for all.
  func unused(
    ran: (RuleID) -> Bool, known: (RuleID) -> Bool, isMeasured: (LanguageTag?) -> Bool
  ) -> [(issue: FormatIssue, table: String)] {
    entries.compactMap { entry in
      let own = entry.suppression
      guard !entry.isUsed else { return nil }
      let isKnown = known(own.rule)
      if isKnown, !ran(own.rule) || !isMeasured(own.language) { return nil }
      return (Self.issue(own, isKnown: isKnown), own.table)
    }
  }

  private static func issue(_ own: Suppression, isKnown: Bool) -> FormatIssue {
    let code = own.rule.name.isEmpty ? "names-nothing" : isKnown ? "suppresses-nothing" : "unknown-rule"
    let message =
      switch code {
      case "names-nothing":
        FindingMessage(
          "The comment of \"\(own.key)\" switches off no rule", why: "no rule's id follows \(Suppression.directive)",
          suggestion: "Name the rule, or take the words out of the comment")
      case "suppresses-nothing":
        FindingMessage(
          "The comment of \"\(own.key)\" switches off \(own.rule), which finds nothing there",
          why: "the finding is mended, or the key or language is another one",
          suggestion: "Take the words out of the comment")
      default:
        FindingMessage(
          "The comment of \"\(own.key)\" switches off \"\(own.rule)\", and there is no such rule",
          why: "no rule has this id", suggestion: "Correct the rule's id, or take the words out of the comment")
      }
    return FormatIssue(
      rule: "unused-suppression", code: code, message: message, location: own.location, key: own.key,
      language: own.language?.description)
  }
}
