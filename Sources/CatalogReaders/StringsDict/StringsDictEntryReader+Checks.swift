import TitlefitDiagnostics
import TitlefitSourceParsing

extension StringsDictEntryReader {
  /// Reports a variable whose kind or value type is missing or misspelled.
  mutating func checkTypes(_ member: PropertyListMember) {
    if let rule = member.value[Key.rule]?.string {
      if rule != Key.plural {
        report(
          CatalogIssueRule.unknownValue, "unknown-rule-type", "`\(rule)` is no kind of variable this tool knows",
          "its forms are read as plurals", "Write `\(Key.plural)`.",
          at: member.value[Key.rule]?.position ?? member.position)
      }
    } else {
      report(
        CatalogIssueRule.valueType, "no-rule-type", "the variable `\(member.key)` does not say that it is plural",
        "the platform ignores its forms", "Add `\(Key.rule)` with `\(Key.plural)`.", at: member.position)
    }
    let valueType = member.value[Key.valueType]
    let name = valueType?.string ?? ""
    if name.isEmpty {
      report(
        CatalogIssueRule.valueType, "no-value-type", "the variable `\(member.key)` has no value type",
        "the platform shows \"(null)\" or nothing for the number", "Add `\(Key.valueType)`, such as `d` or `lld`.",
        at: valueType?.position ?? member.position)
    } else if name.hasPrefix("%") {
      report(
        CatalogIssueRule.valueType, "percent-in-value-type", "the value type `\(name)` holds a percent sign",
        "the format wants the specifier without it", "Write `\(name.dropFirst())`.",
        at: valueType?.position ?? member.position)
    }
  }

  /// Reports arguments that no specifier takes, and variables that nothing names.
  mutating func reportArguments(_ expander: FormatExpander, _ names: [String], _ position: TextPosition) {
    let most = min(expander.arguments.max() ?? 0, 32)
    let skipped = (1..<most + 1).filter { !expander.arguments.contains($0) }
    if !skipped.isEmpty {
      let list = skipped.map(String.init).joined(separator: ", ")
      report(
        CatalogIssueRule.formatKey, "skipped-argument", "no specifier takes argument \(list)",
        "the platform may then take a wrong one for those after it", "Use every argument up to the last.", at: position)
    }
    for name in names where !expander.usedVariables.contains(name) {
      guard !expander.problems.contains(.tooMany) else { return }
      report(
        CatalogIssueRule.formatKey, "unused-variable", "the variable `\(name)` is defined but nothing names it",
        "its forms are never shown", "Name it in the format key as `%#@\(name)@`, or remove it.", at: position)
    }
  }

  /// Reports a member that is no rule of its kind.
  mutating func reportUnknown(_ member: PropertyListMember, _ kind: String) {
    report(
      CatalogIssueRule.unknownValue, "unknown-variation", "`\(kind).\(member.key)` is no variation this tool knows",
      "it is left out", "", at: member.position)
  }

  /// Adds a finding about this entry.
  mutating func report(
    _ rule: RuleID, _ code: String, _ what: String, _ why: String, _ suggestion: String, at position: TextPosition
  ) {
    issues.add(rule, code, FindingMessage(what, why: why, suggestion: suggestion), at: position, key: place.key)
  }
}
