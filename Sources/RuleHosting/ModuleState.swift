import Foundation
import TitlefitDiagnostics
import TitlefitRuleKit

/// What the threads of one module share: the lines to write, the batches to be answered, the faults.
///
/// Every stored property that changes is read and written only while `condition` is locked, which makes the class
/// sendable.
final class ModuleState: @unchecked Sendable {
  /// How far the conversation is.
  enum Phase: Sendable { case idle, greeting, running, ending, ended }

  private let module: String
  private let timeout: Duration
  private let reader: ModuleMessageReader
  private let condition = NSCondition()

  private var phase = Phase.idle
  private var child: ChildProcess?
  private var lines: [[UInt8]] = []
  private var closesInput = false
  private var open: [FactScope: ModuleBatch] = [:]
  private var waiting: [ModuleBatch] = []
  private var deadline: ContinuousClock.Instant?
  private var rules: [String: AnnouncedRule] = [:]
  private var order: [AnnouncedRule] = []
  private var writers: [FactScope: FactWriter] = [:]
  private var nextBatch = 1
  private var nextFact = 1
  private var violations: [ModuleViolation] = []
  private var seconds: [RuleID: Double] = [:]
  private var faults: [ModuleFault] = []
  private var isDead = false
  private var losesFindings = false
  private var saidBye = false
  private var errorText: [UInt8] = []

  init(module: String, timeout: Double) {
    self.module = module
    self.timeout = .seconds(timeout)
    reader = ModuleMessageReader(module: module)
  }

  private func locked<Result>(_ body: () -> Result) -> Result {
    condition.lock()
    defer {
      condition.broadcast()
      condition.unlock()
    }
    return body()
  }

  // MARK: Asked by the audit

  /// Takes a started child and queues the first line.
  func begin(_ child: ChildProcess, hello: [UInt8]) {
    locked {
      self.child = child
      phase = .greeting
      lines = [hello]
      deadline = .now + timeout
    }
  }

  /// Waits for the child's rules; empty where none come.
  func waitForHello() -> [FactRuleDescription] {
    condition.lock()
    defer { condition.unlock() }
    while phase == .greeting, !isDead { condition.wait() }
    return isDead ? [] : order.map(\.description)
  }

  /// Puts a group into its scope's batch; waits while too many batches are unanswered.
  func submit(_ group: FactGroup) {
    condition.lock()
    while waiting.count >= ModuleBatches.window, !isDead { condition.wait() }
    guard !isDead, phase == .running, let writer = writers[group.scope] else {
      condition.unlock()
      return
    }
    let first = nextFact
    nextFact += group.records.count
    condition.unlock()
    var bytes: [UInt8] = []
    for (index, record) in group.records.enumerated() {
      if index > 0 { bytes.append(UInt8(ascii: ",")) }
      writer.append(record, id: first + index, to: &bytes)
    }
    locked {
      var batch = open.removeValue(forKey: group.scope) ?? ModuleBatch(id: 0, scope: group.scope)
      if batch.count > 0 { batch.bytes.append(UInt8(ascii: ",")) }
      batch.bytes += bytes
      batch.groups.append((first, group))
      batch.count += group.records.count
      if batch.count >= ModuleBatches.records || batch.bytes.count >= ModuleBatches.bytes {
        send(batch)
      } else {
        open[group.scope] = batch
      }
    }
  }

  /// Waits for all answers, ends the child, and gathers what it left behind.
  func finish(at location: SourceLocation?) -> RuleModuleOutcome {
    condition.lock()
    defer { condition.unlock() }
    if phase == .running, !isDead {
      for scope in FactScope.allCases { if let batch = open.removeValue(forKey: scope) { send(batch) } }
      while !waiting.isEmpty, !isDead { condition.wait() }
      if !isDead { end(with: ModuleProtocol.shutdown, within: timeout) }
    }
    while phase != .ended, phase != .idle { condition.wait() }
    let failure = failure(at: location)
    return RuleModuleOutcome(violations: losesFindings ? [] : violations, failure: failure, seconds: seconds)
  }

  /// Ends the child without waiting for its answers.
  func cancel() {
    condition.lock()
    defer { condition.unlock() }
    losesFindings = true
    if phase == .greeting || phase == .running, !isDead {
      waiting = []
      lines = []
      end(with: ModuleProtocol.cancel, within: min(timeout, .seconds(1)))
    }
    while phase != .ended, phase != .idle { condition.wait() }
  }

  // MARK: Asked by the child's threads

  /// The next line to write; nil when there will be none any more.
  func nextLine() -> [UInt8]? {
    condition.lock()
    defer { condition.unlock() }
    while lines.isEmpty, !closesInput, !isDead { condition.wait() }
    return isDead || lines.isEmpty ? nil : lines.removeFirst()
  }

  /// Whether the child was given up.
  var isGivenUp: Bool { locked { isDead } }

  /// Takes a line of the child's standard output.
  func take(_ line: [UInt8]) {
    do throws(ModuleFault) {
      let message = try reader.read(line)
      if let fault = locked({ apply(message) }) { fail(fault) }
    } catch {
      // What a stray print writes does no harm to the messages around it.
      if error.code == "stray-output" { locked { note(error) } } else { fail(error) }
    }
  }

  /// Takes bytes of the child's standard error and keeps the last of them.
  func takeError(_ bytes: UnsafeRawBufferPointer) {
    locked {
      errorText += bytes
      if errorText.count > 4096 { errorText.removeFirst(errorText.count - 2048) }
    }
  }

  /// How long the child may go on in silence before it has to be looked at; zero where its time is over.
  func remaining() -> Duration? {
    locked { deadline.map { max(.zero, ContinuousClock.now.duration(to: $0)) } }
  }

  /// Gives the child up because its time is over.
  func expire() {
    let what: String =
      locked {
        switch phase {
        case .greeting: "it did not say hello"
        case .ending: "it did not end"
        default: "it did not answer a batch"
        }
      }
    fail(ModuleFault("timed-out", "\(what) within \(FactValue.number(timeout.seconds).text) s"))
  }

  /// Gives the child up: its process group is killed.
  func fail(_ fault: ModuleFault) {
    locked {
      note(fault)
      losesFindings = losesFindings || phase != .ending
      isDead = true
      child?.kill()
      if child == nil { phase = .ended }
    }
  }

  /// Says that the child's output is at its end and how the child ended.
  func ended(_ ending: ChildProcess.Ending) {
    locked {
      if !isDead {
        let how =
          switch ending {
          case .exit(let status): "with status \(status)"
          case .signal(let signal): "by signal \(signal)"
          }
        if phase != .ending || (!saidBye && ending == .exit(0)) {
          if phase != .ending || !losesFindings { note(ModuleFault("ended-early", "it ended \(how) without a bye")) }
          losesFindings = losesFindings || phase != .ending
        } else if ending != .exit(0) {
          note(ModuleFault("ended-early", "it ended \(how)"))
        }
        isDead = true
      }
      phase = .ended
    }
  }

  // MARK: With the lock held

  private func send(_ batch: ModuleBatch) {
    var batch = batch
    batch.id = nextBatch
    nextBatch += 1
    lines.append(ModuleProtocol.batchStart(id: batch.id, scope: batch.scope) + batch.bytes + ModuleProtocol.batchEnd)
    batch.bytes = []
    if waiting.isEmpty { deadline = .now + timeout }
    waiting.append(batch)
    condition.broadcast()
  }

  private func end(with line: [UInt8], within time: Duration) {
    lines.append(line)
    closesInput = true
    phase = .ending
    deadline = .now + time
    condition.broadcast()
  }

  private func note(_ fault: ModuleFault) { if faults.count < 1000 { faults.append(fault) } }

  private func apply(_ message: ModuleMessage) -> ModuleFault? {
    switch message {
    case .hello(let announced):
      guard phase == .greeting else { return ModuleFault("bad-line", "it said hello twice") }
      order = announced
      rules = Dictionary(announced.map { ($0.id, $0) }) { first, _ in first }
      for scope in FactScope.allCases {
        let wanted = Set(announced.filter { $0.description.scope == scope }.flatMap { $0.fields.map(\.name) })
        if announced.contains(where: { $0.description.scope == scope }) {
          writers[scope] = FactWriter(FactTable.fields(of: scope).filter { wanted.contains($0.name) })
        }
      }
      phase = .running
      deadline = nil
      return nil
    case .findings(let batch, let findings): return answer(batch, findings)
    case .bye(let times):
      guard phase == .ending else { return ModuleFault("bad-line", "it said bye before it was asked to end") }
      saidBye = true
      for (rule, time) in times where rules[rule] != nil && time.isFinite {
        seconds[RuleID(self.module + "/" + rule)] = time
      }
      return nil
    }
  }

  private func answer(_ id: Int, _ findings: [AnnouncedFinding]) -> ModuleFault? {
    guard phase == .running, let batch = waiting.first, batch.id == id else {
      return phase == .ending && losesFindings ? nil : ModuleFault("bad-line", "it answered a batch that was not due")
    }
    switch batch.violations(findings, rules: rules) {
    case .failure(let fault): return fault
    case .success(let found):
      violations += found
      waiting.removeFirst()
      deadline = waiting.isEmpty ? nil : .now + timeout
      guard violations.count <= ModuleBatches.violations else {
        return ModuleFault("too-many-findings", "it reported more than \(ModuleBatches.violations) violations")
      }
      return nil
    }
  }

  private func failure(at location: SourceLocation?) -> AuditFailure? {
    guard let first = faults.first else { return nil }
    var detail: [String] = []
    if losesFindings { detail.append("What its rules found is left out.") }
    if faults.count > 1 {
      let later = faults.dropFirst()
      detail.append("Later faults: " + later.prefix(3).map(\.text).joined(separator: "; ") + ".")
      if later.count > 3 { detail.append("And \(later.count - 3) more.") }
    }
    let said = String(decoding: errorText, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
    if !said.isEmpty { detail.append("Its standard error ends: " + said) }
    return AuditFailure(
      source: module, code: first.code, message: "The rule module \"\(module)\" failed: \(first.text)",
      detail: detail.joined(separator: " "), location: location)
  }
}

extension Duration {
  /// The duration in seconds.
  var seconds: Double { Double(components.seconds) + Double(components.attoseconds) / 1e18 }
}
