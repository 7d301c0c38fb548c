/// The size that a view's content asks for, as constraints mean it: alignment insets left out.
struct ContentSize: Hashable, Sendable {
  /// The width in points, or nil where the content has none.
  var width: Double?
  /// The height in points, or nil where the content has none.
  var height: Double?
  /// How far the width may be off, in points.
  var errorBound: Double = 0
  /// Whether a stand-in was measured for a font that no file serves.
  var isStandIn = false
  /// Whether a text may take several lines, so that its height follows its width.
  var wraps = false

  /// No size of its own.
  static let none = ContentSize()
}
