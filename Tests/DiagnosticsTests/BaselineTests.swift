import Testing
import TitlefitDiagnostics
import TitlefitLocales

@Suite struct BaselineTests {
  private func finding(_ key: String, language: String? = "de", rule: RuleID = "title-truncated") -> Finding {
    Finding(
      rule: rule, code: "title-cut", severity: .error, message: FindingMessage("it is cut"),
      subject: FindingSubject(
        table: "Localizable", key: key, language: language.flatMap { try? LanguageTag($0) }, control: "a b"),
      location: SourceLocation(file: "de.strings", line: 7, column: 3))
  }

  private func report(_ findings: [Finding]) -> Report {
    Report(
      toolVersion: "0", run: RunFacts(platform: "ios-17", sourceLanguage: .undetermined), rules: [],
      findings: findings, failures: [])
  }

  @Test("a baseline is read back as it was written, hostile keys included")
  func roundTrip() throws {
    let keys = ["a", "b\nc", "", "0123456789abcdef 9 x y", "\u{202E}x", "<<<<<<< HEAD", "# x"]
    let baseline = Baseline(accepting: keys.map { finding($0) } + [finding("a"), finding("z", language: nil)])
    #expect(baseline.entries.count == 8)
    #expect(try Baseline(text: baseline.text) == baseline)
    #expect(baseline.text.split(separator: "\n").count == 9)
  }

  @Test("the lines are sorted, and the order of findings changes no byte")
  func sorted() {
    let findings = ["a", "b", "c"].map { finding($0) }
    let text = Baseline(accepting: findings).text
    #expect(text == Baseline(accepting: findings.reversed()).text)
    let lines = text.split(separator: "\n").dropFirst()
    #expect(lines.elementsEqual(lines.sorted()))
    #expect(lines.allSatisfy { $0.hasSuffix("control a b") && $0.contains(" 1 title-truncated de title-cut ") })
  }

  @Test("moved lines, other numbers and other words are no new finding")
  func identity() throws {
    let baseline = try Baseline(text: Baseline(accepting: [finding("a")]).text)
    var moved = finding("a")
    moved.location = SourceLocation(file: "elsewhere.strings", line: 900, column: 1)
    moved.message = FindingMessage("other words", why: "it needs 200 pt")
    moved.evidence = Evidence(available: 1, needed: 200)
    moved.severity = .warning
    let applied = baseline.applied(to: report([moved]), file: "b")
    #expect(applied.findings.isEmpty)
    #expect(applied.run.accepted == 1)
    #expect(applied.run.staleBaseline.isEmpty)
    #expect(applied.accepted.map(\.acceptance) == [.baseline(file: "b")])
  }

  @Test("as many findings alike are accepted as there were, and the next one is new")
  func counts() {
    let baseline = Baseline(accepting: [finding("a"), finding("a")])
    let applied = baseline.applied(to: report([finding("a"), finding("a"), finding("a")]), file: "b")
    #expect(applied.findings.count == 1)
    #expect(applied.run.accepted == 2)
    let fewer = baseline.applied(to: report([finding("a")]), file: "b")
    #expect(fewer.run.staleBaseline.map(\.count) == [1])
  }

  @Test("an entry is gone only where the run looked at it")
  func scope() {
    let baseline = Baseline(accepting: [finding("a"), finding("b", language: "fr"), finding("c", language: nil)])
    func stale(_ scope: BaselineScope) -> [String?] {
      baseline.applied(to: report([]), file: "b", scope: scope).run.staleBaseline.map(\.language)
        .sorted { ($0 ?? "") < ($1 ?? "") }
    }
    #expect(stale(BaselineScope()) == [nil, "de", "fr"])
    #expect(stale(BaselineScope(languages: ["de"])) == ["de"])
    #expect(stale(BaselineScope(rules: ["near-limit"])) == [])
    #expect(stale(BaselineScope(isPartial: true)) == [])
  }

  @Test("two branches' lines merge: the greater count holds, the order does not matter")
  func merge() throws {
    let ours = Baseline(accepting: [finding("a"), finding("a"), finding("b")])
    let theirs = Baseline(accepting: [finding("a"), finding("c")])
    let merged = try Baseline(text: theirs.text + ours.text)
    #expect(merged.entries.map(\.count).sorted() == [1, 1, 2])
  }

  @Test(
    "a line that is no entry is named by its number",
    arguments: [
      ("<<<<<<< HEAD\n", 1, "merge conflict"), ("\n# x\nnonsense\n", 3, "no entry"),
      ("# titlefit baseline 2: x\n", 1, "another version"), ("0123456789abcdef -1 r de x", 1, "no entry"),
      ("0123456789ABCDEF 1 r de x", 1, "no entry"), ("0123456789abcdef 99999999999999999999 r de x", 1, "no entry"),
    ])
  func faults(text: String, line: Int, words: String) {
    do throws(BaselineFault) {
      _ = try Baseline(text: text)
      Issue.record("no fault")
    } catch {
      #expect(error.line == line)
      #expect(error.message.contains(words))
    }
  }
}
