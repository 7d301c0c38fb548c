import Synchronization
import TitlefitCTextShims
import TitlefitLocales

/// Lends ICU's analyzers, one for each language and thread at a time, and keeps them for the next borrower.
///
/// Opening a break iterator costs some twenty times what a short title's analysis does, and an iterator serves one
/// thread only. The pool keeps as many analyzers of a language as were ever in use at once.
final class AnalyzerPool: Sendable {
  /// The pool of the process; it lives as long as the process does.
  static let shared = AnalyzerPool()

  private struct Handle: @unchecked Sendable {
    // Sent between threads by the pool, used by one borrower at a time.
    let pointer: OpaquePointer
  }

  private let idle = Mutex<[LanguageTag: [Handle]]>([:])

  /// Calls the body with an analyzer of the language's rules.
  ///
  /// - Throws: ``UnicodeTextError`` where ICU cannot open one, and what the body throws.
  func withAnalyzer<Result>(
    of language: LanguageTag, _ body: (OpaquePointer) throws(UnicodeTextError) -> Result
  ) throws(UnicodeTextError) -> Result {
    let handle = try take(language)
    defer { idle.withLock { $0[language, default: []].append(handle) } }
    return try body(handle.pointer)
  }

  private func take(_ language: LanguageTag) throws(UnicodeTextError) -> Handle {
    if let handle = idle.withLock({ $0[language]?.popLast() }) { return handle }
    var status: Int32 = 0
    guard let pointer = ts_analyzer_open(Self.localeName(of: language), &status) else {
      throw .icu(call: "uloc_forLanguageTag", status: Int(status))
    }
    return Handle(pointer: pointer)
  }

  /// The tag as ICU takes it: a longer one than its names may be loses variants and extensions, not the answer.
  private static func localeName(of language: LanguageTag) -> String {
    let name = language.description
    guard name.utf8.count > 100 else { return name }
    return [language.language, language.script, language.region].compactMap(\.self).joined(separator: "-")
  }
}
