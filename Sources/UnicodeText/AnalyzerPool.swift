import TitlefitCTextShims
import TitlefitLocales
import TitlefitLocking

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

  /// The analyzers of one language that wait.
  private struct Shelf {
    var language: LanguageTag
    var handles: [Handle]
  }

  /// The shelf asked for last is a lane's last one: titles of one language come together.
  private let shelves = ThreadLanes<[Shelf]>([])

  /// Calls the body with an analyzer of the language's rules.
  ///
  /// - Throws: ``UnicodeTextError`` where ICU cannot open one, and what the body throws.
  func withAnalyzer<Result>(
    of language: LanguageTag, _ body: (OpaquePointer) throws(UnicodeTextError) -> Result
  ) throws(UnicodeTextError) -> Result {
    let thread = Int(ts_thread_number())
    let waiting = shelves.firstResult(thread) { Self.take(language, from: &$0) }
    let handle = if let waiting { waiting } else { try Self.open(language) }
    defer {
      shelves.withOwn(thread) { shelves in
        let place = Self.place(of: language, in: &shelves)
        shelves[place].handles.append(handle)
      }
    }
    return try body(handle.pointer)
  }

  private static func take(_ language: LanguageTag, from shelves: inout [Shelf]) -> Handle? {
    let place = shelves.lastIndex { $0.language == language && !$0.handles.isEmpty }
    return place.flatMap { shelves[$0].handles.popLast() }
  }

  private static func open(_ language: LanguageTag) throws(UnicodeTextError) -> Handle {
    var status: Int32 = 0
    guard let pointer = ts_analyzer_open(localeName(of: language), &status) else {
      throw .icu(call: "uloc_forLanguageTag", status: Int(status))
    }
    return Handle(pointer: pointer)
  }

  /// Brings the shelf of a language to the end, a new one where there is none.
  private static func place(of language: LanguageTag, in shelves: inout [Shelf]) -> Int {
    let last = shelves.count - 1
    if last >= 0, shelves[last].language == language { return last }
    if let place = shelves.firstIndex(where: { $0.language == language }) {
      shelves.append(shelves.remove(at: place))
    } else {
      shelves.append(Shelf(language: language, handles: []))
    }
    return shelves.count - 1
  }

  /// The tag as ICU takes it: a longer one than its names may be loses variants and extensions, not the answer.
  private static func localeName(of language: LanguageTag) -> String {
    let name = language.description
    guard name.utf8.count > 100 else { return name }
    return [language.language, language.script, language.region].compactMap(\.self).joined(separator: "-")
  }
}
