/// A rule: what it is called, what it finds, and how it is set up.
///
/// A rule conforms to exactly one of ``UnitRule``, ``LayoutRule``, ``ControlRule``, ``SceneRule``, ``ProjectRule`` and
/// ``FormatRule``; the choice says what the run must compute for it.
public protocol Rule: Sendable {
  /// Everything about the rule that does not depend on options.
  static var description: RuleDescription { get }
  /// Examples that violate the rule and examples that don't: its tests and a part of its page.
  static var examples: [RuleExample] { get }

  /// Makes the rule with the options of the configuration file, which fit the description's.
  init(options: RuleOptions)
}

/// A rule about one key in all its languages.
public protocol UnitRule: Rule {
  /// What is wrong with the unit; each violation names its language.
  func check(_ unit: UnitFacts) -> [Violation]
}

/// A rule about one control with one text over all conditions.
public protocol LayoutRule: Rule {
  /// What is wrong with the series; usually none or one.
  func check(_ series: CaseSeries) -> [Violation]
}

/// A rule about one control in all its languages.
public protocol ControlRule: Rule {
  /// What is wrong with the control.
  func check(_ control: ControlFacts) -> [Violation]
}

/// A rule about one scene of a document in all its languages: what stands beside what.
public protocol SceneRule: Rule {
  /// What is wrong with the scene.
  func check(_ scene: SceneFacts) -> [Violation]
}

/// A rule that needs to see everything.
public protocol ProjectRule: Rule {
  /// What is wrong with the project.
  func check(_ project: ProjectFacts) -> [Violation]
}

/// A rule whose findings the readers of files make: it has a page and a severity, but no method.
public protocol FormatRule: Rule {}
