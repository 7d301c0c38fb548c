import TitlefitDiagnostics
import TitlefitRuleKit
import TitlefitSourceParsing

/// Reads the `custom-rules` part of the configuration file.
struct DeclaredRuleReader {
  /// The lines of the file, to tell where a character of a condition stands.
  let lines: [Substring]

  init(_ bytes: [UInt8]) {
    lines = String(decoding: bytes, as: UTF8.self).split(omittingEmptySubsequences: false) { $0.isNewline }
  }

  private static let keys = ["id", "scope", "when", "message", "why", "suggestion", "severity", "title", "code"]
  private static let required = ["id", "scope", "when", "message"]

  func rules(_ node: YAMLNode, with decoder: inout SettingsDecoder) -> [DeclaredRule] {
    var rules: [DeclaredRule] = []
    for element in decoder.sequence(node, in: "custom-rules") ?? [] {
      guard let rule = rule(element, with: &decoder) else { continue }
      if rules.contains(where: { $0.description.rule.id == rule.description.rule.id }) {
        decoder.report("there are two custom rules \"\(rule.description.rule.id)\"", at: element.location)
      } else {
        rules.append(rule)
      }
    }
    return rules
  }

  private func rule(_ node: YAMLNode, with decoder: inout SettingsDecoder) -> DeclaredRule? {
    let entries = decoder.entries(node, known: Self.keys, in: "a custom rule")
    let missing = Self.required.filter { name in !entries.contains { $0.key == name } }
    guard missing.isEmpty else {
      if node.mapping != nil {
        decoder.report("a custom rule needs " + missing.joined(separator: ", "), at: node.location)
      }
      return nil
    }
    let texts = Dictionary(
      entries.compactMap { entry in
        decoder.text(entry.value, in: "a custom rule's " + entry.key).map { (entry.key, (text: $0, node: entry.value)) }
      }
    ) { _, last in last }
    guard let scope: FactScope = texts["scope"].flatMap({ decoder.word($0.node, in: "scope") }) else { return nil }
    var severity = Severity.warning
    if let written = texts["severity"] { severity = decoder.word(written.node, in: "severity") ?? severity }
    let condition = texts["when"].flatMap { written in
      read(written, with: &decoder) { text throws(ConditionError) in try ConditionParser.parse(text, scope: scope) }
    }
    let templates = ["message", "why", "suggestion"].map { name in
      texts[name].flatMap { written in
        read(written, with: &decoder) { text throws(ConditionError) in try MessageTemplate(text, scope: scope) }
      }
    }
    guard let identity = identity(texts, with: &decoder), let condition, let what = templates[0] else { return nil }
    let title = texts["title"]?.text ?? texts["message"]?.text ?? ""
    let page = RulePage(
      finds: "Each `\(scope.rawValue)` for which holds: `\(texts["when"]?.text ?? "")`",
      matters: "The project's configuration declares it.", remedy: texts["suggestion"]?.text ?? "")
    let rule = RuleDescription(
      id: RuleID(identity.id), family: .meta, title: title, severity: severity,
      codes: [RuleCode(identity.code, title)], page: page)
    return DeclaredRule(
      FactRuleDescription(rule, scope: scope), condition: condition, what: what, why: templates[1],
      suggestion: templates[2])
  }

  /// The id, and the code: as written, else the id's second part.
  private func identity(
    _ texts: [String: (text: String, node: YAMLNode)], with decoder: inout SettingsDecoder
  ) -> (id: String, code: String)? {
    guard let id = texts["id"] else { return nil }
    guard FactRuleDescription.isNamespaced(id.text) else {
      decoder.report(
        "\"\(id.text)\" is no id of a custom rule; it has two words and a slash, such as house/loud-title",
        at: id.node.location)
      return nil
    }
    let standard = id.text.split(separator: "/").last.map(String.init) ?? id.text
    if let code = texts["code"], !FactRuleDescription.isWord(code.text) {
      decoder.report("\"\(code.text)\" is no code; it is one word such as too-loud", at: code.node.location)
      return nil
    }
    return (id.text, texts["code"]?.text ?? standard)
  }

  private func read<Value>(
    _ written: (text: String, node: YAMLNode), with decoder: inout SettingsDecoder,
    _ parse: (String) throws(ConditionError) -> Value
  ) -> Value? {
    do throws(ConditionError) {
      return try parse(written.text)
    } catch {
      let (location, isExact) = place(of: error.offset, in: written)
      let words = isExact ? "" : " (at character \(error.offset + 1))"
      decoder.report(error.message + words, at: location)
      return nil
    }
  }

  /// The place of a character of a scalar: exact where the scalar stands on one line as it reads, else its start.
  private func place(
    of offset: Int, in written: (text: String, node: YAMLNode)
  ) -> (location: SourceLocation, isExact: Bool) {
    var location = written.node.location
    guard lines.indices.contains(location.line - 1) else { return (location, false) }
    let line = Array(lines[location.line - 1].utf16)
    let text = Array(written.text.utf16)
    for quote in 0...1 {
      let start = location.column - 1 + quote
      guard start >= 0, start + text.count <= line.count, Array(line[start..<(start + text.count)]) == text else {
        continue
      }
      let before = written.text.unicodeScalars.prefix(offset).reduce(0) { $0 + ($1.value > 0xFFFF ? 2 : 1) }
      location.column += quote + before
      return (location, true)
    }
    return (location, false)
  }
}
