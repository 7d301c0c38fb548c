/// One entry of a `.strings` file.
public struct StringsEntry: Sendable, Hashable {
  /// The key, escapes resolved.
  public var key: String
  /// The bytes the key spans, quotes included.
  public var keyRange: Range<Int>
  /// The value, escapes resolved; the key where the entry is the short form `"key";`.
  public var value: String
  /// The bytes the value spans, quotes included.
  public var valueRange: Range<Int>
  /// The comments before the entry and after it on its line, joined by line breaks; nil where there is none.
  public var comment: String?

  /// Makes an entry.
  public init(key: String, keyRange: Range<Int>, value: String, valueRange: Range<Int>, comment: String? = nil) {
    self.key = key
    self.keyRange = keyRange
    self.value = value
    self.valueRange = valueRange
    self.comment = comment
  }
}

/// A `.strings` file in its usual form, the old-style property list, read as far as it can be.
public struct StringsDocument: Sendable {
  /// The text.
  public let text: SourceText
  /// The entries in the order of the file, duplicates kept.
  public let entries: [StringsEntry]
  /// What is wrong with the text, in its order; what could not be decoded included.
  public let issues: [SyntaxIssue]

  /// Reads a text.
  ///
  /// After an error it goes on at the next entry. An entry whose text can be told in spite of an error (a missing
  /// semicolon, an unescaped quote, an unclosed string) is kept.
  ///
  /// Source: Apple, "Property List Programming Guide", Old-Style ASCII Property Lists, and the documentation of
  /// `NSString.propertyListFromStringsFileFormat()`; the escapes as CoreFoundation's `CFOldStylePList.c` (CF-1153) reads
  /// them.
  /// - Complexity: linear in the length of the text.
  public init(reading text: SourceText) {
    var parser = StringsParser(text)
    parser.parse()
    self.text = text
    entries = parser.entries
    issues = (text.issues + parser.issues.sorted).sorted { $0.position < $1.position }
  }
}
