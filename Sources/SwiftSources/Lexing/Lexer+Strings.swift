extension Lexer {
  /// A string's opening delimiter and what follows it up to its end or first interpolation.
  mutating func lexString(pounds: Int) {
    let start = index
    index += pounds
    var delimiter = StringDelimiter(pounds: pounds, isMultiline: false)
    if peek(1) == UInt8(ascii: "\""), peek(2) == UInt8(ascii: "\""), opensSeveralLines(pounds: pounds) {
      delimiter.isMultiline = true
    }
    index += delimiter.isMultiline ? 3 : 1
    append(.stringStart, from: start, marks: delimiter.isMultiline ? .multiline : [])
    lexStringContents(delimiter, from: start)
  }

  /// Whether `"""` opens a string of several lines: with `#`s it may also be a string of one line, `#"""#`.
  private func opensSeveralLines(pounds: Int) -> Bool {
    guard pounds > 0 else { return true }
    var place = index + 2
    while place < bytes.count, bytes[place] != 0x0A, bytes[place] != 0x0D {
      if bytes[place] == UInt8(ascii: "\""), hasPounds(pounds, at: place + 1) { return false }
      // Only the text of a string of one line may follow on the line, and it must end there.
      place += 1
    }
    return true
  }

  private func hasPounds(_ pounds: Int, at place: Int) -> Bool {
    guard place + pounds <= bytes.count else { return pounds == 0 }
    for offset in 0..<pounds where bytes[place + offset] != UInt8(ascii: "#") { return false }
    return true
  }

  /// The characters of a string from `index` to its end or to its next interpolation.
  mutating func lexStringContents(_ delimiter: StringDelimiter, from stringStart: Int) {
    let segmentStart = index
    var isEscaped = false
    while index < bytes.count {
      let byte = bytes[index]
      if byte == UInt8(ascii: "\"") {
        if closes(delimiter) {
          endSegment(from: segmentStart, isEscaped: isEscaped)
          let start = index
          index += (delimiter.isMultiline ? 3 : 1) + delimiter.pounds
          return append(.stringEnd, from: start, marks: delimiter.isMultiline ? .multiline : [])
        }
        index += 1
      } else if byte == UInt8(ascii: "\\"), hasPounds(delimiter.pounds, at: index + 1) {
        isEscaped = true
        if peek(1 + delimiter.pounds) == UInt8(ascii: "(") {
          return openInterpolation(
            delimiter, stringStart: stringStart, segmentStart: segmentStart, isEscaped: isEscaped)
        }
        index += 1 + delimiter.pounds
        // The escaped character, so that a quotation mark or a backslash is none.
        if index < bytes.count, bytes[index] != 0x0A, bytes[index] != 0x0D { index += 1 }
      } else if byte == 0x0A || byte == 0x0D, !delimiter.isMultiline {
        break
      } else {
        index += 1
      }
    }
    report(.unterminatedString, at: stringStart)
    endSegment(from: segmentStart, isEscaped: isEscaped, marks: .unterminated)
  }

  /// Whether the quotation mark at `index` closes a string.
  private func closes(_ delimiter: StringDelimiter) -> Bool {
    guard delimiter.isMultiline else { return hasPounds(delimiter.pounds, at: index + 1) }
    return peek(1) == UInt8(ascii: "\"") && peek(2) == UInt8(ascii: "\"") && hasPounds(delimiter.pounds, at: index + 3)
  }

  private mutating func endSegment(from start: Int, isEscaped: Bool, marks: Token.Marks = []) {
    guard index > start else { return }
    append(.stringSegment, from: start, marks: isEscaped ? marks.union(.escaped) : marks)
  }

  private mutating func openInterpolation(
    _ delimiter: StringDelimiter, stringStart: Int, segmentStart: Int, isEscaped: Bool
  ) {
    // The backslash that was met belongs to the interpolation.
    endSegment(from: segmentStart, isEscaped: isEscaped)
    let start = index
    index += 2 + delimiter.pounds
    append(.interpolationStart, from: start)
    open.append(Interpolation(delimiter: delimiter, stringStart: stringStart, start: start))
  }
}
