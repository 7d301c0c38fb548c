/// A place where a line may or must end.
public struct LineBreakOpportunity: Sendable, Hashable, BitwiseCopyable {
  /// The UTF-16 offset after the last unit of the line.
  public var offset: Int
  /// Whether the line must end here: after a newline, CR LF, U+000B, U+000C, U+0085, U+2028 or U+2029.
  public var isHard: Bool

  /// Makes an opportunity from an offset.
  public init(offset: Int, isHard: Bool) {
    self.offset = offset
    self.isHard = isHard
  }
}
