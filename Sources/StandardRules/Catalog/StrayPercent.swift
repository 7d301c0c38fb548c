import TitlefitCatalogs
import TitlefitDiagnostics
import TitlefitLocales
import TitlefitRuleKit

/// Finds percent signs that formatting would misread.
struct StrayPercent: UnitRule {
  static let description = RuleDescription(
    id: "stray-percent", family: .catalog, title: "A percent sign of a format text starts no specifier",
    severity: .error,
    codes: [RuleCode("percent-stray", "A format text holds a percent sign that is neither `%%` nor a specifier.")],
    page: RulePage(
      finds: """
        A percent sign that starts no specifier, in a unit whose source text is a format: it holds an argument or \
        `%%`.
        """,
      matters: "Formatting takes what follows for a specifier: letters vanish, or the app crashes.",
      remedy: "Write `%%`.",
      limits: "Whether the code formats a text without arguments is not known, so such texts are left out."))

  static let examples = [
    RuleExample(
      "A share that is not doubled",
      .controls([], catalogs: Example.catalogs(["de": "%d % fertig", "en": "%d%% done"])), codes: ["percent-stray"]),
    RuleExample(
      "A sign that formatting takes for a specifier",
      .controls([], catalogs: Example.catalogs(["en": "100%% of %@", "hu": "%@: 100%-osan"])), codes: ["percent-stray"]),
    RuleExample(
      "A doubled sign", .controls([], catalogs: Example.catalogs(["de": "%d %% fertig", "en": "%d%% done"]))),
    RuleExample(
      "A text without arguments",
      .controls([], catalogs: Example.catalogs(["de": "100 % Baumwolle", "en": "100 % cotton"]))),
  ]

  init(options: RuleOptions) {}

  func check(_ unit: UnitFacts) -> [Violation] {
    let isFormat = unit.source?.texts.contains { text in
      let scan = PlaceholderScan(text.value)
      return scan.placeholders.contains { !$0.isDoubtful } || !scan.escapedPercents.isEmpty
    }
    guard isFormat == true else { return [] }
    return unit.firstInEachLanguage(of: unit.pairs) { pair in
      guard let range = Self.stray(in: pair.text.value, source: pair.source?.value) else { return nil }
      let units = Array(pair.text.value.utf16)
      let part = String(decoding: units[range.clamped(to: 0..<units.count)], as: UTF16.self)
      return pair.violation(
        "percent-stray",
        FindingMessage(
          Wording.quoted(part) + " in " + Wording.quoted(pair.text.value) + " is no format specifier" + pair.place,
          why: "the text is a format, and formatting reads on after the percent sign",
          suggestion: "Write %% for a percent sign"))
    }
  }

  /// The first percent sign that starts no specifier, or one that only running text would have and the source has not.
  private static func stray(in text: String, source: String?) -> Range<Int>? {
    let scan = PlaceholderScan(text)
    if let invalid = scan.invalid.first { return invalid.range }
    guard let source, !PlaceholderScan(source).placeholders.contains(where: \.isDoubtful) else { return nil }
    return scan.placeholders.first(where: \.isDoubtful)?.range
  }
}
