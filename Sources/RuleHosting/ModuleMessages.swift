import TitlefitDiagnostics
import TitlefitGeometry
import TitlefitLocales
import TitlefitRuleKit
import TitlefitSourceParsing

/// The messages of the protocol: one JSON object a line.
enum ModuleProtocol {
  /// The version; the number rises when a message changes its meaning.
  static let version = "titlefit-rules/1"

  /// The first line to a child.
  static func hello(module: String, outline: ProjectOutline, timeout: Double) -> [UInt8] {
    var bytes = Array("{\"type\":\"hello\",\"protocol\":\"\(version)\",\"facts\":\"\(FactTable.version)\"".utf8)
    bytes += Array(",\"module\":".utf8)
    FactValue.text(module).append(to: &bytes)
    bytes += Array(",\"timeout\":".utf8)
    FactValue.number(timeout).append(to: &bytes)
    bytes += Array(",\"project.sourceLanguage\":".utf8)
    FactValue.text(outline.sourceLanguage.description).append(to: &bytes)
    bytes += Array(",\"project.languages\":".utf8)
    FactValue.texts(outline.languages.map(\.description)).append(to: &bytes)
    return bytes + Array("}\n".utf8)
  }

  /// The line that ends a child in good order.
  static let shutdown = Array("{\"type\":\"shutdown\"}\n".utf8)
  /// The line that tells a child that nobody waits for its answers any more.
  static let cancel = Array("{\"type\":\"cancel\"}\n".utf8)

  /// The start of a batch, before its records.
  static func batchStart(id: Int, scope: FactScope) -> [UInt8] {
    Array("{\"type\":\"batch\",\"id\":\(id),\"scope\":\"\(scope.rawValue)\",\"facts\":[".utf8)
  }

  /// What follows the records.
  static let batchEnd = Array("]}\n".utf8)
}

/// A rule as a child announces it.
struct AnnouncedRule: Sendable {
  /// The id without the module's name.
  var id: String
  /// What it is.
  var description: FactRuleDescription
  /// The facts it wants to see.
  var fields: [FactField]
}

/// A message from a child.
enum ModuleMessage: Sendable {
  case hello([AnnouncedRule])
  case findings(batch: Int, [AnnouncedFinding])
  case bye(seconds: [(rule: String, seconds: Double)])
}

/// One finding as a child tells it.
struct AnnouncedFinding: Sendable {
  var fact: Int
  var rule: String
  var judgement: CaseJudgement
}

/// Reads the lines of a child.
struct ModuleMessageReader: Sendable {
  /// The module's name.
  let module: String

  /// Reads one line.
  /// - Throws: ``ModuleFault`` with the code `stray-output` where the line is no JSON object, else `bad-line` and others.
  func read(_ line: [UInt8]) throws(ModuleFault) -> ModuleMessage {
    let text = String(decoding: line, as: UTF8.self)
    guard line.first(where: { $0 != 32 && $0 != 9 }) == UInt8(ascii: "{") else {
      throw ModuleFault("stray-output", "it wrote to standard output what is no message: \(Self.excerpt(text))")
    }
    let document = JSONDocument(reading: SourceText(text))
    guard document.issues.isEmpty, let root = document.root, root.isObject else {
      let reason = document.issues.first.map { $0.message.text } ?? "no object"
      throw bad("a line is not valid JSON (\(reason)): \(Self.excerpt(text))")
    }
    switch root["type"]?.string {
    case "hello": return .hello(try hello(root))
    case "findings":
      guard let batch = root["batch"]?.integer, case .array(let findings)? = root["findings"]?.content else {
        throw bad("a message of findings needs batch and findings")
      }
      var read: [AnnouncedFinding] = []
      for finding in findings { read.append(try self.finding(finding)) }
      return .findings(batch: batch, read)
    case "bye":
      // A time that no run takes is no time.
      return .bye(
        seconds: (root["seconds"]?.members ?? []).compactMap { member in
          member.value.double.flatMap { (0...1e6).contains($0) ? (member.key, $0) : nil }
        })
    case let type?: throw bad("there is no message \(Self.excerpt(type))")
    case nil: throw bad("a message has no type: \(Self.excerpt(text))")
    }
  }

  private func bad(_ text: String) -> ModuleFault { ModuleFault("bad-line", text) }

  /// The first characters of a text in quotes.
  static func excerpt(_ text: String) -> String {
    let scalars = text.unicodeScalars.prefix(120).map { $0.value < 32 || $0.value == 127 ? " " : String($0) }
    return "\"" + scalars.joined() + (text.unicodeScalars.count > 120 ? "…" : "") + "\""
  }

  private func hello(_ root: JSONValue) throws(ModuleFault) -> [AnnouncedRule] {
    for (key, version) in [("protocol", ModuleProtocol.version), ("facts", FactTable.version)] {
      let given = root[key]?.string ?? "nothing"
      guard given == version else {
        throw ModuleFault("wrong-version", "it speaks \(key) \(Self.excerpt(given)), not \"\(version)\"")
      }
    }
    var rules: [AnnouncedRule] = []
    for element in root["rules"]?.elements ?? [] {
      let rule = try self.rule(element)
      guard !rules.contains(where: { $0.id == rule.id }) else { throw bad("it has two rules \"\(rule.id)\"") }
      rules.append(rule)
    }
    return rules
  }

  private func rule(_ value: JSONValue) throws(ModuleFault) -> AnnouncedRule {
    guard let id = value["id"]?.string, FactRuleDescription.isWord(id) else {
      throw bad("a rule's id is one word such as loud-title")
    }
    guard let scope = value["scope"]?.string.flatMap(FactScope.init(rawValue:)) else {
      throw bad("the rule \"\(id)\" names no scope: " + FactScope.allCases.map(\.rawValue).joined(separator: ", "))
    }
    guard let severity = Severity(rawValue: value["severity"]?.string ?? "warning") else {
      throw bad("the severity of the rule \"\(id)\" is none of error, warning, note, off")
    }
    var fields: [FactField] = []
    for name in (value["facts"]?.elements ?? []).map({ $0.string ?? "" }) {
      guard let field = FactTable.field(name), field.scopes.contains(scope) else {
        let known = FactTable.fields(of: scope).map(\.name)
        let near = NearestWord.among(known, to: name).map { " (did you mean \"\($0)\"?)" } ?? ""
        throw ModuleFault(
          "unknown-fact", "the rule \"\(id)\" wants \(Self.excerpt(name)), which \(scope.rawValue) has not" + near)
      }
      fields.append(field)
    }
    let title = value["title"]?.string ?? id
    let codes = (value["codes"]?.members ?? []).map { RuleCode($0.key, $0.value.string ?? title) }
    let page = RulePage(finds: title, matters: "The rule module \(module) declares it.", remedy: "")
    let description = RuleDescription(
      id: RuleID(module + "/" + id), family: .meta, title: title, severity: severity,
      codes: codes.isEmpty ? [RuleCode(id, title)] : codes, page: page)
    return AnnouncedRule(id: id, description: FactRuleDescription(description, scope: scope), fields: fields)
  }

  private func finding(_ value: JSONValue) throws(ModuleFault) -> AnnouncedFinding {
    guard let fact = value["fact"]?.integer, let rule = value["rule"]?.string, let what = value["what"]?.string else {
      throw bad("a finding needs fact, rule and what")
    }
    let verdict = value["verdict"]?.string ?? "fails"
    guard verdict == "fails" || verdict == "unsure" else { throw bad("a finding's verdict is fails or unsure") }
    let message = FindingMessage(
      what, why: value["why"]?.string ?? "", suggestion: value["suggestion"]?.string ?? "")
    let judgement = CaseJudgement(
      verdict == "unsure" ? .unsure : .fails, code: value["code"]?.string ?? rule, message: message,
      evidence: evidence(value["evidence"]), visible: value["visible"]?.string)
    return AnnouncedFinding(fact: fact, rule: rule, judgement: judgement)
  }

  private func evidence(_ value: JSONValue?) -> Evidence {
    var evidence = Evidence()
    for member in value?.members ?? [] {
      let number = member.value.double.flatMap { $0.isFinite ? $0 : nil }
      switch member.key {
      case "available": evidence.available = number
      case "needed": evidence.needed = number
      case "errorBound": evidence.errorBound = number
      case "unit": evidence.unit = member.value.string.flatMap(Evidence.Unit.init(rawValue:)) ?? .points
      default:
        if let number {
          evidence.values[member.key] = .number(number)
        } else if let text = member.value.string {
          evidence.values[member.key] = .text(text)
        } else {
          evidence.values[member.key] = .list(member.value.elements.compactMap(\.string))
        }
      }
    }
    return evidence
  }
}
