/// A rule: what it is called, what it finds, and how it is set up.
///
/// A rule conforms to exactly one of ``UnitRule``, ``LayoutRule``, ``ControlRule``, ``GatheringRule``, ``SceneRule``,
/// ``ProjectRule`` and ``FormatRule``; the choice says what the run must compute for it.
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
///
/// Each of the control's series has its first case only, since all cases of a control that shows a whole table are too many
/// to be kept; a rule that must look at all of them is a ``GatheringRule``.
public protocol ControlRule: Rule {
  /// What is wrong with the control.
  func check(_ control: ControlFacts) -> [Violation]
}

/// A rule about one control in all its languages that looks at all cases, series by series.
public protocol GatheringRule: Rule {
  /// What the rule keeps of a series; never the series itself or its cases, so that memory does not grow with them.
  associatedtype Gathered: Sendable
  /// What is worth keeping of a series, which has all its cases; nil where nothing is. Called from several threads.
  func gather(from series: CaseSeries) -> Gathered?
  /// What is wrong with the control, whose series have their first case only.
  /// - Parameter gathered: what was kept, in the order of the series.
  func check(_ control: ControlFacts, gathered: [Gathered]) -> [Violation]
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
