import Testing
import TitlefitArgumentParsing

@Suite struct ManualPageTests {
  private let page = ManualPage(
    ProgramShape(
      name: "tool", summary: "Finds what is lost: everywhere.", discussion: ["Exit status: 0 clean."],
      commands: [
        CommandShape(
          name: "look", summary: ".hidden files and C:\\folders are looked at",
          positional: PositionalShape("PATH", help: "where", count: 0...9),
          options: [OptionShape(["--deep"], valueName: "N", help: "how deep", isRepeatable: true)])
      ]), version: "1.2", date: "2026-01-02",
    sections: [ManualPage.Section("Files", entries: [("tool.yml", "'quoted' settings")])]
  ).text

  private var lines: [Substring] { page.split(separator: "\n") }

  @Test("the heading names program, section and version")
  func heading() { #expect(lines.contains(".TH TOOL 1 \"2026-01-02\" \"tool 1.2\" \"User Commands\"")) }

  @Test("the name's line says in a few words what the program is for")
  func name() { #expect(lines.contains("tool \\- finds what is lost")) }

  @Test("an option stands with its value and its help, hyphens as they are typed")
  func option() throws {
    let index = try #require(lines.firstIndex(of: "\\fB\\-\\-deep\\fR \\fIN\\fR"))
    #expect(lines[index - 1] == ".TP")
    #expect(lines[index + 1] == "How deep; may be repeated.")
  }

  @Test("no text of ours becomes a request or an escape of troff")
  func requests() {
    let requests = [".TH", ".SH", ".SS", ".TP", ".PP", ".\\\""]
    for line in lines where line.hasPrefix(".") || line.hasPrefix("'") {
      #expect(requests.contains { line.hasPrefix($0) }, "\(line)")
    }
    #expect(page.contains("C:\\efolders"))
    #expect(page.contains("\\&'quoted' settings"))
  }
}
