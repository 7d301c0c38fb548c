import Foundation
import TitlefitAuditing
import TitlefitDiagnostics
import TitlefitLocales
import TitlefitRuleKit
import TitlefitSourceParsing
import TitlefitTypography

/// Something wrong in a file of the misfits corpus.
struct MisfitFileError: Error, CustomStringConvertible {
  /// What is wrong.
  var message: String
  /// Where.
  var location: SourceLocation

  var description: String { "\(location.file):\(location.line):\(location.column): \(message)" }
}

/// Reads the files of the misfits corpus; its README says what each key means.
struct MisfitFile {
  /// The keys of a side that its twin may change.
  private static let sideKeys = [
    "language", "source", "text", "control", "device-width", "content-sizes", "profile", "values",
  ]
  private static let keys = ["report", "shows", "estimated", "expect", "needs", "open", "unseen", "twin"] + sideKeys

  /// Reads every `.yml` file of a folder, by name.
  /// - Throws: ``MisfitFileError``, or Foundation's error where the folder or a file cannot be read.
  static func cases(in folder: URL) throws -> [MisfitCase] {
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".yml") }
    return try names.sorted().map { name in
      let bytes = try [UInt8](Data(contentsOf: folder.appending(path: name)))
      return try read(bytes, file: name)
    }
  }

  /// Reads one file's bytes.
  /// - Throws: ``MisfitFileError``.
  static func read(_ bytes: [UInt8], file: String) throws -> MisfitCase {
    let reading = YAMLReader().read(bytes, file: file)
    if let issue = reading.issues.first { throw MisfitFileError(message: issue.message, location: issue.location) }
    guard let root = reading.root else {
      throw MisfitFileError(message: "the file is empty", location: SourceLocation(file: file, line: 1, column: 1))
    }
    try check(root, keys)
    let needs = try root["needs"].map(text)
    let expect = try required("expect", of: root)
    try check(expect, ["rule", "code", "visible"])
    let isWithoutButton = needs != nil && root["control"] == nil
    let twin = isWithoutButton ? nil : try required("twin", of: root)
    if let twin { try check(twin, ["why"] + sideKeys) }
    return MisfitCase(
      name: String(file.dropLast(4)), reports: try texts(required("report", of: root)),
      shows: try text(required("shows", of: root)), estimates: try root["estimated"].map(texts) ?? [],
      expectation: MisfitExpectation(
        rule: try text(required("rule", of: expect)), code: try text(required("code", of: expect)),
        visible: try expect["visible"].map(text)),
      needs: needs, open: try root["open"].map(text),
      isUnseen: root["unseen"]?.scalar?.boolean ?? false, misfit: isWithoutButton ? nil : try button([root]),
      twin: try twin.map { try button([$0, root]) },
      twinReason: try twin.map { try text(required("why", of: $0)) } ?? "")
  }

  /// The button that the first node describes, with the next node's word for what it leaves out.
  private static func button(_ nodes: [YAMLNode]) throws -> MisfitButton {
    func node(_ key: String) -> YAMLNode? { nodes.lazy.compactMap { $0[key] }.first }
    guard let root = nodes.last, let control = node("control") else {
      throw MisfitFileError(message: "control is missing", location: nodes[0].location)
    }
    let (settings, issues) = SpecificationFile.read(control)
    if let issue = issues.first { throw MisfitFileError(message: issue.message, location: issue.location) }
    let shown = try text(node("text") ?? required("source", of: root))
    let languageNode = node("language") ?? root
    let name = try node("language").map(text) ?? "en"
    guard let language = try? LanguageTag(name) else {
      throw MisfitFileError(message: "\"\(name)\" is no language tag", location: languageNode.location)
    }
    return MisfitButton(
      language: language, source: try node("source").map(text) ?? shown, text: shown,
      specification: settings.specification, room: settings.room,
      deviceWidth: try node("device-width").map(number) ?? 375,
      contentSizes: try node("content-sizes").map(contentSizes) ?? [.large],
      profile: try node("profile").map(profile) ?? .ios, values: try node("values").map(values) ?? [:])
  }

  private static func contentSizes(_ node: YAMLNode) throws -> [ContentSizeCategory] {
    try texts(node).map { name in
      guard let size = ContentSizeCategory(rawValue: name) else {
        throw MisfitFileError(message: "\"\(name)\" is no content size", location: node.location)
      }
      return size
    }.sorted()
  }

  private static func profile(_ node: YAMLNode) throws -> RuleProfile {
    guard let profile = RuleProfile(rawValue: try text(node)) else {
      throw MisfitFileError(message: "a profile is wanted here", location: node.location)
    }
    return profile
  }

  private static func values(_ node: YAMLNode) throws -> [String: [String]] {
    var values: [String: [String]] = [:]
    for entry in node.mapping ?? [] { values[entry.key] = try texts(entry.value) }
    return values
  }

  private static func check(_ node: YAMLNode, _ known: [String]) throws {
    guard let entries = node.mapping else {
      throw MisfitFileError(message: "a mapping is wanted here", location: node.location)
    }
    for entry in entries where !known.contains(entry.key) {
      throw MisfitFileError(message: "unknown key \"\(entry.key)\"", location: entry.keyLocation)
    }
  }

  private static func required(_ key: String, of node: YAMLNode) throws -> YAMLNode {
    guard let value = node[key] else { throw MisfitFileError(message: "\(key) is missing", location: node.location) }
    return value
  }

  private static func text(_ node: YAMLNode) throws -> String {
    guard let scalar = node.scalar, !scalar.text.isEmpty else {
      throw MisfitFileError(message: "a text is wanted here", location: node.location)
    }
    return scalar.text
  }

  private static func texts(_ node: YAMLNode) throws -> [String] {
    guard let nodes = node.sequence else { return [try text(node)] }
    return try nodes.map(text)
  }

  private static func number(_ node: YAMLNode) throws -> Double {
    guard let number = node.scalar?.number else {
      throw MisfitFileError(message: "a number is wanted here", location: node.location)
    }
    return number
  }
}
