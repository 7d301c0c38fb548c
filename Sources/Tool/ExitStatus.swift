/// What the process tells its caller.
enum ExitStatus: Int32 {
  /// Nothing at or above `--fail-on`.
  case clean = 0
  /// Findings at or above `--fail-on`.
  case findings = 1
  /// The command line or the configuration is wrong.
  case usage = 2
  /// Nothing could be read, or the tool itself failed.
  case failure = 3
}
