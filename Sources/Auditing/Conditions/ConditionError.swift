/// Why a condition or a message template cannot be read.
struct ConditionError: Error, Sendable, Hashable {
  /// One sentence without a final stop.
  var message: String
  /// The character it concerns, counted from 0 in code points.
  var offset: Int

  init(_ message: String, at offset: Int) {
    self.message = message
    self.offset = offset
  }
}
