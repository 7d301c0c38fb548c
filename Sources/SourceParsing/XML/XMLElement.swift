extension XML {
  /// An element with everything in it.
  public struct Element: Sendable, Hashable {
    /// The name as written, with its prefix.
    public var name: String
    /// The attributes in the order of the tag, each name once.
    public var attributes: [Attribute]
    /// The content in document order.
    public var children: [Node]
    /// Where the start tag's `<` stands.
    public var position: Position

    /// Makes an element.
    public init(name: String, attributes: [Attribute] = [], children: [Node] = [], position: Position) {
      self.name = name
      self.attributes = attributes
      self.children = children
      self.position = position
    }

    /// The value of an attribute, or nil where it is absent.
    /// - Complexity: linear in the number of attributes.
    public subscript(name: String) -> String? { attribute(name)?.value }

    /// An attribute with its places, or nil where it is absent.
    /// - Complexity: linear in the number of attributes.
    public func attribute(_ name: String) -> Attribute? { attributes.first { $0.name == name } }

    /// The child elements in document order.
    /// - Complexity: linear in the number of children.
    public var elements: [Element] { children.compactMap(\.element) }

    /// The child elements of a name in document order.
    /// - Complexity: linear in the number of children.
    public func elements(_ name: String) -> [Element] { elements.filter { $0.name == name } }

    /// The first child element of a name, or nil.
    /// - Complexity: linear in the number of children.
    public func element(_ name: String) -> Element? {
      for case .element(let child) in children where child.name == name { return child }
      return nil
    }

    /// The element's own text, comments and child elements left out.
    /// - Complexity: linear in the number of children.
    public var text: String {
      children.reduce(into: "") { text, node in
        if case .text(let piece) = node { text += piece.content }
      }
    }

    /// Where the element's own text starts, or nil where it has none.
    public var textPosition: Position? {
      for case .text(let piece) in children { return piece.position }
      return nil
    }
  }

  /// A piece of an element's content.
  public enum Node: Sendable, Hashable {
    /// A child element.
    case element(Element)
    /// Text or a CDATA section.
    case text(Text)
    /// A comment.
    case comment(Text)

    /// The child element, or nil for anything else.
    public var element: Element? {
      guard case .element(let element) = self else { return nil }
      return element
    }
  }

  /// A stretch of characters with its place.
  public struct Text: Sendable, Hashable {
    /// The characters, references resolved.
    public var content: String
    /// Where they start; of a comment or CDATA section, where its `<` stands.
    public var position: Position

    /// Makes a stretch.
    public init(_ content: String, position: Position) {
      self.content = content
      self.position = position
    }
  }

  /// A whole document as a tree.
  public struct Document: Sendable, Hashable {
    /// The root elements: one where the document is well formed.
    public var roots: [Element]
    /// What is not well formed, in document order.
    public var issues: [Issue]

    /// The first root element, or nil where the file holds none.
    public var root: Element? { roots.first }

    /// Reads a document from a file's bytes; never fails, see ``issues``.
    ///
    /// - Parameters:
    ///   - bytes: the file as it is; UTF-8 or UTF-16, with or without a byte order mark.
    ///   - keepsBlankText: whether text of white space only is kept; documents that have no mixed content don't need it.
    /// - Complexity: linear in the number of bytes.
    public init(_ bytes: [UInt8], keepsBlankText: Bool = true) {
      var builder = TreeBuilder(keepsBlankText: keepsBlankText)
      XML.read(bytes, into: &builder)
      roots = builder.roots
      // What could not be decoded was noticed before anything was read.
      issues = builder.issues.sorted { $0.position < $1.position }
    }
  }
}

/// Collects events into a tree.
private struct TreeBuilder: XML.EventHandler {
  let wantsBlankText: Bool
  var roots: [XML.Element] = []
  var issues: [XML.Issue] = []
  private var open: [XML.Element] = []

  init(keepsBlankText: Bool) { wantsBlankText = keepsBlankText }

  mutating func startElement(_ name: String, attributes: [XML.Attribute], at position: XML.Position) {
    open.append(XML.Element(name: name, attributes: attributes, position: position))
  }

  mutating func endElement(_ name: String, at position: XML.Position) {
    guard let element = open.popLast() else { return }
    if open.isEmpty { roots.append(element) } else { append(.element(element)) }
  }

  mutating func text(_ text: String, isCDATA: Bool, at position: XML.Position) {
    guard !open.isEmpty else { return }
    append(.text(XML.Text(text, position: position)))
  }

  mutating func comment(_ text: String, at position: XML.Position) {
    guard !open.isEmpty else { return }
    append(.comment(XML.Text(text, position: position)))
  }

  mutating func issue(_ issue: XML.Issue) { issues.append(issue) }

  private mutating func append(_ node: consuming XML.Node) { open[open.count - 1].children.append(node) }
}
