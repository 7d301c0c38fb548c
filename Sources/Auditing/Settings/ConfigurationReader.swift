import TitlefitControlLayout
import TitlefitDiagnostics
import TitlefitLocales
public import TitlefitRuleKit
import TitlefitSourceParsing
import TitlefitTypography

/// Reads `titlefit.yml`.
public struct ConfigurationReader: Sendable {
  /// The descriptions of all rules that the configuration may name.
  public var rules: [RuleDescription]

  /// Makes a reader that knows the given rules.
  public init(rules: [RuleDescription]) { self.rules = rules }

  /// Reads a configuration file's bytes.
  ///
  /// Where issues come back the file is wrong and the configuration is only what could be made of it: a caller reports
  /// the issues and stops.
  public func read(_ bytes: [UInt8], file: String) -> (configuration: AuditConfiguration, issues: [ConfigurationIssue])
  {
    let reading = YAMLReader().read(bytes, file: file)
    let broken = reading.issues.map { ConfigurationIssue($0.message, at: $0.location) }
    var configuration = AuditConfiguration()
    guard let root = reading.root, root.scalar?.isNull != true else { return (configuration, broken) }
    var decoder = SettingsDecoder()
    for entry in decoder.entries(root, known: Self.keys, in: "the configuration") {
      if entry.key == "custom-rules" {
        configuration.customRules = DeclaredRuleReader(bytes).rules(entry.value, with: &decoder)
      } else {
        apply(entry, to: &configuration, with: &decoder)
      }
    }
    checkNames(root, in: configuration, with: &decoder)
    return (configuration, broken + decoder.issues)
  }

  /// Reports settings of rules that neither a custom rule nor a module can be.
  private func checkNames(
    _ root: YAMLNode, in configuration: AuditConfiguration, with decoder: inout SettingsDecoder
  ) {
    let custom = configuration.customRules.map(\.description.rule.id.name)
    for entry in root["rules"]?.mapping ?? [] where FactRuleDescription.isNamespaced(entry.key) {
      guard !custom.contains(entry.key), !rules.contains(where: { $0.id.name == entry.key }),
        !configuration.ruleModules.contains(where: { entry.key.hasPrefix($0.name + "/") })
      else { continue }
      decoder.report(
        "there is no custom rule or rule module \"\(entry.key)\"" + decoder.hint(entry.key, among: custom),
        at: entry.keyLocation)
    }
  }

  /// The most samples of one placeholder: each multiplies the cases, and none is left out in silence.
  private static let sampleLimit = 64

  private static let keys = [
    "source-language", "languages", "platform", "widths", "content-sizes", "fonts", "profile", "controls", "rules",
    "values", "custom-rules", "rule-modules", "exclude", "swift",
  ]

  private func apply(
    _ entry: YAMLEntry, to configuration: inout AuditConfiguration, with decoder: inout SettingsDecoder
  ) {
    let node = entry.value
    switch entry.key {
    case "source-language": configuration.sourceLanguage = language(node, with: &decoder)
    case "languages": configuration.languages = languages(node, with: &decoder)
    case "platform": configuration.platform = decoder.word(node, in: "platform") ?? configuration.platform
    case "widths": configuration.widths = widths(node, with: &decoder)
    case "content-sizes": configuration.contentSizes = contentSizes(node, with: &decoder)
    case "fonts": configuration.systemFont = systemFont(node, with: &decoder)
    case "profile": configuration.profile = decoder.word(node, in: "profile") ?? configuration.profile
    case "controls": configuration.controls = ControlSettingsReader().controls(node, with: &decoder)
    case "rules": configuration.rules = RuleSettingsReader(rules: rules).settings(node, with: &decoder)
    case "values": configuration.values.merge(values(node, with: &decoder)) { _, new in new }
    case "rule-modules": configuration.ruleModules = RuleModuleReader().modules(node, with: &decoder)
    case "swift": configuration.code = CodeSettingsReader().settings(node, with: &decoder)
    case "exclude": configuration.excludes = decoder.texts(node, in: "exclude")
    default: break
    }
  }

  private func language(_ node: YAMLNode, with decoder: inout SettingsDecoder) -> LanguageTag? {
    guard let text = decoder.text(node, in: "a language") else { return nil }
    do {
      return try LanguageTag(text)
    } catch {
      decoder.report("\"\(text)\" is no language tag such as de, pt-BR or zh-Hans", at: node.location)
      return nil
    }
  }

  private func languages(_ node: YAMLNode, with decoder: inout SettingsDecoder) -> [LanguageTag]? {
    if node.scalar?.text == "all" { return nil }
    guard let nodes = decoder.sequence(node, in: "languages (\"all\" or a list)") else { return nil }
    if nodes.isEmpty { decoder.report("languages has to name at least one language, or \"all\"", at: node.location) }
    return nodes.compactMap { language($0, with: &decoder) }
  }

  private func widths(_ node: YAMLNode, with decoder: inout SettingsDecoder) -> [Double] {
    guard let nodes = decoder.sequence(node, in: "widths") else { return AuditConfiguration().widths }
    let widths = nodes.compactMap { decoder.number($0, in: "a device width", from: 1) }
    if nodes.isEmpty {
      decoder.report("widths has to name at least one device width in points", at: node.location)
    }
    if widths.isEmpty { return AuditConfiguration().widths }
    return Array(Set(widths)).sorted()
  }

  private func contentSizes(_ node: YAMLNode, with decoder: inout SettingsDecoder) -> [ContentSizeCategory] {
    guard let nodes = decoder.sequence(node, in: "content-sizes") else { return AuditConfiguration().contentSizes }
    var sizes: [ContentSizeCategory] = []
    for node in nodes {
      if let size: ContentSizeCategory = decoder.word(node, in: "content size") { sizes.append(size) }
    }
    if nodes.isEmpty { decoder.report("content-sizes has to name at least one content size", at: node.location) }
    if sizes.isEmpty { return AuditConfiguration().contentSizes }
    return Array(Set(sizes)).sorted()
  }

  private func systemFont(_ node: YAMLNode, with decoder: inout SettingsDecoder) -> SystemFontChoice {
    for entry in decoder.entries(node, known: ["system"], in: "fonts") {
      switch decoder.text(entry.value, in: "fonts.system") {
      case "auto": return .automatic
      case "stand-in": return .standIn
      case let path?: return .path(path)
      case nil: return .automatic
      }
    }
    return .automatic
  }

  private func values(_ node: YAMLNode, with decoder: inout SettingsDecoder) -> [String: [String]] {
    var values: [String: [String]] = [:]
    for entry in decoder.mapping(node, in: "values") ?? [] {
      guard entry.key.hasPrefix("%"), entry.key.utf8.count > 1 else {
        decoder.report("\"\(entry.key)\" is no placeholder such as %lld or %@", at: entry.keyLocation)
        continue
      }
      let samples = decoder.texts(entry.value, in: "the list of values of " + entry.key)
      if samples.count > Self.sampleLimit {
        decoder.report("\(entry.key) takes at most \(Self.sampleLimit) values", at: entry.keyLocation)
      }
      if samples.isEmpty { decoder.report("\(entry.key) needs at least one value", at: entry.keyLocation) }
      values[entry.key] = samples
    }
    return values
  }
}
