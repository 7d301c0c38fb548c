/// A stretch of text in one script.
public struct ScriptRun: Sendable, Hashable {
  /// The UTF-16 offsets of the stretch.
  public var range: Range<Int>
  /// The ISO 15924 name, such as `Latn`; `Zyyy` (Common) where no character of the text decides.
  public var script: String

  /// Makes a run from its range and script.
  public init(range: Range<Int>, script: String) {
    self.range = range
    self.script = script
  }
}
