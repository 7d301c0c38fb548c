public import TitlefitDiagnostics
import TitlefitRuleKit
import TitlefitSourceParsing

/// A rule module that the configuration file declares: a program that is run as written, never through a shell.
public struct RuleModuleSetting: Sendable, Hashable {
  /// The name, which is the namespace of its rules' ids.
  public var name: String
  /// The program and its arguments; the program is looked for from the configuration's folder, or in the search path
  /// where it has no slash.
  public var command: [String]
  /// The seconds it has for each answer.
  public var timeout: Double
  /// Where it is declared.
  public var location: SourceLocation

  /// The seconds where the file says nothing.
  public static let standardTimeout = 10.0

  /// Makes a setting.
  public init(
    name: String, command: [String], timeout: Double = RuleModuleSetting.standardTimeout, location: SourceLocation
  ) {
    self.name = name
    self.command = command
    self.timeout = timeout
    self.location = location
  }
}

/// Reads the `rule-modules` part of the configuration file.
struct RuleModuleReader {
  func modules(_ node: YAMLNode, with decoder: inout SettingsDecoder) -> [RuleModuleSetting] {
    var modules: [RuleModuleSetting] = []
    for element in decoder.sequence(node, in: "rule-modules") ?? [] {
      guard let module = module(element, with: &decoder) else { continue }
      if modules.contains(where: { $0.name == module.name }) {
        decoder.report("there are two rule modules \"\(module.name)\"", at: element.location)
      } else {
        modules.append(module)
      }
    }
    return modules
  }

  private func module(_ node: YAMLNode, with decoder: inout SettingsDecoder) -> RuleModuleSetting? {
    var module = RuleModuleSetting(name: "", command: [], location: node.location)
    for entry in decoder.entries(node, known: ["name", "command", "timeout"], in: "a rule module") {
      switch entry.key {
      case "name": module.name = name(entry.value, with: &decoder) ?? ""
      case "command": module.command = decoder.texts(entry.value, in: "a rule module's command")
      default: module.timeout = timeout(entry.value, with: &decoder)
      }
    }
    for (key, isMissing) in [("name", node["name"] == nil), ("command", node["command"] == nil)] where isMissing {
      if node.mapping != nil { decoder.report("a rule module needs a \(key)", at: node.location) }
    }
    if let command = node["command"], command.sequence?.isEmpty ?? false {
      decoder.report("a rule module's command names at least a program", at: command.location)
    }
    return module.name.isEmpty || module.command.isEmpty ? nil : module
  }

  private func name(_ node: YAMLNode, with decoder: inout SettingsDecoder) -> String? {
    guard let name = decoder.text(node, in: "a rule module's name") else { return nil }
    guard FactRuleDescription.isWord(name) else {
      decoder.report("\"\(name)\" is no name of a rule module; it is one word such as house-style", at: node.location)
      return nil
    }
    return name
  }

  /// Seconds: `10s`, `500ms`, `2m`, or a plain number.
  private func timeout(_ node: YAMLNode, with decoder: inout SettingsDecoder) -> Double {
    let text = node.scalar?.text ?? ""
    let units = [("ms", 0.001), ("s", 1.0), ("m", 60.0), ("", 1.0)]
    let unit = units.first { text.hasSuffix($0.0) } ?? ("", 1)
    guard let number = Double(text.dropLast(unit.0.count)), (0.05...3600).contains(number * unit.1) else {
      decoder.report("a timeout is a time from 50ms to 60m, such as 10s, not \"\(text)\"", at: node.location)
      return RuleModuleSetting.standardTimeout
    }
    return number * unit.1
  }
}
