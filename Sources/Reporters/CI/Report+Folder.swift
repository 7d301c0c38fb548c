import TitlefitDiagnostics

extension Report {
  /// The report with the paths of files below a folder written from there; all others stay as they are.
  func placed(from folder: String?) -> Report {
    var report = self
    for index in report.findings.indices { report.findings[index].place(from: folder) }
    for index in report.accepted.indices {
      report.accepted[index].finding.place(from: folder)
      if case .comment(var location) = report.accepted[index].acceptance {
        location.place(from: folder)
        report.accepted[index].acceptance = .comment(location)
      }
    }
    for index in report.failures.indices { report.failures[index].location?.place(from: folder) }
    return report
  }
}

extension Finding {
  fileprivate mutating func place(from folder: String?) {
    location?.place(from: folder)
    for index in related.indices { related[index].location.place(from: folder) }
  }
}

extension SourceLocation {
  fileprivate mutating func place(from folder: String?) {
    if let folder, folder != "/", file.hasPrefix(folder + "/") { file = String(file.dropFirst(folder.count + 1)) }
    while file.hasPrefix("./") { file = String(file.dropFirst(2)) }
  }
}
