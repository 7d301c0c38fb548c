import Foundation
import Testing
import TitlefitTestSupport

/// README, room cards and rule pages; what stands in corpora is not ours to check.
private let documents = SourceTree.markdown.filter { !$0.path.hasPrefix("Corpora/") }

@Test("Every link of a document leads to a file that is there", arguments: documents)
func links(in document: SourceFile) {
  let folder = document.path.split(separator: "/").dropLast().joined(separator: "/")
  for line in document.lines {
    for match in line.matches(of: #/\]\(([^)\s#]+)(?:#[^)]*)?\)/#) {
      let target = String(match.1)
      if target.contains("://") || target.hasPrefix("mailto:") || target.hasPrefix("doc:") { continue }
      let path = folder.isEmpty ? target : folder + "/" + target
      #expect(SourceTree.exists(path), "\(document.path) links to \(target)")
    }
  }
}

@Test("Every path that a document names is there", arguments: documents)
func paths(in document: SourceFile) {
  for line in document.lines where line.utf8.contains(UInt8(ascii: "`")) {
    for match in line.matches(of: #/`((?:Sources|Tests|Corpora|Plugins)\/[^`\s]*)`/#) {
      let path = String(match.1)
      // Patterns and places to fill in are no paths: `Corpora/Catalogs/<format>`, `Plugins/*`, `{valid,invalid}`.
      if path.contains(where: { "<>*{}…".contains($0) }) { continue }
      #expect(SourceTree.exists(path), "\(document.path) names \(path)")
    }
  }
}

@Test("Every symbol that a card links to is declared in its room")
func symbols() {
  for document in documents where document.path.contains(".docc/") {
    let room = document.path.split(separator: "/").prefix(2).joined(separator: "/")
    let code = SourceTree.swift(below: room).flatMap(\.lines).joined(separator: "\n")
    for line in document.lines.dropFirst() where line.contains("``") {
      for match in line.matches(of: #/``(\w+)[^`]*``/#) {
        let declaration = "\\b(struct|enum|class|actor|protocol|typealias|func|var|let|case) \(match.1)\\b"
        let isThere = code.range(of: declaration, options: .regularExpression) != nil
        #expect(isThere, "\(document.path) links to \(match.1)")
      }
    }
  }
}

@Test("No file names a folder or host of the machine it was written on")
func machines() throws {
  // Put together here, so that this file does not hold what it looks for.
  let banned = ["/" + "root/", "/" + "work/", "/" + "home/", "artif" + "actory", "local" + "host"]
  for path in SourceTree.paths where !path.hasSuffix(".ttf") {
    let url = CorpusFile.repository.appending(path: path)
    guard let data = FileManager.default.contents(atPath: url.path) else { continue }
    for word in banned where data.range(of: Data(word.utf8)) != nil { Issue.record("\(path) holds \(word)") }
  }
}
