import Foundation
import TitlefitArgumentParsing
public import TitlefitRuleKit

/// The whole tool as a library: what `titlefit` runs, and what a team's own executable runs with its own rules.
public enum Titlefit {
  /// Runs the tool with the process's command line and ends the process with the tool's exit status.
  /// - Parameter rules: further rules, one line each; their ids have the form `namespace/name`.
  public static func main(rules: [any Rule.Type] = []) -> Never {
    // A pipe that closes early is an error of write(2) with a message, not the end of the process by a signal.
    signal(SIGPIPE, SIG_IGN)
    // A stream that the caller has closed must not become a file that is opened later.
    for stream in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] where fcntl(stream, F_GETFD) < 0 {
      // The lowest free number is taken; what is written to a stream that is only read fails.
      _ = open("/dev/null", stream == STDIN_FILENO ? O_WRONLY : O_RDONLY)
    }
    Assembly.add(rules)
    exit(Program.run(Array(CommandLine.arguments.dropFirst()), console: Console()).rawValue)
  }

  /// The source of the tool's manual page, from the tables that its help is made of.
  public static var manualPage: String {
    ManualPage(
      Program.shape, version: Program.version, date: Program.date,
      sections: [
        ManualPage.Section(
          "Files",
          entries: [
            (Setup.fileName, "The configuration, looked for in the folder of the first PATH and upwards."),
            (BaselineCommand.fileName, "What titlefit baseline writes, and the plugin TitlefitBuild leaves out."),
          ]),
        ManualPage.Section(
          "Environment",
          entries: [
            ("NO_COLOR", "Not empty: no colours."),
            ("COLUMNS", "The width of text reports and help where standard output is no terminal."),
            ("PATH", "Where git is looked for with --changed-since."),
          ]),
        ManualPage.Section(
          "Examples",
          entries: [
            ("titlefit init", "Writes a commented titlefit.yml for the project in the current folder."),
            ("titlefit audit --watch", "Audits, and again whenever a file of the project changes."),
            (
              "titlefit audit --changed-since origin/main --format github",
              "Reports what a branch changed as annotations of a pull request."
            ),
          ]),
      ]
    ).text
  }
}
