import TitlefitDiagnostics
import TitlefitRuleKit
import TitlefitSourceParsing

/// Reads the `rules` part of the configuration file.
struct RuleSettingsReader {
  var rules: [RuleDescription]

  func settings(_ node: YAMLNode, with decoder: inout SettingsDecoder) -> [RuleID: RuleSetting] {
    var settings: [RuleID: RuleSetting] = [:]
    let names = rules.map(\.id.name)
    for entry in decoder.mapping(node, in: "rules") ?? [] {
      guard let description = rules.first(where: { $0.id.name == entry.key }) else {
        if FactRuleDescription.isNamespaced(entry.key) {
          // Whether there is such a rule is known only when custom rules and modules are, so that is asked later.
          settings[RuleID(entry.key)] = setting(entry.value, options: [], in: entry.key, with: &decoder)
          continue
        }
        decoder.report(
          "there is no rule \"\(entry.key)\"" + decoder.hint(entry.key, among: names), at: entry.keyLocation)
        continue
      }
      settings[description.id] = setting(
        entry.value, options: description.options, in: description.id.name, with: &decoder)
    }
    return settings
  }

  /// A severity alone, or a mapping of severity, unsure and the rule's own options.
  private func setting(
    _ node: YAMLNode, options: [RuleOption], in rule: String, with decoder: inout SettingsDecoder
  ) -> RuleSetting {
    var setting = RuleSetting()
    guard node.mapping != nil else {
      setting.severity = decoder.word(node, in: "severity")
      return setting
    }
    let known = ["severity", "unsure"] + options.map(\.name)
    for entry in decoder.entries(node, known: known, in: rule) {
      switch entry.key {
      case "severity": setting.severity = decoder.word(entry.value, in: "severity")
      case "unsure": setting.unsureSeverity = decoder.word(entry.value, in: "severity")
      default:
        guard let option = options.first(where: { $0.name == entry.key }) else { continue }
        setting.options.values[option.name] = value(entry.value, of: option, with: &decoder)
      }
    }
    return setting
  }

  private func value(
    _ node: YAMLNode, of option: RuleOption, with decoder: inout SettingsDecoder
  ) -> RuleOptionValue? {
    switch option.standard {
    case .number: decoder.number(node, in: option.name).map { .number($0) }
    case .flag: decoder.flag(node, in: option.name).map { .flag($0) }
    case .text: decoder.text(node, in: option.name).map { .text($0) }
    case .list: .list(decoder.texts(node, in: option.name))
    }
  }
}
