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
  /// What flags and branches of the code change.
  public var variants: [ControlVariant] = []
  /// Where the numbers come from that code sets, a sentence each, such as the line of a font; for `explain`.
  public var origins: [String] = []
  /// The outlets that the control is: of documents those that lead to it, of code the one it is declared as.
  public var outlets: [OutletName] = []
  /// What code changes in the button that a document declares, in order; empty for all controls but code's outlets.
  public var outletChanges = OutletChanges()
  /// The user-defined runtime attributes of a document that hold texts, in order.
  public var runtimeTexts: [RuntimeText] = []
  /// Slips of the code around the button, in order; empty for controls of documents.
  public var codeFaults: [CodeFault] = []

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

/// A property that an interface document connects to a control.
public struct OutletName: Sendable, Hashable {
  /// The class of the object that has the property; a document may name a subclass of the one that declares it.
  public var owner: String
  /// The property.
  public var property: String

  /// Makes a name.
  public init(owner: String, property: String) {
    self.owner = owner
    self.property = property
  }
}

/// What code does to a button that a document declares.
public struct OutletChanges: Sendable, Hashable {
  /// The changes of the set-up, in order.
  public var changes: [ButtonChange] = []
  /// What conditions change.
  public var variants: [ConditionalChanges] = []

  /// Makes no changes.
  public init() {}
}

/// A user-defined runtime attribute that holds a text.
public struct RuntimeText: Sendable, Hashable {
  /// The key path.
  public var keyPath: String
  /// The text.
  public var text: String
  /// Where it stands.
  public var location: SourceLocation

  /// Makes a text.
  public init(keyPath: String, text: String, location: SourceLocation) {
    self.keyPath = keyPath
    self.text = text
    self.location = location
  }
}
