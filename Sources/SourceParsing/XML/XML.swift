/// Reading XML with positions, going on after errors: events for big files, a tree for documents.
///
/// What is read: elements, attributes, text, CDATA sections, comments and processing instructions of XML 1.0. The five
/// predefined entities and character references are resolved; a DOCTYPE is skipped and nothing it declares is ever
/// expanded, so that no document can grow while it is read or reach outside itself.
///
/// ## Limits
/// No namespaces (a prefix is part of the name), no validation, no default attributes from a DTD.
///
/// Source: Extensible Markup Language (XML) 1.0, fifth edition; 2.11 line ends, 3.3.3 attribute values, 4.6 entities.
public enum XML {
  /// The most elements that may enclose each other and still be delivered; deeper ones are skipped and reported.
  ///
  /// Trees are taken apart level by level on the call stack, of which a thread may have half a megabyte; documents made by
  /// tools stay below 40 levels.
  public static let deepestElement = 256

  /// The most issues a reading lists; what goes wrong afterwards is still recovered from, silently.
  public static let mostIssues = 200

  /// A place in the document; a byte order mark takes no column.
  public typealias Position = TextPosition

  /// An attribute of a start tag.
  public struct Attribute: Sendable, Hashable {
    /// The name as written, with its prefix.
    public var name: String
    /// The value with references resolved and white space normalised to spaces.
    public var value: String
    /// Where the name starts.
    public var position: Position
    /// Where the value starts, after its quotation mark.
    public var valuePosition: Position

    /// Makes an attribute.
    public init(name: String, value: String, position: Position, valuePosition: Position) {
      self.name = name
      self.value = value
      self.position = position
      self.valuePosition = valuePosition
    }
  }

  /// What an ``EventHandler`` is told, in document order.
  ///
  /// Every start is followed by exactly one end of the same name, properly nested, whatever the document looks like.
  public protocol EventHandler {
    /// Whether text of white space only is delivered; without it a document's indentation costs nothing.
    var wantsBlankText: Bool { get }
    /// An element starts; `position` is its `<`.
    mutating func startElement(_ name: String, attributes: [Attribute], at position: Position)
    /// The innermost open element ends; `position` is the end tag's `<`, the `/` of an empty one, or where it had to be
    /// closed.
    mutating func endElement(_ name: String, at position: Position)
    /// Text between two pieces of markup, references resolved and line ends turned to `\n`; never empty.
    mutating func text(_ text: String, isCDATA: Bool, at position: Position)
    /// A comment's content; `position` is its `<`.
    mutating func comment(_ text: String, at position: Position)
    /// A processing instruction, the XML declaration too; `position` is its `<`.
    mutating func processingInstruction(_ target: String, data: String, at position: Position)
    /// Something is not well formed; reading goes on.
    mutating func issue(_ issue: Issue)
  }
}

extension XML.EventHandler {
  /// Text of white space only is delivered unless a handler says otherwise.
  public var wantsBlankText: Bool { true }
  /// Comments are left out unless a handler wants them.
  public mutating func comment(_ text: String, at position: XML.Position) {}
  /// Processing instructions are left out unless a handler wants them.
  public mutating func processingInstruction(_ target: String, data: String, at position: XML.Position) {}
}
