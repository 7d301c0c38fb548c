import Testing
import TitlefitArgumentParsing

@Suite struct HelpTextTests {
  private let program = ProgramShape(
    name: "paint", summary: "Paints walls.",
    commands: [
      CommandShape(
        name: "wall", summary: "paint one wall", positional: PositionalShape("PATH", help: "the wall", count: 0...9),
        options: [
          OptionShape(
            ["--shade"], valueName: "SHADE", help: "the shade of the paint, which may be light or dark",
            completion: .words(["light", "dark"])),
          OptionShape(["--quiet", "-q"], valueName: nil, help: "say nothing"),
          OptionShape(["--a-name-that-is-far-too-long"], valueName: "X", help: "long"),
        ]),
      CommandShape(name: "roof", summary: "paint the roof"),
    ])

  @Test("the program's help lists its commands in line")
  func top() {
    let lines = HelpText(program).text.split(separator: "\n").map(String.init)
    #expect(lines.contains("  wall [PATH…]  paint one wall"))
    #expect(lines.contains("  roof          paint the roof"))
  }

  @Test("a command's help wraps the second column below itself")
  func wrapping() {
    let text = HelpText(program, columns: 60).text(of: program.commands[0])
    #expect(
      text.contains(
        """
          --shade SHADE               the shade of the paint, which
                                      may be light or dark
          --quiet, -q                 say nothing
          --a-name-that-is-far-too-long X
                                      long
        """))
  }

  @Test("no line is wider than the columns, long words aside", arguments: [40, 60, 80, 120])
  func width(columns: Int) {
    let help = HelpText(program, columns: columns)
    for line in (help.text + help.text(of: program.commands[0])).split(separator: "\n") {
      #expect(line.count <= columns)
    }
  }

  @Test("every shell's script names every command, option and word", arguments: CompletionShell.allCases)
  func completions(shell: CompletionShell) {
    let script = CompletionScript(program).text(for: shell)
    for word in ["wall", "roof", "shade", "quiet", "light dark"] { #expect(script.contains(word)) }
  }
}
