public import TitlefitDiagnostics

/// Rules that run outside the audit, such as in a child process; asked in three steps, each of which always comes back.
///
/// The audit calls ``start(_:)`` once, ``submit(_:)`` from any number of threads, and ``finish()`` once after the last of
/// them. Whatever goes wrong is told in ``RuleModuleOutcome/failure``.
public protocol RuleModule: Sendable {
  /// The name, which is the namespace of its rules' ids.
  var name: String { get }

  /// Starts the module and asks what rules it has; empty where that failed.
  func start(_ outline: ProjectOutline) -> [FactRuleDescription]

  /// Hands records over; blocks while the module is behind, and does nothing once it failed.
  func submit(_ group: FactGroup)

  /// Waits for all answers and ends the module.
  func finish() -> RuleModuleOutcome

  /// Ends the module at once; its answers are lost.
  func cancel()
}

/// What a module left behind.
public struct RuleModuleOutcome: Sendable {
  /// What its rules found, in no fixed order.
  public var violations: [ModuleViolation]
  /// Its first fault, or nil; later ones are in the detail.
  public var failure: AuditFailure?
  /// The seconds each rule took by its own count, by id.
  public var seconds: [RuleID: Double]

  /// Makes an outcome.
  public init(violations: [ModuleViolation] = [], failure: AuditFailure? = nil, seconds: [RuleID: Double] = [:]) {
    self.violations = violations
    self.failure = failure
    self.seconds = seconds
  }
}

/// One violation that a module's rule found.
public struct ModuleViolation: Sendable, Hashable {
  /// The rule.
  public var rule: RuleID
  /// What is wrong.
  public var violation: Violation
  /// What it is about.
  public var place: FactPlace

  /// Makes a violation.
  public init(rule: RuleID, violation: Violation, place: FactPlace) {
    self.rule = rule
    self.violation = violation
    self.place = place
  }
}
