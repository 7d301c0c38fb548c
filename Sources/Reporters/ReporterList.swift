/// The reporters by name.
public enum ReporterList {
  /// Those that work, in the order in which messages list them; a new one is one line here.
  public static let all: [any Reporter.Type] = [
    TextReporter.self,
    XcodeReporter.self,
    JSONReporter.self,
    SARIFReporter.self,
    JUnitReporter.self,
    CheckstyleReporter.self,
    GitHubReporter.self,
    GitLabReporter.self,
    SonarQubeReporter.self,
    CSVReporter.self,
    MarkdownReporter.self,
    HTMLReporter.self,
  ]

  /// The names of those that work.
  public static var names: [String] { all.map { $0.name } }

  /// The reporter of a name.
  /// - Throws: ``ReporterError`` where none works under that name.
  public static func reporter(named name: String) throws(ReporterError) -> any Reporter {
    if let type = all.first(where: { $0.name == name }) { return type.init() }
    throw .unknown(name, built: names)
  }
}

/// Why no reporter has a name.
public enum ReporterError: Error, Sendable, Hashable {
  /// No reporter has the name; the names that work.
  case unknown(String, built: [String])

  /// One sentence for the user, without a final stop.
  public var message: String {
    switch self {
    case .unknown(let name, let built): "there is no format \(SafeText.quoted(name)); there are " + listed(built)
    }
  }

  private func listed(_ names: [String]) -> String {
    guard let last = names.last, names.count > 1 else { return names.joined() }
    return names.dropLast().joined(separator: ", ") + " and " + last
  }
}
