import TitlefitAuditing
import TitlefitDiagnostics

/// The project that the paths of a command line name, read.
struct ProjectSource: Sendable {
  /// What was read.
  let reading: ProjectReading
  /// The files that were looked at.
  let files: [String]
  /// The project's own font files.
  let fontFiles: [String]
  /// The paths that do not exist.
  let missing: [String]

  /// Finds and reads the files below the paths; without paths, below the folder the tool runs in.
  ///
  /// Files that did not change since an earlier reading are taken from its memory.
  init(paths: [String], configuration: AuditConfiguration, memory: ReadingMemory? = nil) {
    let reader = Self.reader(configuration)
    let paths = paths.isEmpty ? ["."] : paths
    let found = ProjectFiles(extensions: reader.fileExtensions, excludes: configuration.excludes).look(below: paths)
    (files, missing) = (found.files, found.missing)
    fontFiles = Self.fontFiles(below: paths.filter(FileBytes.isFolder), excludes: configuration.excludes)
    reading = reader.read(
      files, jobs: configuration.jobs, remembering: memory, unreadable: found.unreadable)
  }

  /// The reader of this tool's formats.
  static func reader(_ configuration: AuditConfiguration) -> ProjectReader {
    ProjectReader(
      catalogReaders: Assembly.catalogReaders, controlReaders: Assembly.controlReaders,
      codeReader: Assembly.codeReader, codeSettings: configuration.code)
  }

  /// The endings of font files.
  static let fontExtensions = ["otf", "ttc", "ttf"]

  /// The font files below folders, in the order of their paths.
  static func fontFiles(below folders: [String], excludes: [String]) -> [String] {
    ProjectFiles(extensions: fontExtensions, excludes: excludes).find(below: folders).files
  }

  /// What the report says about the paths and about a project without anything to read.
  var failures: [AuditFailure] {
    var failures = missing.map { path in
      AuditFailure(
        source: "titlefit", code: "missing-path", message: "there is no such file or folder",
        location: SourceLocation(file: path))
    }
    if reading.isEmpty {
      failures.append(
        AuditFailure(
          source: "titlefit", code: "nothing-read",
          message: files.isEmpty
            ? "no catalog, interface document or Swift file was found" : "none of the files could be read"))
    }
    return failures
  }
}
