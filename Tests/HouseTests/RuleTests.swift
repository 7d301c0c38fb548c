import Foundation
import Testing
import TitlefitDiagnostics
import TitlefitRuleKit
import TitlefitStandardRules
import TitlefitTestSupport

@Test("The ids and codes of rules are in kebab case")
func kebab() {
  for rule in StandardRules.all {
    let names = [rule.description.id.name] + rule.description.codes.map(\.code) + rule.description.options.map(\.name)
    for name in names {
      #expect(name.wholeMatch(of: #/[a-z0-9]+(?:-[a-z0-9]+)*/#) != nil, "\(rule.description.id): \(name)")
    }
  }
}

@Test("No two rules share an id, and no two rules of ours share a code")
func unique() {
  let ids = StandardRules.all.map { $0.description.id.name }
  #expect(ids.count == Set(ids).count)
  // Readers report the same broken XML in catalogs and documents.
  let codes = StandardRules.all.filter { $0.description.family != .format }.flatMap { rule in
    rule.description.codes.map(\.code)
  }
  #expect(Dictionary(grouping: codes) { $0 }.filter { $0.value.count > 1 }.keys.sorted() == [])
}

@Test("A rule's file is named as its id says")
func fileNames() {
  let names = SourceTree.swift(below: "Sources/StandardRules").map { file in
    String(file.path.split(separator: "/").last?.dropLast(6) ?? "").lowercased()
  }
  for rule in StandardRules.all {
    let expected = rule.description.id.name.filter { $0 != "-" }
    #expect(names.contains(expected), "\(rule.description.id)")
  }
}

@Test("A rule's page says what it finds, why it matters and what to do")
func pages() {
  for rule in StandardRules.all {
    let page = rule.description.page
    for (name, part) in [("finds", page.finds), ("matters", page.matters), ("remedy", page.remedy)] {
      #expect(part.hasSuffix(".") || part.hasSuffix("`"), "\(rule.description.id): \(name)")
    }
    #expect(!rule.description.title.hasSuffix("."), "\(rule.description.id)")
    #expect(!rule.description.codes.isEmpty, "\(rule.description.id)")
  }
}

@Test("What is generated is what the generator would write")
func generated() throws {
  let tool = try #require(BuiltProduct.url("titlefit-dev"))
  let process = Process()
  let output = Pipe()
  process.executableURL = tool
  process.arguments = ["generate", "--check"]
  process.currentDirectoryURL = CorpusFile.repository
  process.standardOutput = output
  try process.run()
  let data = output.fileHandleForReading.readDataToEndOfFile()
  process.waitUntilExit()
  #expect(String(data: data, encoding: .utf8) == "")
  #expect(process.terminationStatus == 0)
}

/// The executables that were built together with the tests.
enum BuiltProduct {
  /// The executable of a name, or nil where none lies beside the tests.
  static func url(_ name: String) -> URL? {
    let own = URL(filePath: CommandLine.arguments[0]).resolvingSymlinksInPath()
    let folders = [
      own.deletingLastPathComponent(), Bundle.main.bundleURL, CorpusFile.repository.appending(path: ".build/debug"),
    ]
    return folders.map { $0.appending(path: name) }.first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }
}
