import Testing
import TitlefitAuditing
import TitlefitCatalogs
import TitlefitDiagnostics
import TitlefitLocales
import TitlefitRuleKit

private let place = SourceLocation(file: "T.strings", line: 4, column: 2)

/// The German text of a unit, as a record.
private func record(_ value: String, comment: String? = nil) -> FactRecord? {
  let unit = UnitFacts(
    table: "T", key: "k", comment: comment, sourceLanguage: "en", location: place,
    localizations: [Localization(language: "de", location: place, texts: [StringText(value, location: place)])])
  return FactGroup(textsOf: unit, of: ProjectOutline(sourceLanguage: "en", languages: ["de", "en"]))?.records.first
}

/// Reads one rule with a condition over texts.
private func read(
  _ condition: String, message: String = "x", scope: String = "text"
) -> (rules: [DeclaredRule], issues: [ConfigurationIssue]) {
  let text = """
    custom-rules:
      - id: house/own
        scope: \(scope)
        message: '\(message)'
        when: \(condition)
    """
  let (configuration, issues) = ConfigurationReader(rules: []).read(Array(text.utf8), file: "titlefit.yml")
  return (configuration.customRules, issues)
}

@Test(
  "A condition holds as its words say",
  arguments: [
    (#"text.value == "Los!""#, true), (#"text.value != "Los!""#, false), (#"text.value matches "*!""#, true),
    (#"text.value matches "?os"# + "\"", false), (#"text.value contains "os""#, true),
    (#"text.value contains "*""#, false), ("text.length == 4", true), ("text.length * 2 - 1 > 6 + 0.5", true),
    ("text.length / 0 > 1", false), (#"not text.length < 4 and text.language in ["de", "fr"]"#, true),
    (#"text.language in project.languages"#, true), (#"project.languages contains "fr""#, false),
    ("length(project.languages) == 2", true), ("unit.comment is none", true), ("unit.comment is not none", false),
    (#"unit.comment == "a" or unit.comment != "a""#, false), (#"not (unit.comment == "a")"#, false),
    ("true and not false", true), ("unit.shouldTranslate", true), (#"false or text.value matches 'L*'"#, true),
    ("text.line == 4 and text.length >= -1 and text.length <= 4", true),
  ])
func conditions(_ condition: String, holds: Bool) throws {
  let (rules, issues) = read(condition)
  #expect(issues == [])
  let rule = try #require(rules.first)
  #expect((rule.judge(try #require(record("Los!"))) != nil) == holds)
}

@Test(
  "A mistake in a condition is named with its column and the nearest word",
  arguments: [
    // The condition starts in column 11.
    (#"text.valeu == "a""#, 11, #"did you mean "text.value"?"#),
    (#"text.length > "a""#, 25, "takes a number, not a text"),
    (#"text.length = 4"#, 23, #"write "==""#), (#"text.value == 4"#, 25, "takes a text, not a number"),
    ("text.length", 11, "a condition takes a truth value, not a number"),
    ("text.length >", 24, "missing before the end"),
    (#"text.value matchs "a""#, 22, #"did you mean "matches"?"#), ("(text.length > 1", 27, #"")" is missing"#),
    ("layout.width > 1", 11, "it is there in: case"), (#"text.value == "a"#, 25, "not closed"),
    ("not text.length", 15, #""not" takes a truth value"#), ("text.length in [1, 'a']", 30, "takes a number"),
    ("true & false", 16, #""&" has no meaning here"#), ("unit.comment is text.value", 27, #""none" or "not none""#),
  ])
func mistakes(_ condition: String, column: Int, message: String) {
  let (rules, issues) = read(condition)
  #expect(rules.isEmpty)
  #expect(issues.count == 1)
  #expect(issues.first?.location == SourceLocation(file: "titlefit.yml", line: 5, column: column))
  #expect(issues.first?.message.contains(message) == true, "\(issues)")
}

@Test("A condition that is too deep or too long is refused, not run into")
func bounds() {
  let deep = String(repeating: "(", count: 3000) + "true" + String(repeating: ")", count: 3000)
  #expect(read("'" + deep + "'").issues.first?.message.contains("at most 4096 characters") == true)
  let nested = String(repeating: "(", count: 200) + "true" + String(repeating: ")", count: 200)
  #expect(read(nested).issues.first?.message.contains("nested more than 32 levels") == true)
  let long = Array(repeating: "true", count: 300).joined(separator: " and ")
  #expect(read(long).issues.first?.message.contains("at most 512 words") == true)
}

@Test("A message takes facts in braces, and doubled braces as they are")
func templates() throws {
  let (rules, issues) = read("true", message: "{text.value} has {text.length} {{of}} {unit.comment}")
  #expect(issues == [])
  let judgement = try #require(rules.first).judge(try #require(record("Los!")))
  #expect(judgement?.message.what == "Los! has 4 {of} none")
  #expect(judgement?.code == "own")
  let broken = read("true", message: "a {text.lenght} b")
  // The quoted message starts in column 14, the fact's name five characters further.
  #expect(broken.issues.first?.location == SourceLocation(file: "titlefit.yml", line: 4, column: 18))
  #expect(broken.issues.first?.message.contains("text.length") == true)
}

@Test(
  "A custom rule that lacks something, or is called like a standard rule, is refused",
  arguments: [
    ("[{id: house/a, scope: text, when: 'true'}]", "needs message"),
    ("[{id: loud, scope: text, when: 'true', message: m}]", "is no id of a custom rule"),
    ("[{id: house/a, scope: txet, when: 'true', message: m}]", #"did you mean "text"?"#),
    ("[{id: house/a, scope: text, when: 'true', message: m, severty: note}]", #"did you mean "severity"?"#),
    (
      "[{id: house/a, scope: text, when: 'true', message: m}, {id: house/a, scope: text, when: 'true', message: m}]",
      "two custom rules"
    ),
  ])
func refused(_ rules: String, message: String) {
  let (_, issues) = ConfigurationReader(rules: []).read(Array("custom-rules: \(rules)".utf8), file: "titlefit.yml")
  #expect(issues.contains { $0.message.contains(message) }, "\(issues)")
}

@Test(
  "A rule module has a name, a command and a timeout",
  arguments: [
    ("[{name: house}]", "needs a command"), ("[{command: [a]}]", "needs a name"),
    ("[{name: House, command: [a]}]", "is no name of a rule module"),
    ("[{name: house, command: a}]", "has to be a list"), ("[{name: house, command: []}]", "at least a program"),
    ("[{name: house, command: [a], timeout: soon}]", "a time from 50ms to 60m"),
    ("[{name: house, command: [a]}, {name: house, command: [b]}]", "two rule modules"),
  ])
func modules(_ modules: String, message: String) {
  let (_, issues) = ConfigurationReader(rules: []).read(Array("rule-modules: \(modules)".utf8), file: "titlefit.yml")
  #expect(issues.contains { $0.message.contains(message) }, "\(issues)")
}

@Test("A module's command, timeout and place are kept; a rule of its namespace may be set")
func moduleSettings() {
  let text = """
    rules: {house/loud: note}
    rule-modules: [{name: house, command: [python3, a.py], timeout: 500ms}]
    """
  let (configuration, issues) = ConfigurationReader(rules: []).read(Array(text.utf8), file: "titlefit.yml")
  #expect(issues == [])
  #expect(configuration.ruleModules.first?.command == ["python3", "a.py"])
  #expect(configuration.ruleModules.first?.timeout == 0.5)
  #expect(configuration.rules["house/loud"]?.severity == .note)
}

@Test("A setting of a namespaced rule that nothing declares is an error")
func unknownSetting() {
  let (_, issues) = ConfigurationReader(rules: []).read(Array("rules: {house/loud: note}".utf8), file: "titlefit.yml")
  #expect(issues.first?.message.contains("no custom rule or rule module") == true)
}
