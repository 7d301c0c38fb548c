public import TitlefitDiagnostics
import TitlefitSourceParsing

/// Something wrong in the configuration file.
public struct ConfigurationIssue: Sendable, Hashable {
  /// One sentence for the user, with the nearest valid word where one is near.
  public var message: String
  /// Where.
  public var location: SourceLocation

  /// Makes an issue.
  public init(_ message: String, at location: SourceLocation) {
    self.message = message
    self.location = location
  }
}

/// Turns YAML nodes into values and collects what is wrong with them.
///
/// Every method that finds a node of another kind adds an issue and answers nil, so that a whole file is checked at once.
struct SettingsDecoder {
  private(set) var issues: [ConfigurationIssue] = []

  mutating func report(_ message: String, at location: SourceLocation) {
    issues.append(ConfigurationIssue(message, at: location))
  }

  /// The entries of a mapping whose keys are all known; unknown ones are reported with the nearest known one.
  mutating func entries(_ node: YAMLNode, known: [String], in place: String) -> [YAMLEntry] {
    guard let entries = mapping(node, in: place) else { return [] }
    for entry in entries where !known.contains(entry.key) {
      report("unknown key \"\(entry.key)\" in \(place)" + hint(entry.key, among: known), at: entry.keyLocation)
    }
    return entries.filter { known.contains($0.key) }
  }

  /// The entries of a mapping with any keys; an empty value counts as an empty mapping.
  mutating func mapping(_ node: YAMLNode, in place: String) -> [YAMLEntry]? {
    if node.scalar?.isNull == true { return [] }
    guard let entries = node.mapping else {
      report("\(place) has to be a mapping, not \(node.kindName)", at: node.location)
      return nil
    }
    return entries
  }

  mutating func sequence(_ node: YAMLNode, in place: String) -> [YAMLNode]? {
    if node.scalar?.isNull == true { return [] }
    guard let nodes = node.sequence else {
      report("\(place) has to be a list, not \(node.kindName)", at: node.location)
      return nil
    }
    return nodes
  }

  mutating func text(_ node: YAMLNode, in place: String) -> String? {
    guard let scalar = node.scalar, !scalar.isNull else {
      report("\(place) has to be a text, not \(node.kindName)", at: node.location)
      return nil
    }
    return scalar.text
  }

  mutating func texts(_ node: YAMLNode, in place: String) -> [String] {
    (sequence(node, in: place) ?? []).compactMap { text($0, in: "each of " + place) }
  }

  mutating func flag(_ node: YAMLNode, in place: String) -> Bool? {
    // YAML 1.1 reads a plain `off` as false, and users who write `near-limit: off` are served elsewhere.
    guard let value = node.scalar?.boolean else {
      report("\(place) has to be true or false, not \(node.kindName)", at: node.location)
      return nil
    }
    return value
  }

  mutating func number(_ node: YAMLNode, in place: String, from least: Double = -100_000) -> Double? {
    guard let value = node.scalar?.number else {
      report("\(place) has to be a number, not \(node.kindName)", at: node.location)
      return nil
    }
    guard value >= least, value <= 100_000 else {
      report("\(place) has to lie between \(plain(least)) and 100000", at: node.location)
      return nil
    }
    return value
  }

  /// The case that a word names, among an enum's raw values.
  mutating func word<Word: RawRepresentable & CaseIterable>(_ node: YAMLNode, in place: String) -> Word?
  where Word.RawValue == String {
    guard let text = text(node, in: place) else { return nil }
    if let word = Word(rawValue: text) { return word }
    let known = Word.allCases.map(\.rawValue)
    report(
      "\"\(text)\" is no valid \(place)" + hint(text, among: known) + "; one of " + known.joined(separator: ", "),
      at: node.location)
    return nil
  }

  /// " (did you mean …?)", or nothing where no word is near.
  func hint(_ text: String, among known: [String]) -> String {
    NearestWord.among(known, to: text).map { " (did you mean \"\($0)\"?)" } ?? ""
  }

  private func plain(_ value: Double) -> String { value == value.rounded() ? String(Int(value)) : String(value) }
}
