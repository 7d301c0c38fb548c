import TitlefitCTextShims

/// The versions that every answer of this room depends on; a report names them.
public enum UnicodeVersions {
  /// ICU's version, such as `72.1`.
  public static let icu = text(ts_icu_version)
  /// The version of the Unicode Standard whose data ICU holds, such as `15.0`.
  public static let unicode = text(ts_unicode_version)

  private static func text(_ fill: (UnsafeMutablePointer<CChar>) -> Void) -> String {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: 32) { buffer in
      guard let start = buffer.baseAddress else { return "" }
      buffer.initialize(repeating: 0)
      fill(start)
      return String(cString: start)
    }
  }
}
