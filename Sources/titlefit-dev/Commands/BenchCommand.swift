import Foundation
import TitlefitGeometry
import TitlefitLocaleData
import TitlefitLocales
import TitlefitLocking
import TitlefitShaping
import TitlefitTextLayout
import TitlefitTypography

/// Measures a file of titles as other engines do, to be compared with them.
///
/// Each line is `locale<TAB>text`. The work is the natural width and the number of lines at 17 points wrapped at 120, or,
/// as a job, the lines at five sizes and four widths. Widths are the font files' own, without any calibration.
struct BenchCommand {
  /// The file of titles.
  private var path = ""
  /// The folder of Inter-Regular.otf and the Noto fonts.
  private var fonts = ""
  private var isJob = false
  private var isFull = false
  private var takesShortcuts = true
  private var threads = 1
  private var dump: String?

  private static let jobSizes = [14.0, 17, 21, 28, 40]
  private static let jobWidths = [80.0, 120, 160, 240]

  /// Reads the arguments after the command's name; nil where they make no command.
  init?(_ arguments: [String]) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--job": isJob = true
      case "--full": isFull = true
      case "--no-shortcuts": takesShortcuts = false
      case "--fonts": fonts = rest.popFirst() ?? ""
      case "--dump": dump = rest.popFirst()
      case "--threads": threads = rest.popFirst().flatMap { Int($0) } ?? 0
      default:
        guard path.isEmpty, !argument.hasPrefix("-") else { return nil }
        path = argument
      }
    }
    guard !path.isEmpty, !fonts.isEmpty, (1...64).contains(threads), !(isJob && isFull) else { return nil }
  }

  /// Runs the command.
  /// - Returns: 0, or 3 where the file or the fonts cannot be read.
  func run() -> Int32 {
    let start = ContinuousClock.now
    do {
      let titles = try TitleFile(path: path)
      let folder = try FontFolder(fonts)
      defer { folder.remove() }
      let fonts = FontCollection(folder.sources, takesShortcuts: takesShortcuts)
      try measure(titles, TextLayoutEngine(fonts: fonts), start: start)
      let counts = fonts.shapingCounts
      print("COUNTS shaped whole=\(counts.whole) by pairs=\(counts.byPairs) recalled=\(counts.recalled)")
      return 0
    } catch {
      FileHandle.standardError.write(Data("titlefit-dev: \(error)\n".utf8))
      return 3
    }
  }

  private func measure(_ titles: TitleFile, _ engine: TextLayoutEngine, start: ContinuousClock.Instant) throws {
    let before = Self.processorSeconds
    let begin = ContinuousClock.now
    _ = try measure(titles, 0..<min(1, titles.count), engine)
    let first = start.duration(to: .now)
    let parts = LockedValue<[(index: Int, result: Result<Part, any Error>)]>([])
    let shares = Shares(count: titles.count, threads: threads)
    DispatchQueue.concurrentPerform(iterations: threads) { _ in
      while let range = shares.next() {
        let result = Result { try measure(titles, range, engine) }
        parts.withLock { $0.append((range.lowerBound, result)) }
      }
    }
    let wall = begin.duration(to: .now) / .seconds(1)
    let processor = Self.processorSeconds - before
    let done = try parts.withLock { $0.sorted { $0.index < $1.index } }.map { try $0.result.get() }
    try report(titles, done, first: first / .milliseconds(1), wall: wall, processor: processor)
  }

  private func report(
    _ titles: TitleFile, _ parts: [Part], first: Double, wall: Double, processor: Double
  ) throws {
    let cases = titles.count * (isJob ? Self.jobSizes.count * Self.jobWidths.count : 1)
    // One thread is charged the processor's time, which a busy machine does not change; several, the wall clock's.
    let seconds = threads == 1 ? processor : wall
    let each = seconds * 1e6 / Double(max(1, titles.count))
    let name = "titlefit" + (isJob ? "-job" : "") + (isFull ? "-full" : "") + (takesShortcuts ? "" : "-plain")
    print(
      "RESULT \(name) n=\(titles.count) threads=\(threads) cpu=\(Self.text(processor, 3)) wall=\(Self.text(wall, 3))",
      "us/string=\(Self.text(each, 3)) strings/s=\(Int(1e6 / max(each, 1e-9))) cases=\(cases)",
      "us/case=\(Self.text(seconds * 1e6 / Double(max(1, cases)), 4)) lines=\(parts.reduce(0) { $0 + $1.lines })",
      "wsum=\(Int(parts.reduce(0) { $0 + $1.width })) start_ms=\(Self.text(first, 1)) rss_kb=\(Self.peakKibibytes)")
    if let dump {
      try parts.map(\.dump).joined().write(toFile: dump, atomically: true, encoding: .utf8)
    }
  }

  /// What one thread measured.
  private struct Part: Sendable {
    var width = 0.0
    var lines = 0
    var dump = ""
  }

  private func measure(_ titles: TitleFile, _ range: Range<Int>, _ engine: TextLayoutEngine) throws -> Part {
    var part = Part()
    let sizes = isJob ? Self.jobSizes : [17]
    let widths = isJob ? Self.jobWidths : [120]
    try titles.forEach(in: range) { text, language, direction in
      var request = TextRequest(text, language: language, direction: direction, font: .system(17))
      var natural: Double
      var lines: Int
      if isFull {
        (request.maximumWidth, request.lineLimit, request.lineBreakMode) = (120, 0, .byWordWrapping)
        let measurement = try engine.measure(request)
        (natural, lines) = (measurement.naturalWidth, measurement.lines.count)
      } else {
        let fit = try engine.fit(request, sizes: sizes, widths: widths)
        (natural, lines) = (fit.naturalWidths[0], fit.lineCounts.reduce(0) { $0 + $1.reduce(0, +) })
      }
      part.width += natural
      part.lines += lines
      if dump != nil { part.dump += "\(Self.text(natural, 4))\t\(lines)\n" }
    }
    return part
  }

  private static func text(_ value: Double, _ digits: Int) -> String { String(format: "%.\(digits)f", value) }

  private static var processorSeconds: Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
  }

  private static var peakKibibytes: Int {
    var usage = rusage()
    #if os(Linux)
      getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
      return Int(usage.ru_maxrss)
    #else
      getrusage(RUSAGE_SELF, &usage)
      return Int(usage.ru_maxrss) / 1024
    #endif
  }
}

/// Hands out titles to threads: large shares first, since neighbours share words, and small ones at last, so that no thread
/// waits long for another.
private final class Shares: Sendable {
  private static let least = 256
  private let count: Int
  private let threads: Int
  private let start = LockedValue(0)

  init(count: Int, threads: Int) {
    self.count = count
    self.threads = threads
  }

  /// The next share, or nil where nothing is left.
  func next() -> Range<Int>? {
    start.withLock { start in
      guard start < count else { return nil }
      let share = threads == 1 ? count : max(Self.least, (count - start) / (2 * threads))
      let range = start..<min(start + share, count)
      start = range.upperBound
      return range
    }
  }
}

/// The lines of a file of titles, decoded when asked for.
private struct TitleFile {
  private let bytes: [UInt8]
  /// Where the lines start, and last the length.
  private let starts: [Int]

  /// How many lines there are.
  var count: Int { starts.count - 1 }

  init(path: String) throws {
    bytes = [UInt8](try Data(contentsOf: URL(filePath: path)))
    var starts = [0]
    bytes.withUnsafeBufferPointer { bytes in
      for index in bytes.indices where bytes[index] == UInt8(ascii: "\n") { starts.append(index + 1) }
    }
    if let last = starts.last, last < bytes.count { starts.append(bytes.count) }
    self.starts = starts
  }

  /// Calls the body with each title; lines without a tab or with a locale that is none are left out.
  func forEach(in range: Range<Int>, _ body: (String, LanguageTag, LayoutDirection) throws -> Void) throws {
    try bytes.withUnsafeBufferPointer { bytes in
      var locale: Slice<UnsafeBufferPointer<UInt8>> = bytes[0..<0]
      var language = LanguageTag.undetermined
      var direction = LayoutDirection.leftToRight
      for index in range {
        let line = bytes[starts[index]..<starts[index + 1]]
        guard let tab = line.firstIndex(of: UInt8(ascii: "\t")) else { continue }
        if !line[..<tab].elementsEqual(locale) {
          locale = line[..<tab]
          guard let tag = try? LanguageTag(String(decoding: locale, as: UTF8.self)) else { continue }
          language = tag
          direction = LanguageFacts.layoutDirection(of: tag)
        }
        let end = line.last == UInt8(ascii: "\n") ? line.endIndex - 1 : line.endIndex
        try body(String(decoding: line[(tab + 1)..<max(tab + 1, end)], as: UTF8.self), language, direction)
      }
    }
  }
}

/// A folder of links to fonts under the names that the cascade looks for.
private struct FontFolder {
  /// The sources that look nowhere else.
  let sources: FontSources
  private let url: URL

  /// Links the fonts of a folder; Noto Sans Thai takes the place of the looped Thai that other engines do not choose.
  init(_ fonts: String) throws {
    url = FileManager.default.temporaryDirectory.appending(path: "titlefit-fonts-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    let folder = URL(filePath: fonts, directoryHint: .isDirectory).standardizedFileURL
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path) {
      let links = name == "NotoSansThai-Regular.ttf" ? [name, "NotoLoopedThai-Regular.ttf"] : [name]
      for link in links {
        try FileManager.default.createSymbolicLink(
          at: url.appending(path: link), withDestinationURL: folder.appending(path: name))
      }
    }
    var sources = FontSources(
      systemFolders: [url.path], systemFont: .file(url.appending(path: "Inter-Regular.otf").path))
    sources.calibrates = false
    self.sources = sources
  }

  /// Removes the links.
  func remove() { try? FileManager.default.removeItem(at: url) }
}
