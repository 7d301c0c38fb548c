import Foundation
import Testing
import TitlefitTestSupport

/// What a line of the tables beside Lantern says, or a finding in the same words.
private struct Planted: Hashable, Comparable, CustomStringConvertible {
  var rule: String
  var key: String
  var control: String
  var language: String

  var description: String { [rule, key, control, language].joined(separator: " ") }

  static func < (left: Planted, right: Planted) -> Bool { left.description < right.description }
}

/// The lines of a table, its heading left out; the columns are rule, table, key, control, language and note.
private func table(_ name: String) throws -> [Planted] {
  let text = String(decoding: try CorpusFile.bytes("Projects/Lantern/" + name), as: UTF8.self)
  return text.split(separator: "\n").dropFirst().map { line in
    let columns = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init) + ["", "", "", "", ""]
    return Planted(rule: columns[0], key: columns[2], control: columns[3], language: columns[4])
  }
}

@Test("The planted faults of the invented app are found, each once, and nothing else is")
func lantern() throws {
  let outcome = try Tool.run("audit", CorpusFile.url("Projects/Lantern").path, "--format", "json")
  let findings = try #require(outcome.json?["findings"] as? [[String: Any]])
  let found = findings.map { finding in
    let subject = finding["subject"] as? [String: Any] ?? [:]
    func text(_ name: String) -> String { subject[name] as? String ?? "" }
    return Planted(
      rule: finding["rule"] as? String ?? "", key: text("key"), control: text("control"), language: text("language"))
  }
  #expect(found.sorted() == (try table("faults.tsv")).sorted())
  #expect(outcome.status == 1)
  for twin in try table("twins.tsv") where !twin.control.isEmpty && twin.language == "*" {
    let hits = found.filter { $0.rule == twin.rule && $0.control == twin.control && $0.key == twin.key }
    #expect(hits == [], "\(twin)")
  }
}
