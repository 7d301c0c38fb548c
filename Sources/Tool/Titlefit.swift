import Foundation
public import TitlefitRuleKit

/// The whole tool as a library: what `titlefit` runs, and what a team's own executable runs with its own rules.
public enum Titlefit {
  /// Runs the tool with the process's command line and ends the process with the tool's exit status.
  /// - Parameter rules: further rules, one line each; their ids have the form `namespace/name`.
  public static func main(rules: [any Rule.Type] = []) -> Never {
    // A pipe that closes early is an error of write(2) with a message, not the end of the process by a signal.
    signal(SIGPIPE, SIG_IGN)
    Assembly.add(rules)
    exit(Program.run(Array(CommandLine.arguments.dropFirst()), console: Console()).rawValue)
  }
}
