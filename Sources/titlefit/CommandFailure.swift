import TitlefitAuditing
import TitlefitDiagnostics
import TitlefitReporters

/// Why a command ends without its result.
enum CommandFailure: Error {
  /// The command line is wrong; one or two sentences without a final stop.
  case usage(String)
  /// A part of the contract that does not work yet; its name.
  case notBuilt(String)
  /// The configuration file is wrong.
  case configuration([ConfigurationIssue])
  /// A file that was named cannot be read or written; its path and the reason.
  case file(path: String, reason: String)
  /// The fonts or a library cannot do what is asked; one sentence.
  case engine(String)
  /// Standard output was closed before all was written; the system's reason.
  case outputClosed(String)

  /// What the process tells its caller.
  var status: ExitStatus {
    switch self {
    case .usage, .notBuilt, .configuration, .file: .usage
    case .engine, .outputClosed: .failure
    }
  }

  /// The lines for standard error.
  var lines: [String] {
    switch self {
    case .usage(let message): ["titlefit: " + message]
    case .notBuilt(let name): ["titlefit: \(name) is not built yet"]
    case .configuration(let issues):
      issues.map { issue in
        let place = "\(issue.location.file):\(max(1, issue.location.line)):\(max(1, issue.location.column))"
        return SafeText.line(place + ": error: " + issue.message)
      }
    case .file(let path, let reason): ["titlefit: " + SafeText.line(path + ": " + reason)]
    case .engine(let message): ["titlefit: " + SafeText.line(message)]
    case .outputClosed(let reason): ["titlefit: standard output was closed before all was written: " + reason]
    }
  }
}
