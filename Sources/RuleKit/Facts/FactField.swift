/// What kind of record a rule is asked about.
public enum FactScope: String, Sendable, Hashable, CaseIterable {
  /// The whole project, once a run.
  case project
  /// One key in all its languages.
  case unit
  /// One text of a unit: one language and variation.
  case text
  /// One control.
  case control
  /// One control with one text under one condition, laid out.
  case laidOut = "case"
}

/// The type of a fact's value.
public enum FactType: String, Sendable, Hashable, CaseIterable {
  /// True or false.
  case flag
  /// A number.
  case number
  /// A text.
  case text
  /// A list of texts.
  case texts
}

/// One fact: its name, its type, what it means, and how it is read.
public struct FactField: Sendable {
  /// The name, such as `layout.title.needed`: the key in JSON and the word in conditions.
  public let name: String
  /// The type of its value.
  public let type: FactType
  /// Whether the value may be missing.
  public let isOptional: Bool
  /// The unit of a number, such as `pt`; empty where there is none.
  public let unit: String
  /// What it means, as one sentence.
  public let meaning: String
  /// The scopes whose records have it.
  public let scopes: Set<FactScope>
  /// Reads it from a record; none where the record's scope does not have it.
  let read: @Sendable (FactRecord) -> FactValue

  init(
    _ name: String, _ type: FactType, optional: Bool = false, unit: String = "", _ meaning: String,
    read: @escaping @Sendable (FactRecord) -> FactValue
  ) {
    self.name = name
    self.type = type
    isOptional = optional
    self.unit = unit
    self.meaning = meaning
    self.read = read
    scopes = FactTable.scopes(of: name)
  }
}

/// All facts: the one table that every host, `titlefit explain --facts` and the documentation are made from.
public enum FactTable {
  /// The version of the names, types and meanings; the number rises when one of them changes or goes, not when one is
  /// added.
  public static let version = "titlefit-facts/1"

  /// All fields in the order of the documentation.
  public static let fields: [FactField] = projectFields + textFields + controlFields + caseFields

  private static let byName = Dictionary(uniqueKeysWithValues: fields.map { ($0.name, $0) })

  /// The field of a name, or nil.
  public static func field(_ name: String) -> FactField? { byName[name] }

  /// The fields that the records of a scope have, in order.
  public static func fields(of scope: FactScope) -> [FactField] { fields.filter { $0.scopes.contains(scope) } }

  /// The table as a page in Markdown, ended by a line break.
  public static var markdown: String {
    var lines = [
      "# Facts", "", "What a rule may ask, in every host the same: `\(version)`.", "",
      "A record has the facts of its scope. `project` is one record a run, `unit` one a key, `text` one a language and",
      "variation of a key, `control` one a control, `case` one a control, text, state and condition. Coordinates and",
      "lengths are points; names are JSON keys in child processes and words in conditions.",
    ]
    let groups = [
      ("The project", "project"), ("Units", "unit"), ("Texts", "text"), ("Controls", "control"), ("Cases", "case"),
      ("Layout", "layout"),
    ]
    for (title, prefix) in groups {
      let members = fields.filter { $0.name.hasPrefix(prefix + ".") }
      let scopes = FactScope.allCases.filter { scope in members.contains { $0.scopes.contains(scope) } }
      let names = scopes.map { "`\($0.rawValue)`" }.joined(separator: ", ")
      lines += [
        "", "## \(title)", "", "In the scopes \(names).", "", "| fact | type | unit | meaning |", "|---|---|---|---|",
      ]
      lines += members.map { field in
        let type = field.type.rawValue + (field.isOptional ? " or none" : "")
        let own = Set(scopes) == field.scopes ? "" : " Only: " + scopeNames(field) + "."
        return "| `\(field.name)` | \(type) | \(field.unit) | \(field.meaning)\(own) |"
      }
    }
    return lines.map { $0 + "\n" }.joined()
  }

  private static func scopeNames(_ field: FactField) -> String {
    FactScope.allCases.filter(field.scopes.contains).map(\.rawValue).joined(separator: ", ")
  }

  /// The scopes that have a fact, by the first part of its name.
  static func scopes(of name: String) -> Set<FactScope> {
    switch name.split(separator: ".").first {
    case "project": name.hasSuffix("Count") ? [.project] : Set(FactScope.allCases)
    case "unit": [.unit, .text]
    case "text": [.text, .laidOut]
    case "control": ["control.notMeasured", "control.caseCount"].contains(name) ? [.control] : [.control, .laidOut]
    default: [.laidOut]
    }
  }
}
