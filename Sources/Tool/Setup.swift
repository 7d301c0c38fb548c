import Foundation
import TitlefitAuditing
import TitlefitRuleKit
import TitlefitTypography

/// The configuration in force and where it was found.
struct Setup: Sendable {
  /// The configuration.
  var configuration: AuditConfiguration
  /// The file it came from, or nil where there is none.
  let path: String?
  /// The bytes of that file; empty where there is none.
  let content: [UInt8]

  /// The name of the file that is looked for.
  static let fileName = "titlefit.yml"

  /// Reads the file that the command line names, else the nearest `titlefit.yml` in the start folder or above it.
  /// - Throws: ``CommandFailure``: the named file cannot be read, or a file is wrong.
  init(configurationPath: String?, startingAt folder: String? = nil, console: Console) throws {
    let found = configurationPath ?? Self.search(from: folder ?? ".", currentFolder: console.currentFolder)
    path = found
    guard let found else {
      configuration = AuditConfiguration()
      content = []
      return
    }
    guard configurationPath != nil || FileBytes.isRegularFile(found) else {
      throw CommandFailure.file(path: found, reason: "this is no regular file")
    }
    let reader = ConfigurationReader(rules: Assembly.rules.map { $0.description })
    content = try FileBytes.read(found)
    let (configuration, issues) = reader.read(content, file: found)
    guard issues.isEmpty else { throw CommandFailure.configuration(issues) }
    self.configuration = configuration
  }

  /// The folder where the search for the configuration starts: that of the first path, or nil for the current one.
  static func start(of paths: [String]) -> String? {
    guard let first = paths.first else { return nil }
    return FileBytes.isFolder(first) ? first : URL(filePath: first).deletingLastPathComponent().path
  }

  /// The folder that paths in the configuration start from.
  func folder(orElse current: String) -> String {
    path.map { URL(filePath: $0).deletingLastPathComponent().path } ?? current
  }

  /// The places where a configuration is looked for from a folder on, the nearest first.
  static func candidates(from folder: String) -> [String] {
    var folder = URL(filePath: folder).standardizedFileURL
    var places: [String] = []
    while true {
      places.append(folder.appending(path: fileName).path)
      let parent = folder.deletingLastPathComponent().standardizedFileURL
      guard parent.path != folder.path else { return places }
      folder = parent
    }
  }

  /// The nearest file in a folder or above it: an absolute path where the folder's is, else one from the current folder,
  /// so that reports are the same wherever the project lies.
  private static func search(from start: String, currentFolder: String) -> String? {
    var folder = URL(filePath: start, relativeTo: URL(filePath: currentFolder + "/")).standardizedFileURL
    while true {
      let candidate = folder.appending(path: fileName).path
      if FileBytes.exists(candidate) {
        return start.hasPrefix("/") ? candidate : relative(candidate, to: currentFolder)
      }
      let parent = folder.deletingLastPathComponent().standardizedFileURL
      guard parent.path != folder.path else { return nil }
      folder = parent
    }
  }

  private static func relative(_ path: String, to folder: String) -> String {
    let target = path.split(separator: "/")
    let base = folder.split(separator: "/")
    let common = zip(target, base).prefix { $0 == $1 }.count
    let up = Array(repeating: Substring(".."), count: base.count - common)
    return (up + target.dropFirst(common)).joined(separator: "/")
  }
}

extension CommandFailure {
  /// The failure that a measurer's error means.
  init(_ error: TextMeasurementError) {
    switch error {
    case .fontUnavailable("system", let reason): self = .engine("the system font is not available: \(reason)")
    case .fontUnavailable(let name, let reason): self = .file(path: name, reason: reason)
    case .textTooLong(let length, let limit):
      self = .usage("a text has \(length) UTF-16 units; at most \(limit) can be measured")
    case .engine(let call, let status): self = .engine("\(call) failed with status \(status)")
    }
  }
}
