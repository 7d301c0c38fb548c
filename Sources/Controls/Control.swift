public import TitlefitControlLayout
public import TitlefitDiagnostics

/// A button of the project: where it is, what it shows, how it is set up, and the room it is given.
public struct Control: Sendable, Hashable {
  /// The id: the object id in documents, the configuration's name in `titlefit.yml`, `Type.property` in code.
  public var id: String
  /// What kind of control it is.
  public var kind: ControlKind
  /// Where it is declared.
  public var location: SourceLocation
  /// The set-up, or nil where none could be read (AppKit).
  public var specification: ButtonSpecification?
  /// The titles by state.
  public var titles: [ControlText]
  /// The subtitles by state.
  public var subtitles: [ControlText]
  /// The room, with how it came about.
  public var room: ControlRoom
  /// Why the control as a whole cannot be measured, or nil; a short phrase that the report counts.
  public var obstacle: String?
  /// The custom class a document names, or nil.
  public var customClass: String?
  /// Remarks of the reader that the user should know, such as an attribute that has no effect.
  public var notes: [String]
  /// Legacy insets that are set although a configuration makes them ineffective.
  public var hasIgnoredInsets: Bool

  /// Makes a control.
  public init(
    id: String, kind: ControlKind, location: SourceLocation, specification: ButtonSpecification?,
    titles: [ControlText] = [], subtitles: [ControlText] = [], room: ControlRoom, obstacle: String? = nil,
    customClass: String? = nil, notes: [String] = [], hasIgnoredInsets: Bool = false
  ) {
    self.id = id
    self.kind = kind
    self.location = location
    self.specification = specification
    self.titles = titles
    self.subtitles = subtitles
    self.room = room
    self.obstacle = obstacle
    self.customClass = customClass
    self.notes = notes
    self.hasIgnoredInsets = hasIgnoredInsets
  }
}

/// What kind of control it is, under the names of the JSON output.
public enum ControlKind: String, Sendable, Hashable {
  /// A UIButton without configuration, or a subclass of one.
  case legacy
  /// A UIButton with a configuration.
  case configured
  /// A SwiftUI button.
  case swiftui
  /// An NSButton.
  case appkit
}
