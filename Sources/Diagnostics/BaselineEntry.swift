import TitlefitLocales

/// One accepted finding of a baseline.
public struct BaselineEntry: Sendable, Hashable {
  /// The 16 hexadecimal digits of the finding's fingerprint.
  public var fingerprint: String
  /// How many findings with this fingerprint are accepted.
  public var count: Int
  /// The rule's id.
  public var rule: String
  /// The language's tag, or nil where the finding concerns all.
  public var language: String?
  /// The subject in words, for people only.
  public var subject: String

  /// Makes an entry that accepts none of a finding's like yet.
  init(_ finding: Finding) {
    fingerprint = finding.fingerprint.description
    count = 0
    rule = finding.rule.name
    language = finding.subject.language?.description
    subject = finding.code + " " + finding.subject.words
  }

  /// Reads a line of a baseline; nil where it is none.
  init?(line: Substring) {
    let fields = line.split(separator: " ", maxSplits: 4, omittingEmptySubsequences: false)
    guard fields.count >= 4, fields[0].utf8.count == 16,
      fields[0].utf8.allSatisfy({ (48...57).contains($0) || (97...102).contains($0) }),
      let count = Int(fields[1]), count > 0, !fields[2].isEmpty, !fields[3].isEmpty
    else { return nil }
    fingerprint = String(fields[0])
    self.count = count
    rule = String(fields[2])
    language = fields[3] == "-" ? nil : String(fields[3])
    subject = fields.count > 4 ? String(fields[4]) : ""
  }

  /// The entry as a line of a baseline, without its end.
  var line: String { [fingerprint, String(count), rule, language ?? "-", subject].joined(separator: " ") }
}

extension FindingSubject {
  /// The names in one line, such as `Localizable "checkout.buy" plural.few control aB1-cd-Ef2 state selected`; what is no
  /// printable character is shown as an escape, and the language is left out.
  public var words: String {
    let parts: [String?] = [
      table.map(Self.plain), key.map { "\"" + Self.plain($0) + "\"" }, variation.map(Self.plain),
      control.map { "control " + Self.plain($0) }, state.map { "state " + Self.plain($0) },
      file.map { "file " + Self.plain($0) },
    ]
    let text = parts.compactMap(\.self).joined(separator: " ")
    return text.isEmpty ? "project" : text
  }

  private static func plain(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator, .unassigned, .privateUse, .surrogate:
        result += "\\u{" + String(scalar.value, radix: 16) + "}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
