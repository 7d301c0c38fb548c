import TitlefitAuditing
import TitlefitDiagnostics
import TitlefitReporters

/// Why a command ends without its result.
enum CommandFailure: Error {
  /// The command line is wrong; one or two sentences without a final stop.
  case usage(String)
  /// The configuration file is wrong.
  case configuration([ConfigurationIssue])
  /// A file that was named cannot be read or written; its path and the reason.
  case file(path: String, reason: String)
  /// A file cannot be written though its place is right: a full disk, a failing device; its path and the reason.
  case writing(path: String, reason: String)
  /// The fonts or a library cannot do what is asked; one sentence.
  case engine(String)
  /// Standard output was closed before all was written; the system's reason.
  case outputClosed(String)

  /// What the process tells its caller.
  var status: ExitStatus {
    switch self {
    case .usage, .configuration, .file: .usage
    case .writing, .engine, .outputClosed: .failure
    }
  }

  /// The failure in one sentence without a final stop; for a wrong configuration its first mistake.
  var message: String {
    switch self {
    case .usage(let message), .engine(let message): message
    case .configuration(let issues): issues.first?.message ?? "the configuration is wrong"
    case .file(let path, let reason), .writing(let path, let reason): path + ": " + reason
    case .outputClosed(let reason): "standard output was closed before all was written: " + reason
    }
  }

  /// The lines for standard error.
  var lines: [String] {
    switch self {
    case .configuration(let issues):
      issues.map { issue in
        let place = "\(issue.location.file):\(max(1, issue.location.line)):\(max(1, issue.location.column))"
        return SafeText.line(place + ": error: " + issue.message)
      }
    default: ["titlefit: " + SafeText.line(message)]
    }
  }
}

extension AuditFailure {
  /// The failure as a safe line for standard error, with its file where it is about one.
  var line: String { SafeText.line("titlefit: " + (location.map { $0.file + ": " } ?? "") + message) + "\n" }
}
