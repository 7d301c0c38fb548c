import TitlefitDiagnostics

/// Reads YAML with places: libyaml parses, the tree keeps order, duplicates, styles, lines and UTF-16 columns.
///
/// ## Limits
/// One document a file; keys are texts; anchors are resolved, merge keys (`<<`) are not part of YAML 1.2 and stay ordinary
/// keys. Length, depth and the number of values after unfolding aliases are bounded.
public struct YAMLReader: Sendable {
  /// The longest file in bytes.
  public var lengthLimit = 4_000_000
  /// How deep mappings and lists may lie in each other.
  public var depthLimit = 64
  /// How many values the document may have after aliases are unfolded.
  public var nodeLimit = 200_000

  /// Makes a reader with the usual limits.
  public init() {}

  /// Reads one file's bytes.
  ///
  /// Never throws: what is wrong becomes an issue. After a duplicate key reading goes on and both entries are kept; any
  /// other issue ends it, and the root is nil.
  /// - Complexity: linear in the number of bytes and unfolded values.
  public func read(_ bytes: [UInt8], file: String) -> YAMLReading {
    let start = SourceLocation(file: file, line: 1, column: 1)
    guard bytes.count <= lengthLimit else {
      return YAMLReading(root: nil, issues: [YAMLIssue(.tooLong(limit: lengthLimit), at: start)])
    }
    let body = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes[...]
    guard let events = YAMLEvents(body, file: file) else {
      return YAMLReading(root: nil, issues: [YAMLIssue(.outOfMemory, at: start)])
    }
    var composer = YAMLComposer(events: events, depthLimit: depthLimit, nodeLimit: nodeLimit)
    do {
      let root = try composer.document()
      return YAMLReading(root: root, issues: composer.issues)
    } catch {
      return YAMLReading(root: nil, issues: composer.issues + [error.issue])
    }
  }
}
