public import TitlefitControlLayout
public import TitlefitDiagnostics
public import TitlefitLocales

/// A text of a control in one state, and where it comes from.
public struct ControlText: Sendable, Hashable {
  /// The state that shows it.
  public var state: ControlState
  /// Where the text comes from.
  public var source: TextSource
  /// Where the binding stands, such as the attribute in a document.
  public var location: SourceLocation
  /// What code does to the text before it shows it, or nil.
  public var transform: TextTransform?
  /// Under which condition of the code the text shows, or nil where it always does.
  public var condition: String?
  /// What code writes in the text's place, where it could not be resolved; or nil.
  public var expression: String?

  /// Makes a text.
  public init(
    state: ControlState = .normal, source: TextSource, location: SourceLocation, transform: TextTransform? = nil,
    condition: String? = nil, expression: String? = nil
  ) {
    self.state = state
    self.source = source
    self.location = location
    self.transform = transform
    self.condition = condition
    self.expression = expression
  }
}

/// Where a control's text comes from.
public indirect enum TextSource: Sendable, Hashable {
  /// A unit of a table; `fallback` is what a document or code itself holds, shown in languages that lack the unit.
  case unit(table: String, key: String, fallback: String?)
  /// The one unit of several that exists, such as the format keys an interpolation may mean.
  case oneOf([UnitName], fallback: String?)
  /// The unit whose name gives a generated member, such as `Editor.showMore` for `editor.show_more`.
  case member(GeneratedMember)
  /// Every unit whose table and key match the patterns, in which `*` stands for any characters.
  case pattern(table: String, key: String)
  /// A text that no catalog translates.
  case literal(String)
  /// A value that each language formats in its own way.
  case formatted(FormattedValue)
  /// Several texts one after the other, all of them known, such as `"\(title) – \(note)"`.
  case composed([TextPiece])
  /// A format whose placeholders code fills with texts that are known, nil for those that are not, in their order.
  case filled(TextSource, arguments: [TextPiece?])
  /// A text that could not be found out, with the reason.
  case unresolved(reason: String)

  /// The sources that the text is put together from; itself where it is not put together.
  public var parts: [TextSource] {
    switch self {
    case .composed(let pieces): pieces.flatMap(\.source.parts)
    case .filled(let format, let arguments): format.parts + arguments.compactMap(\.self).flatMap(\.source.parts)
    default: [self]
    }
  }
}

/// A part of a text that code puts together.
public struct TextPiece: Sendable, Hashable {
  /// Where the part comes from.
  public var source: TextSource
  /// What code does to the part, or nil.
  public var transform: TextTransform?

  /// Makes a part.
  public init(_ source: TextSource, transform: TextTransform? = nil) {
    self.source = source
    self.transform = transform
  }
}

/// A unit by its table and key.
public struct UnitName: Sendable, Hashable {
  /// The table.
  public var table: String
  /// The key.
  public var key: String

  /// Makes a name.
  public init(table: String, key: String) {
    self.table = table
    self.key = key
  }
}

/// A member that a generator made from a key, where the generated file is not in the tree.
public struct GeneratedMember: Sendable, Hashable {
  /// The member as code writes it, for messages.
  public var text: String
  /// The components below the root type, such as `Editor`, `showMore`.
  public var path: [String]
  /// The table that the generator puts all keys in, or nil where the first component may be one.
  public var table: String?

  /// Makes a member.
  public init(text: String, path: [String], table: String? = nil) {
    self.text = text
    self.path = path
    self.table = table
  }
}

/// What code does to a text before it shows it.
public enum TextTransform: String, Sendable, Hashable {
  /// Upper case by Unicode's rules for no language.
  case uppercased
  /// Lower case by Unicode's rules for no language.
  case lowercased
  /// Each word begins with a capital, by the rules for no language.
  case capitalized
  /// Upper case by the language's rules.
  case localizedUppercase
  /// Lower case by the language's rules.
  case localizedLowercase
  /// Each word begins with a capital, by the language's rules.
  case localizedCapitalized
}
