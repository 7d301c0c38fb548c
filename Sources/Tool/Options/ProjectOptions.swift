import TitlefitArgumentParsing
import TitlefitAuditing
import TitlefitDiagnostics
import TitlefitLocales
import TitlefitRuleKit
import TitlefitTypography

/// The options of the verbs that look at a project.
struct ProjectOptions: Sendable {
  var configuration: String?
  var languages: [LanguageTag] = []
  var widths: [Extent] = []
  var contentSizes: [ContentSizeCategory] = []
  var profile: RuleProfile?
  var only: [String] = []
  var disabled: [String] = []
  var jobs: Int?
  var leavesOutRuleModules = false

  /// The options that decide what is looked at.
  static let selection: [Option<ProjectOptions>] = [
    .value(
      "--config", named: "FILE", to: \.configuration,
      help: "the configuration; titlefit.yml, searched upwards, by default", completion: .files),
    .list("--language", named: "TAG", to: \.languages, help: "measure this language only"),
    .list("--width", named: "POINTS", to: \.widths, help: "a device width"),
    .list("--content-size", named: "NAME", to: \.contentSizes, help: "a content size, xSmall … accessibility5"),
  ]

  /// The options that decide which rules speak and how the work is done.
  static let rules: [Option<ProjectOptions>] = [
    .value("--profile", named: "NAME", to: \.profile, help: "core, ios or strict; ios by default"),
    .list("--only", named: "RULE", to: \.only, help: "ask this rule only", completion: rulesCompletion),
    .list("--disable", named: "RULE", to: \.disabled, help: "do not ask this rule", completion: rulesCompletion),
    .value("--jobs", named: "N", to: \.jobs, help: "threads; one a core by default"),
    .flag("--no-rule-modules", to: \.leavesOutRuleModules, help: "leave out the configuration's rule modules"),
  ]

  private static var rulesCompletion: Completion { .words(Assembly.rules.map { $0.description.id.name }.sorted()) }

  /// The configuration with everything that the options say in place of its own.
  /// - Throws: ``CommandFailure/usage(_:)`` for a value out of range, ``ArgumentError`` for an unknown rule.
  func applied(to configuration: AuditConfiguration) throws -> AuditConfiguration {
    var configuration = configuration
    if !languages.isEmpty { configuration.languages = Array(Set(languages)).sorted() }
    if !widths.isEmpty { configuration.widths = Array(Set(widths.map(\.points))).sorted() }
    if !contentSizes.isEmpty { configuration.contentSizes = Array(Set(contentSizes)).sorted() }
    configuration.profile = profile ?? configuration.profile
    if !only.isEmpty { configuration.only = Set(try only.map { try rule($0, of: "--only", in: configuration) }) }
    configuration.disabled = Set(try disabled.map { try rule($0, of: "--disable", in: configuration) })
    if let rule = configuration.only?.intersection(configuration.disabled).min() {
      throw CommandFailure.usage("--only and --disable both name \(rule)")
    }
    if let jobs {
      guard (1...256).contains(jobs) else { throw CommandFailure.usage("--jobs takes a whole number from 1 to 256") }
      configuration.jobs = jobs
    }
    if leavesOutRuleModules { configuration.ruleModules = [] }
    return configuration
  }

  /// The rule of a name; those of modules are known only when these were started, so their namespace is enough.
  private func rule(
    _ name: String, of option: String, in configuration: AuditConfiguration
  ) throws -> RuleID {
    let names =
      Assembly.rules.map { $0.description.id.name }.sorted()
      + configuration.customRules.map(\.description.rule.id.name).sorted()
    guard names.contains(name) || configuration.ruleModules.contains(where: { name.hasPrefix($0.name + "/") }) else {
      if let values = ArgumentError.values(in: name) {
        throw ArgumentError.severalValues(option: option, values: values)
      }
      throw ArgumentError.invalidValue(option: option, value: name, fault: .notAmong(names, given: name))
    }
    return RuleID(name)
  }
}
