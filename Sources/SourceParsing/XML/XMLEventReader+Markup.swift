extension EventReader {
  /// Reads what starts at a `<`.
  mutating func readMarkup() {
    switch byte(ahead: 1) {
    case Byte.slash: readEndTag()
    case Byte.question: readProcessingInstruction()
    case Byte.exclamation: readDeclaration()
    case .some(let byte) where Self.startsName(byte): readStartTag()
    default: readStrayLess()
    }
  }

  private mutating func readStartTag() {
    let position = position(at: index)
    index += 1
    let name = readName()
    var tag = TagReading()
    while !tag.isComplete { readTagPart(of: name, into: &tag) }
    start(name, attributes: tag.attributes, isEmpty: tag.isEmpty, at: position)
  }

  /// What has been read of a start tag.
  private struct TagReading {
    var attributes: [XML.Attribute] = []
    var names: Set<String> = []
    var isEmpty = false
    var isComplete = false

    /// Whether the tag has an attribute of the name; few are compared one by one, many are looked up.
    mutating func contains(_ name: String) -> Bool {
      guard attributes.count >= 24 else { return attributes.contains { $0.name == name } }
      if names.isEmpty { names = Set(attributes.map(\.name)) }
      return !names.insert(name).inserted
    }
  }

  private mutating func readTagPart(of name: String, into tag: inout TagReading) {
    skipSpace()
    guard let next = byte() else {
      report(.unexpectedEnd, at: position(at: index), detail: "the tag <\(name)>")
      tag.isComplete = true
      return
    }
    switch next {
    case Byte.greater:
      index += 1
      tag.isComplete = true
    case Byte.slash where byte(ahead: 1) == Byte.greater:
      index += 2
      tag.isEmpty = true
      tag.isComplete = true
    case Byte.less:
      report(.malformedAttribute, at: position(at: index), detail: "")
      tag.isComplete = true
    case let other where Self.startsName(other):
      let attribute = readAttribute()
      guard !tag.contains(attribute.name) else {
        report(.duplicateAttribute, at: attribute.position, detail: attribute.name)
        return
      }
      tag.attributes.append(attribute)
    default:
      report(.malformedAttribute, at: position(at: index), detail: "")
      index += 1
    }
  }

  private mutating func readAttribute() -> XML.Attribute {
    let start = position(at: index)
    let name = readName()
    skipSpace()
    guard byte() == Byte.equals else {
      report(.malformedAttribute, at: position(at: index), detail: name)
      return XML.Attribute(name: name, value: "", position: start, valuePosition: position(at: index))
    }
    index += 1
    skipSpace()
    guard let mark = byte(), mark == Byte.quote || mark == Byte.apostrophe else {
      report(.malformedAttribute, at: position(at: index), detail: name)
      return unquotedAttribute(name, at: start)
    }
    index += 1
    let valueStart = position(at: index)
    let value = readValue(endedBy: mark)
    if byte() == mark {
      index += 1
    } else {
      report(.malformedAttribute, at: position(at: index), detail: name)
    }
    return XML.Attribute(name: name, value: value, position: start, valuePosition: valueStart)
  }

  /// Reads a value up to its quotation mark; one that is plain is looked at once.
  private mutating func readValue(endedBy mark: UInt8) -> String {
    let start = index
    let end = ByteSearch.first(mark, Byte.ampersand, orControl: true, in: bytes, from: start, to: bytes.count)
    if end < bytes.count, bytes[end] == mark {
      index = end
      return string(start..<end)
    }
    return characterData(rangeOfValue(endedBy: mark), isAttribute: true)
  }

  /// Passes over a value up to its quotation mark.
  ///
  /// A `<` after a line end means that the mark is missing, since a line end in a value is written as a reference; the value
  /// then ends at the first line end, and so does the tag.
  private mutating func rangeOfValue(endedBy mark: UInt8) -> Range<Int> {
    let start = index
    var firstLineEnd: Int?
    while true {
      index = ByteSearch.first(mark, Byte.less, orControl: true, in: bytes, from: index, to: bytes.count)
      guard index < bytes.count, bytes[index] != mark else { break }
      let byte = bytes[index]
      if byte == Byte.lineFeed || byte == Byte.carriageReturn { firstLineEnd = firstLineEnd ?? index }
      if byte == Byte.less, let firstLineEnd { return start..<firstLineEnd }
      index += 1
    }
    return start..<index
  }

  private mutating func unquotedAttribute(_ name: String, at start: XML.Position) -> XML.Attribute {
    let valueStart = index
    let position = position(at: index)
    while let next = byte(), !XML.isSpace(next), next != Byte.greater, next != Byte.less,
      !(next == Byte.slash && byte(ahead: 1) == Byte.greater)
    {
      index += 1
    }
    let value = characterData(valueStart..<index, isAttribute: true)
    return XML.Attribute(name: name, value: value, position: start, valuePosition: position)
  }

  private mutating func readEndTag() {
    let position = position(at: index)
    index += 2
    let name = readName()
    skipSpace()
    if byte() != Byte.greater {
      let here = self.position(at: index)
      if index < bytes.count { report(.malformedAttribute, at: here, detail: "") }
      while let next = byte(), next != Byte.greater, next != Byte.less { index += 1 }
    }
    if byte() == Byte.greater { index += 1 }
    end(name, at: position)
  }

  private mutating func readProcessingInstruction() {
    let position = position(at: index)
    index += 2
    let target = readName()
    skipSpace()
    let data = read(until: "?>", what: "a processing instruction")
    handler.processingInstruction(target, data: string(data), at: position)
  }

  private mutating func readDeclaration() {
    let position = position(at: index)
    if isNext("<!--") {
      index += 4
      let content = read(until: "-->", what: "a comment")
      handler.comment(plainData(content), at: position)
    } else if isNext("<![CDATA[") {
      index += 9
      let content = read(until: "]]>", what: "a CDATA section")
      deliver(cdata: content, at: position)
    } else {
      index += 2
      skipDocumentType()
    }
  }

  /// Skips a DOCTYPE with its internal subset, reading nothing of it but quotation marks, comments and brackets.
  private mutating func skipDocumentType() {
    var brackets = 0
    while let next = byte() {
      if next == Byte.greater, brackets <= 0 {
        index += 1
        return
      }
      if isNext("<!--") {
        index += 4
        _ = read(until: "-->", what: "a comment")
        continue
      }
      index += 1
      switch next {
      case Byte.openBracket: brackets += 1
      case Byte.closeBracket: brackets -= 1
      case Byte.quote, Byte.apostrophe: skipLiteral(endedBy: next)
      default: break
      }
    }
    report(.unexpectedEnd, at: position(at: index), detail: "a document type declaration")
  }

  private mutating func skipLiteral(endedBy mark: UInt8) {
    while let next = byte(), next != mark { index += 1 }
    if index < bytes.count { index += 1 }
  }

  /// The range up to an end mark, which is passed; everything where it never comes.
  private mutating func read(until mark: StaticString, what: String) -> Range<Int> {
    let start = index
    let first = mark.withUTF8Buffer { $0.first }
    while index < bytes.count {
      if bytes[index] == first, isNext(mark) {
        defer { index += mark.utf8CodeUnitCount }
        return start..<index
      }
      index += 1
    }
    report(.unexpectedEnd, at: position(at: index), detail: what)
    return start..<index
  }

  private mutating func readStrayLess() {
    let start = index
    report(.strayMarkup, at: position(at: index))
    index += 1
    while let next = byte(), next != Byte.less { index += 1 }
    deliver(text: start..<index, isBlank: false)
  }

  // MARK: - Names

  /// Reads a name; everything that is no white space and no mark of XML belongs to it.
  private mutating func readName() -> String {
    let start = index
    index = bytes.withUnsafeBufferPointer { bytes in
      var index = start
      while index < bytes.count, !Self.endsName(bytes[index]) { index += 1 }
      return index
    }
    return string(start..<index)
  }

  /// Moves past white space.
  mutating func skipSpace() {
    let start = index
    index = bytes.withUnsafeBufferPointer { bytes in
      var index = start
      while index < bytes.count, XML.isSpace(bytes[index]) { index += 1 }
      return index
    }
  }

  private static func startsName(_ byte: UInt8) -> Bool {
    byte >= 0x80 || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte) || byte == 0x5F || byte == 0x3A
  }

  private static func endsName(_ byte: UInt8) -> Bool {
    if XML.isSpace(byte) { return true }
    switch byte {
    case Byte.slash, Byte.greater, Byte.less, Byte.equals, Byte.quote, Byte.apostrophe, Byte.question: return true
    default: return false
    }
  }
}
