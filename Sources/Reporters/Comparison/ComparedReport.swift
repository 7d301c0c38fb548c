/// What a comparison needs to know of a JSON report.
public struct ComparedReport: Sendable, Hashable {
  /// The findings in their order.
  public var findings: [ComparedFinding] = []
  /// The ids of the rules that ran.
  public var rules: Set<String> = []
  /// The languages that were measured.
  public var languages: Set<String> = []
  /// The fonts that served, by name with the digest of the file.
  public var fonts: [String: String] = [:]
  /// Device widths, content sizes and platform, in words.
  public var conditions = ""
  /// The tool's version.
  public var toolVersion = ""

  /// Makes an empty report.
  public init() {}
}

/// One finding of a JSON report.
public struct ComparedFinding: Sendable, Hashable {
  /// The fingerprint.
  public var fingerprint = ""
  /// The rule's id.
  public var rule = ""
  /// The severity's name.
  public var severity = ""
  /// What and why.
  public var message = ""
  /// The members of the subject by name; those without a value are left out.
  public var subject: [String: String] = [:]
  /// The place as `file:line:column`, or nil.
  public var place: String?
  /// The condition's width and content size in words; empty where there is none.
  public var condition = ""
  /// The text that was measured, or nil where the finding measures none.
  public var text: String?
  /// The fonts, size and weight that it was measured with, or nil.
  public var font: String?
  /// The width of the button in points, or nil.
  public var buttonWidth: Double?
  /// What is taken from it in points, or nil.
  public var taken: Double?

  /// Makes an empty finding.
  public init() {}

  /// The subject in one line.
  var subjectWords: String {
    let key = subject["key"].map { SafeText.quoted($0) }
    let others = ["variation", "control", "state", "file"].map { name in
      subject[name].map { (name == "variation" ? "" : name + " ") + SafeText.line($0) }
    }
    let words = ([subject["language"], subject["table"].map(SafeText.line), key] + others).compactMap(\.self)
    return words.isEmpty ? "project" : words.joined(separator: " ")
  }
}

/// Why a finding is in the new report only.
public enum NewnessReason: Sendable, Hashable {
  /// The text is another one: the old and the new.
  case text(old: String, new: String)
  /// Font, size or weight: the old and the new, in words.
  case font(old: String, new: String)
  /// A font that served nothing in the old report.
  case newFont(String)
  /// The room: the old and the new points.
  case room(old: Double, new: Double)
  /// The rule did not run for the old report; nil, or the rule that spoke about the same text there.
  case rule(instead: String?)
  /// Widths, content sizes or platform differ: the old and the new, in words.
  case conditions(old: String, new: String)
  /// The language was not measured for the old report.
  case language
  /// Another version of the tool measured.
  case tool(old: String, new: String)
  /// Rules, fonts, conditions and the control's room are the same, and the old report says nothing about the text: it is
  /// new or longer.
  case newText
  /// Rules, fonts and conditions are the same, and the old report says nothing about the text: text or room changed.
  case textOrRoom

  /// A stable word for the kind of reason.
  public var name: String {
    switch self {
    case .text, .newText: "text"
    case .font, .newFont: "font"
    case .room: "room"
    case .rule: "rule"
    case .conditions: "conditions"
    case .language: "language"
    case .tool: "tool"
    case .textOrRoom: "text-or-room"
    }
  }

  /// The reason as a phrase on one safe line.
  public var words: String {
    switch self {
    case .text(let old, let new): "the text changed from \(SafeText.quoted(old)) to \(SafeText.quoted(new))"
    case .font(let old, let new): SafeText.line("the font changed from \(old) to \(new)")
    case .newFont(let name): SafeText.line("the old report measured nothing in the font \(name)")
    case .room(let old, let new): Self.room(PointText.pair(old, new))
    case .rule(nil): "the rule did not run for the old report"
    case .rule(let other?): SafeText.line("another rule speaks: it was \(other)")
    case .conditions(let old, let new): SafeText.line("the conditions changed from \(old) to \(new)")
    case .language: "the old report did not measure the language"
    case .tool(let old, let new): SafeText.line("titlefit \(old) made the old report, titlefit \(new) the new one")
    case .newText: "the text is new or longer: rules, fonts, conditions and the control's room did not change"
    case .textOrRoom: "text or room changed; rules, fonts and conditions did not"
    }
  }

  private static func room(_ points: (String, String)) -> String {
    "the room changed from \(points.0) pt to \(points.1) pt"
  }
}
