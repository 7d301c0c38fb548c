/// Why a font cannot serve a request.
public enum FontError: Error, Sendable, Hashable {
  /// No regular file can be read at the path.
  case unreadable(path: String)
  /// The file is no whole OpenType font; the path and what is wrong with it.
  case malformed(path: String, reason: String)
  /// Neither the project nor the system's folders hold a font of this name.
  case nameNotFound(String)
  /// The file that stands in for the system's user interface font is in none of the folders searched.
  case systemFontMissing(file: String, folders: [String])
  /// The size is not a number above zero and below 10,000 points.
  case invalidSize(Double)
  /// The offsets do not lie within the text, or the script is not a four-letter code; the call that was refused.
  case invalidRequest(String)
  /// HarfBuzz ran out of memory while shaping.
  case shapingFailed
}
