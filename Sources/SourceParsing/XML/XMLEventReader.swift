/// Walks through UTF-8 bytes and tells a handler what is there.
///
/// Every byte is passed once: each method leaves `index` behind what it read, and looks ahead only over what it then
/// consumes or over a fixed number of bytes.
struct EventReader<Handler: XML.EventHandler> {
  /// The text in UTF-8.
  let bytes: [UInt8]
  /// The offset of the next byte.
  var index = 0
  /// Who is told.
  var handler: Handler
  private let wantsBlankText: Bool
  private var issueCount = 0
  private var recent = RecentStrings()
  private var positions = XMLPositionTracker()
  private var open: [OpenElement] = []
  private var hasRoot = false
  private var hasReportedDepth = false

  /// An element whose end has not come yet.
  private struct OpenElement {
    var name: String
    var position: XML.Position
  }

  /// Starts at the first byte; a byte order mark has been taken off.
  init(bytes: [UInt8], handler: Handler) {
    self.bytes = bytes
    self.handler = handler
    wantsBlankText = handler.wantsBlankText
  }

  /// Reads to the end and closes what is still open.
  /// - Complexity: linear in the number of bytes.
  mutating func readAll() {
    while index < bytes.count {
      if bytes[index] == Byte.less { readMarkup() } else { readText() }
    }
    closeAtEnd()
  }

  /// Tells the handler about an issue, up to the limit.
  mutating func report(_ code: XML.IssueCode, at position: XML.Position, detail: String = "") {
    guard issueCount < XML.mostIssues else { return }
    issueCount += 1
    handler.issue(XML.Issue(code, at: position, detail: detail))
  }

  /// The place of an offset not before any asked for earlier.
  mutating func position(at offset: Int) -> XML.Position { positions.position(at: offset, in: bytes) }

  /// The byte so many places ahead, or nil behind the end.
  func byte(ahead distance: Int = 0) -> UInt8? {
    index + distance < bytes.count ? bytes[index + distance] : nil
  }

  /// Whether the bytes at `index` are these.
  func isNext(_ text: StaticString) -> Bool {
    guard index + text.utf8CodeUnitCount <= bytes.count else { return false }
    return text.withUTF8Buffer { wanted in bytes[index..<(index + wanted.count)].elementsEqual(wanted) }
  }

  /// The characters of a range as they are.
  mutating func string(_ range: Range<Int>) -> String { recent.text(range, in: bytes) }

  // MARK: - Elements

  /// Opens an element; `isEmpty` closes it at once.
  mutating func start(_ name: String, attributes: [XML.Attribute], isEmpty: Bool, at position: XML.Position) {
    if open.isEmpty {
      if hasRoot { report(.severalRoots, at: position, detail: name) }
      hasRoot = true
    }
    open.append(OpenElement(name: name, position: position))
    if open.count <= XML.deepestElement {
      handler.startElement(name, attributes: attributes, at: position)
    } else if !hasReportedDepth {
      hasReportedDepth = true
      report(.nestingTooDeep, at: position, detail: name)
    }
    if isEmpty { closeInnermost(at: self.position(at: index - 2)) }
  }

  /// Closes the element that an end tag names, and what is open inside it.
  ///
  /// Only the innermost ``XML/deepestElement`` elements are searched, so that stray end tags cost no more than that.
  mutating func end(_ name: String, at position: XML.Position) {
    guard let level = open.suffix(XML.deepestElement).lastIndex(where: { $0.name == name }) else {
      report(.strayEndTag, at: position, detail: name)
      return
    }
    while open.count > level + 1, let inner = open.last {
      report(.unclosedElement, at: inner.position, detail: inner.name)
      closeInnermost(at: position)
    }
    closeInnermost(at: position)
  }

  private mutating func closeInnermost(at position: XML.Position) {
    guard let element = open.popLast() else { return }
    if open.count < XML.deepestElement { handler.endElement(element.name, at: position) }
  }

  private mutating func closeAtEnd() {
    let end = position(at: bytes.count)
    if let innermost = open.last {
      report(.unexpectedEnd, at: end, detail: "<\(innermost.name)> of line \(innermost.position.line)")
    }
    while !open.isEmpty { closeInnermost(at: end) }
    if !hasRoot { report(.noElement, at: XML.Position(line: 1, column: 1)) }
  }

  // MARK: - Text

  private mutating func readText() {
    let start = index
    skipSpace()
    let isBlank = index == bytes.count || bytes[index] == Byte.less
    if isBlank {
      deliver(text: start..<index, isBlank: true)
      return
    }
    index = ByteSearch.first(Byte.less, Byte.less, orControl: false, in: bytes, from: index, to: bytes.count)
    deliver(text: start..<index, isBlank: false)
  }

  /// Delivers a range of character data that lies between markup.
  mutating func deliver(text range: Range<Int>, isBlank: Bool) {
    if isBlank, open.isEmpty || !wantsBlankText { return }
    let start = position(at: range.lowerBound)
    if open.isEmpty {
      report(.textOutsideRoot, at: start)
      return
    }
    let text = characterData(range, isAttribute: false)
    if open.count <= XML.deepestElement, !text.isEmpty { handler.text(text, isCDATA: false, at: start) }
  }

  /// Delivers a CDATA section's content.
  mutating func deliver(cdata range: Range<Int>, at start: XML.Position) {
    if open.isEmpty {
      report(.textOutsideRoot, at: start)
    } else if open.count <= XML.deepestElement, !range.isEmpty {
      handler.text(plainData(range), isCDATA: true, at: start)
    }
  }
}

/// The ASCII characters that mean something in XML.
enum Byte {
  /// A tab.
  static let tab: UInt8 = 0x09
  /// The line end of Unix.
  static let lineFeed: UInt8 = 0x0A
  /// The first byte of the line end of Windows.
  static let carriageReturn: UInt8 = 0x0D
  /// A space.
  static let space: UInt8 = 0x20
  /// `!`, after which comments, sections and declarations start.
  static let exclamation: UInt8 = 0x21
  /// `"`, around attribute values.
  static let quote: UInt8 = 0x22
  /// `#`, in character references.
  static let hash: UInt8 = 0x23
  /// `&`, where references start.
  static let ampersand: UInt8 = 0x26
  /// `'`, around attribute values.
  static let apostrophe: UInt8 = 0x27
  /// `/`, in end tags and empty elements.
  static let slash: UInt8 = 0x2F
  /// `;`, where references end.
  static let semicolon: UInt8 = 0x3B
  /// `<`, where markup starts.
  static let less: UInt8 = 0x3C
  /// `=`, between attribute and value.
  static let equals: UInt8 = 0x3D
  /// `>`, where tags end.
  static let greater: UInt8 = 0x3E
  /// `?`, around processing instructions.
  static let question: UInt8 = 0x3F
  /// `[`, where an internal subset starts.
  static let openBracket: UInt8 = 0x5B
  /// `]`, where it ends.
  static let closeBracket: UInt8 = 0x5D
}
