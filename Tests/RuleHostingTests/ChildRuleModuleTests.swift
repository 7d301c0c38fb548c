import Foundation
import Testing
import TitlefitDiagnostics
import TitlefitRuleHosting
import TitlefitRuleKit

@Suite(.timeLimit(.minutes(12))) struct ChildRuleModuleTests {
  private static let found = #"answer '{"fact":1,"rule":"any","what":"Loud"}'"#

  @Test("A child's finding has the module's namespace, the text's language and its place")
  func finds() throws {
    let outcome = try ShellModule(batch: Self.found).run()
    #expect(outcome.failure == nil)
    let violation = try #require(outcome.violations.first)
    #expect(outcome.violations.count == 1)
    #expect(violation.rule == "house/any")
    #expect(violation.violation.message.what == "Loud")
    #expect(violation.violation.subject.language == "de")
    #expect(violation.violation.location == SourceLocation(file: "de.lproj/T.strings", line: 1, column: 7))
  }

  /// One fault: what the child does with its batch, the failure's code, and whether its findings count all the same.
  struct Fault: Sendable, CustomTestStringConvertible {
    var name: String
    var batch: String
    var code: String
    var keepsFindings = false
    var end: String?
    var testDescription: String { name }
  }

  static let faults = [
    Fault(name: "a crash", batch: "exit 3", code: "ended-early"),
    Fault(name: "a signal", batch: "kill -9 $$", code: "ended-early"),
    Fault(name: "a crash that leaves a process with the pipes", batch: "sleep 600 & exit 3", code: "ended-early"),
    Fault(name: "a hang", batch: "sleep 600", code: "timed-out"),
    Fault(name: "a bad line", batch: #"echo '{"type":'"#, code: "bad-line"),
    Fault(name: "an unknown message", batch: #"echo '{"type":"novel"}'"#, code: "bad-line"),
    Fault(name: "an answer that is not due", batch: "id=7; answer", code: "bad-line"),
    Fault(
      name: "a finding about nothing", batch: #"answer '{"fact":9,"rule":"any","what":"x"}'"#, code: "wrong-finding"),
    Fault(name: "an unknown rule", batch: #"answer '{"fact":1,"rule":"other","what":"x"}'"#, code: "wrong-finding"),
    Fault(name: "an endless line", batch: "tr '\\0' '{' < /dev/zero", code: "line-too-long"),
    Fault(
      name: "chatter on standard output", batch: "echo hello there; " + found, code: "stray-output", keepsFindings: true
    ),
    Fault(name: "a hang at the end", batch: found, code: "timed-out", keepsFindings: true, end: "sleep 600"),
    Fault(name: "an end without bye", batch: found, code: "ended-early", keepsFindings: true, end: "exit 0"),
    Fault(
      name: "a bad status at the end", batch: found, code: "ended-early", keepsFindings: true,
      end: #"echo '{"type":"bye"}'; exit 4"#),
  ]

  @Test("A fault is one failure with a place, and the run goes on", arguments: faults)
  func fault(_ fault: Fault) throws {
    let timeout = fault.code == "timed-out" ? 3.0 : 60
    let outcome = try ShellModule(batch: fault.batch, end: fault.end, timeout: timeout).run()
    let failure = try #require(outcome.failure)
    #expect(failure.code == fault.code, "\(failure.message)")
    #expect(failure.source == "house")
    #expect(failure.location?.line == 3)
    #expect(outcome.violations.count == (fault.keepsFindings ? 1 : 0))
  }

  static let beginnings = [
    ("exit 1", "ended-early"), ("sleep 600", "timed-out"),
    (#"echo '{"type":"hello","protocol":"titlefit-rules/9","facts":"titlefit-facts/1","rules":[]}'"#, "wrong-version"),
    ("echo '\(ShellModule.hello)' | sed s/text.value/text.valve/", "unknown-fact"),
    ("echo '\(ShellModule.hello)' | sed 's/\"scope\":\"text\"/\"scope\":\"page\"/'", "bad-line"),
  ]

  @Test("A child that does not say hello as it should has no rules and one failure", arguments: beginnings)
  func beginning(_ hello: String, code: String) throws {
    let shell = try ShellModule(hello: hello, batch: Self.found, timeout: code == "timed-out" ? 1.0 : 60)
    #expect(shell.module.start(ShellModule.outline).isEmpty)
    ShellModule.group(0).map(shell.module.submit)
    #expect(shell.module.finish().failure?.code == code)
  }

  @Test("A program that is not there, and one that cannot be run, are failures that name it", arguments: ["./no", "/"])
  func missing(_ program: String) {
    let module = ChildRuleModule(name: "house", command: [program], folder: "/tmp", timeout: 5, location: nil)
    #expect(module.start(ShellModule.outline).isEmpty)
    let outcome = module.finish()
    #expect(outcome.failure?.code == "cannot-start")
    #expect(outcome.failure?.message.contains("/") == true)
  }

  @Test("Later faults and what the child wrote to standard error stand in the detail of the first")
  func detail() throws {
    let outcome = try ShellModule(batch: "echo one; echo two; echo oh dear >&2; exit 3").run()
    let failure = try #require(outcome.failure)
    #expect(failure.code == "stray-output")
    #expect(failure.message.contains("one"))
    #expect(failure.detail.contains("two") && failure.detail.contains("status 3"))
    #expect(failure.detail.contains("oh dear"))
  }

  @Test("A child that writes much while much is written to it stops neither side")
  func fullPipes() throws {
    // Each answer is longer than a pipe's 64 KiB, and so is what is sent meanwhile.
    let long = #"answer "$(printf '{"fact":%s,"rule":"any","what":"%070000d"}' "$fact" 0)""#
    let first = "fact=${line#*'\"facts\":[{\"id\":'}; fact=${fact%%,*}; "
    let outcome = try ShellModule(batch: first + long).run(texts: 512 * 6)
    #expect(outcome.failure == nil)
    #expect(outcome.violations.count == 6)
  }

  @Test("Handing records over waits while eight batches are unanswered")
  func backPressure() throws {
    let shell = try ShellModule(batch: "sleep 600", timeout: 3)
    _ = shell.module.start(ShellModule.outline)
    let clock = ContinuousClock()
    let time = clock.measure {
      // The ninth batch has to wait until the child's three seconds are over and it is given up.
      for number in 0..<(512 * 9) { ShellModule.group(number).map(shell.module.submit) }
    }
    #expect(time >= .seconds(2.5))
    #expect(shell.module.finish().failure?.code == "timed-out")
  }

  @Test("A cancelled child is told so, ends, and has no findings")
  func cancel() throws {
    let shell = try ShellModule(batch: Self.found)
    _ = shell.module.start(ShellModule.outline)
    ShellModule.group(0).map(shell.module.submit)
    shell.module.cancel()
    #expect(FileManager.default.fileExists(atPath: shell.folder.appending(path: "cancelled").path))
    let outcome = shell.module.finish()
    #expect(outcome.violations.isEmpty)
    #expect(outcome.failure == nil)
  }

  @Test("A child that does not hear is killed when it is cancelled")
  func deaf() throws {
    let shell = try ShellModule(batch: "sleep 600")
    _ = shell.module.start(ShellModule.outline)
    for number in 0..<512 { ShellModule.group(number).map(shell.module.submit) }
    let time = ContinuousClock().measure { shell.module.cancel() }
    #expect(time < .seconds(60))
  }
}
