/// How much a finding weighs.
public enum Severity: String, Sendable, Hashable, CaseIterable, Comparable {
  /// Not reported.
  case off
  /// Worth knowing; never fails a build.
  case note
  /// Likely wrong; fails a build only with `--fail-on warning`.
  case warning
  /// Wrong; fails a build by default.
  case error

  /// One step lower; a note stays a note, since a finding in doubt is still worth knowing.
  public var lowered: Severity {
    switch self {
    case .error: .warning
    case .warning, .note: .note
    case .off: .off
    }
  }

  /// Orders severities from off to error.
  public static func < (left: Severity, right: Severity) -> Bool {
    (allCases.firstIndex(of: left) ?? 0) < (allCases.firstIndex(of: right) ?? 0)
  }
}
