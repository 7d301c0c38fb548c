public import TitlefitLocales

/// A stretch of text in one script.
public struct ScriptRun: Sendable, Hashable {
  /// The UTF-16 offsets of the stretch.
  public var range: Range<Int>
  /// The script; Common (`Zyyy`) where no character of the text decides.
  public var script: ScriptCode

  /// Makes a run from its range and script.
  public init(range: Range<Int>, script: ScriptCode) {
    self.range = range
    self.script = script
  }
}
