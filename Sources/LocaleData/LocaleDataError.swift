/// Why locale data could not be had.
public enum LocaleDataError: Error, Sendable, Hashable {
  /// A call to ICU failed: which one, and ICU's UErrorCode.
  case icu(call: String, status: Int)
}
