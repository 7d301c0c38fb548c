import Foundation
import Testing
import TitlefitTestSupport

@Suite struct BuildDocumentTests {
  /// The lines of the article's code blocks, YAML's list marks and keys taken off.
  private static let lines: [String] = {
    let file = CorpusFile.repository.appending(path: "Sources/Tool/Tool.docc/InBuilds.md")
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    let blocks = text.components(separatedBy: "```").enumerated().filter { $0.offset % 2 == 1 }.map(\.element)
    return blocks.flatMap { $0.split(separator: "\n") }.map { line in
      var line = line.trimmingCharacters(in: .whitespaces)
      for mark in ["- ", "run: "] where line.hasPrefix(mark) { line = String(line.dropFirst(mark.count)) }
      return line
    }
  }()

  private static let commands = lines.filter { $0.hasPrefix("titlefit ") }

  @Test("the article has a command for each service, and names SwiftPM's as the consumer's test runs them")
  func some() {
    #expect(Self.commands.count == 5)
    #expect(
      Self.lines.filter { $0.hasPrefix("swift ") } == [
        "swift package audit-titles", "swift package --allow-writing-to-package-directory audit-titles-baseline",
        "swift build",
      ])
  }

  @Test("what the article shows works in a branch of a repository", arguments: commands)
  func works(command: String) throws {
    let scratch = try Scratch()
    let project = try scratch.copy("Consumer")
    let script = """
      set -e
      git init -q -b main .
      git add -A
      git -c user.name=a -c user.email=a@example.com -c commit.gpgsign=false commit -q -m x
      git update-ref refs/remotes/origin/main HEAD
      export CI_MERGE_REQUEST_DIFF_BASE_SHA=$(git rev-parse HEAD)
      printf '"button.save" = "Den Entwurf sichern und schließen";\\n' > Sources/Consumer/Resources/de.lproj/Localizable.strings
      set +e
      \(command.contains("--watch") ? "timeout -s INT 20 " : "")\(command)
      """
    let path =
      Tool.executable.deletingLastPathComponent().path + ":" + (ProcessInfo.processInfo.environment["PATH"] ?? "")
    let outcome = try Tool.run(
      URL(filePath: "/bin/sh"), ["-c", script], in: project, environment: ["PATH": path, "GITHUB_BASE_REF": "main"])
    let expected: Int32 = command.contains("--watch") ? 124 : command.contains("--fail-on never") ? 0 : 1
    #expect(outcome.status == expected, "\(command): \(outcome.error)")
    #expect(!outcome.error.contains("titlefit:"), "\(outcome.error)")
    for file in ["titlefit.sarif", "gl-code-quality.json", "titles.xml"] where command.contains(file) {
      #expect(try scratch.text(of: "Consumer/" + file).contains("title-truncated"))
    }
  }
}
