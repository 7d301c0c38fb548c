import Foundation
import Testing
import TitlefitTestSupport

/// The floor table as the manifest's text has it.
private let manifest =
  (try? String(contentsOf: CorpusFile.repository.appending(path: "Package.swift"), encoding: .utf8)) ?? ""

/// The rooms of the floor table, by folder.
private let rooms = manifest.matches(of: #/Room\(\s*"([^"]+)",\s*floor:/#).map { String($0.1) }

@Test("Every folder of Sources stands in the floor table, but for those of C libraries")
func folders() {
  let system = ["CHarfBuzz", "CICU", "CYAML"]
  #expect(SourceTree.folders(in: "Sources").filter { !rooms.contains($0) } == system)
  #expect(rooms.filter { !SourceTree.exists("Sources/" + $0) } == [])
}

@Test("Every room of Swift code has a card that answers the five questions")
func cards() {
  let questions = ["**What it is for:**", "**May import:**", "**Read first:**", "**How to add the usual thing:**"]
  for room in rooms where !["titlefit", "titlefit-dev", "CTextShims"].contains(room) && !isPlaceholder(room) {
    let path = "Sources/\(room)/\(room).docc/Titlefit\(room).md"
    guard let card = SourceTree.markdown.first(where: { $0.path == path }) else {
      Issue.record("\(room) has no card \(path)")
      continue
    }
    let text = card.lines.joined(separator: "\n")
    for question in questions where !text.contains(question) { Issue.record("\(path) lacks \(question)") }
  }
}

/// Whether a room is still empty.
private func isPlaceholder(_ room: String) -> Bool { SourceTree.exists("Sources/\(room)/Room.swift") }

@Test("Every room imports only what the floor table lists for it")
func imports() {
  for room in rooms where room != "Tool" && room != "titlefit-dev" {
    let allowed = Set(allowedImports(of: room).map { "Titlefit" + $0 } + ["CYAML", "Synchronization"])
    for file in SourceTree.swift(below: "Sources/" + room) {
      for line in file.lines where line.hasPrefix("import ") || line.hasPrefix("public import ") {
        let name = String(line.split(separator: " ").last ?? "")
        guard name.hasPrefix("Titlefit") || name.hasPrefix("C") else { continue }
        #expect(allowed.contains(name), "\(file.path) imports \(name)")
      }
    }
  }
}

@Test("Foundation is imported only where it may be")
func foundation() {
  let allowed = [
    "SourceParsing", "CatalogReaders", "InterfaceReaders", "Auditing", "Reporters", "RuleHosting", "Tool",
    "titlefit-dev",
  ]
  for file in SourceTree.swift(below: "Sources") where file.lines.contains(where: { $0.hasSuffix("import Foundation") })
  {
    let room = file.path.split(separator: "/")[1]
    #expect(allowed.contains(String(room)), "\(file.path) imports Foundation")
  }
}

/// The names that a room's line in the manifest lists.
private func allowedImports(of room: String) -> [String] {
  guard let start = manifest.range(of: "Room(\"\(room)\"") ?? manifest.range(of: "\"\(room)\", floor:") else {
    return []
  }
  let rest = manifest[start.lowerBound...]
  let end = rest.range(of: "Room(", range: rest.index(after: rest.startIndex)..<rest.endIndex)?.lowerBound
  let entry = rest[..<(end ?? rest.endIndex)].drop { $0 != "[" }.prefix { $0 != "]" }
  return entry.matches(of: #/"([^"]+)"/#).map { String($0.1) }
}
