import Testing
import TitlefitTestSupport

/// What claims without proof of the compiler that threads may share it, each with a reason at its place.
private let claims: Set = [
  // Handles of C libraries that a pool lends to one thread at a time.
  "Sources/UnicodeText/AnalyzerPool.swift: struct Handle", "Sources/LocaleData/HandlePool.swift: struct Handle",
  "Sources/Shaping/FontShaper.swift: class FontShaper",
  // What never changes after it was made.
  "Sources/Shaping/FontFace.swift: class FontFace", "Sources/Shaping/FontFace.swift: class VariedFont",
  "Sources/Shaping/FontFile.swift: class FontFile",
  // What is reached under a lock of its owner, or its own.
  "Sources/RuleHosting/ModuleState.swift: class ModuleState",
  "Sources/Locking/AnnouncedLock.swift: class AnnouncedLock",
]

/// What C code keeps between calls.
private let statics: Set = [
  // Atomic bytes, each written with the one value that its character has.
  "Sources/CTextShims/icu_break.c: unit_kinds"
]

@Test("Only what is listed here claims to be sendable without the compiler's proof")
func sendableClaims() {
  var found: Set<String> = []
  for file in SourceTree.swift(below: "Sources") {
    for line in file.lines where line.contains("@unchecked Sendable") {
      let match = line.firstMatch(of: #/\b(struct|class|enum|extension) (\w+)/#)
      found.insert("\(file.path): \(match.map { "\($0.1) \($0.2)" } ?? String(line))")
    }
  }
  #expect(found == claims)
}

@Test("Nothing is shared outside the compiler's sight, and every lock is one that the thread sanitizer knows")
func locks() {
  for file in SourceTree.swift(below: "Sources") {
    for (number, line) in file.lines.enumerated() where !line.drop(while: \.isWhitespace).hasPrefix("//") {
      for word in ["nonisolated(unsafe)", "@preconcurrency"] where line.contains(word) {
        Issue.record("\(file.path):\(number + 1) uses \(word)")
      }
      let isOwn = file.path.hasPrefix("Sources/Locking/")
      if !isOwn, line.firstMatch(of: #/\bMutex\b|OSAllocatedUnfairLock|pthread_mutex_t|DispatchSemaphore/#) != nil {
        Issue.record("\(file.path):\(number + 1) does not use LockedValue")
      }
    }
  }
}

@Test("C code keeps nothing between calls but what is listed here")
func cStatics() {
  var found: Set<String> = []
  for file in SourceTree.files(endings: [".c", ".h"]) where file.path.hasPrefix("Sources/") {
    for line in file.lines {
      // A definition that is neither constant nor a function: no parenthesis before what ends it.
      guard line.hasPrefix("static "), !line.contains("const "),
        let end = line.firstIndex(where: { "=;(".contains($0) }),
        line[end] != "("
      else { continue }
      let name = line[..<end].prefix { $0 != "[" }.split(separator: " ").last.map(String.init) ?? ""
      found.insert("\(file.path): \(name)")
    }
  }
  #expect(found == statics)
}
