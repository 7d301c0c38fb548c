public import TitlefitControlLayout
public import TitlefitDiagnostics

/// A text of a control in one state, and where it comes from.
public struct ControlText: Sendable, Hashable {
  /// The state that shows it.
  public var state: ControlState
  /// Where the text comes from.
  public var source: TextSource
  /// Where the binding stands, such as the attribute in a document.
  public var location: SourceLocation

  /// Makes a text.
  public init(state: ControlState = .normal, source: TextSource, location: SourceLocation) {
    self.state = state
    self.source = source
    self.location = location
  }
}

/// Where a control's text comes from.
public enum TextSource: Sendable, Hashable {
  /// A unit of a table; `fallback` is what a document itself holds, shown in languages that lack the unit.
  case unit(table: String, key: String, fallback: String?)
  /// Every unit whose table and key match the patterns, in which `*` stands for any characters.
  case pattern(table: String, key: String)
  /// A text that no catalog translates.
  case literal(String)
  /// A text that could not be found out, with the reason.
  case unresolved(reason: String)
}
