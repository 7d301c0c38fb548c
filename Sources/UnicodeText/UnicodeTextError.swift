/// Why a text could not be analysed.
public enum UnicodeTextError: Error, Sendable, Hashable {
  /// A call to ICU failed: which one, and ICU's UErrorCode. Missing data files and exhausted memory end here.
  case icu(call: String, status: Int)
  /// The text has more UTF-16 units than ICU counts; its length and the limit.
  case textTooLong(length: Int, limit: Int)
}
