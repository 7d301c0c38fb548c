import Foundation
import Testing
import TitlefitTestSupport

@Suite struct ReadmeTests {
  /// The command lines of the README's code blocks that call the tool, their remarks taken off.
  private static let commands: [String] = {
    let text = (try? String(contentsOf: CorpusFile.repository.appending(path: "README.md"), encoding: .utf8)) ?? ""
    let blocks = text.split(separator: "```", omittingEmptySubsequences: false).enumerated()
      .filter { $0.offset % 2 == 1 }.map(\.element)
    return blocks.flatMap { $0.split(separator: "\n") }.filter { $0.hasPrefix("titlefit ") }
      .map { $0.prefix { $0 != "#" }.trimmingCharacters(in: .whitespaces) }
  }()

  @Test("the README shows how to begin")
  func some() { #expect(Self.commands.count >= 3) }

  @Test("what the README shows works in a fresh project", arguments: commands)
  func works(command: String) throws {
    let scratch = try Scratch()
    let project = try scratch.copy("Consumer")
    if command == "titlefit init" {
      try FileManager.default.removeItem(at: project.appending(path: "titlefit.yml"))
    }
    let outcome = try Tool.run(Tool.executable, command.split(separator: " ").dropFirst().map(String.init), in: project)
    #expect([0, 1].contains(outcome.status), "\(command): \(outcome.error)")
  }
}
