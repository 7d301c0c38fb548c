import Foundation
public import TitlefitCatalogs
public import TitlefitControls
public import TitlefitDiagnostics

/// What was read from a project's files, before texts and controls are joined.
public struct ProjectReading: Sendable {
  /// The catalogs in the order of their paths.
  public var catalogs: [CatalogReading]
  /// The documents and code files in the order of their paths.
  public var documents: [ControlReading]
  /// What is wrong with files as a whole.
  public var issues: [FormatIssue]
  /// What code files mean together, or nil where none was read; their controls stand in ``documents`` too.
  public var code: CodeReading?

  /// Makes a reading.
  public init(
    catalogs: [CatalogReading] = [], documents: [ControlReading] = [], issues: [FormatIssue] = [],
    code: CodeReading? = nil
  ) {
    self.catalogs = catalogs
    self.documents = documents
    self.issues = issues
    self.code = code
  }

  /// Whether nothing at all was read.
  public var isEmpty: Bool { catalogs.isEmpty && documents.isEmpty }
}

/// Reads the files of a project with the readers it is given.
public struct ProjectReader: Sendable {
  /// The largest file with an extension that is read, in bytes.
  ///
  /// Catalogs of real apps stay below 20 MB, documents and code files below 2 MB. The limits are such that the worst file of
  /// each kind takes about a gigabyte of memory: a byte of XML up to 33, one of code up to 37 bytes. A String Catalog may be
  /// longer, since its reader limits the values as well.
  public static func sizeLimit(of fileExtension: String) -> Int {
    switch fileExtension {
    case "xcstrings": 256 << 20
    case "strings": 64 << 20
    case "swift": 16 << 20
    default: 32 << 20
    }
  }

  private let catalogReaders: [any CatalogReader]
  private let controlReaders: [any ControlReader]
  private let codeReader: (any CodeReader)?
  private let codeSettings: CodeSettings

  /// Makes a reader of projects.
  public init(
    catalogReaders: [any CatalogReader], controlReaders: [any ControlReader], codeReader: (any CodeReader)? = nil,
    codeSettings: CodeSettings = CodeSettings()
  ) {
    self.catalogReaders = catalogReaders
    self.controlReaders = controlReaders
    self.codeReader = codeReader
    self.codeSettings = codeSettings
  }

  /// The extensions of the files that some reader reads.
  public var fileExtensions: [String] {
    catalogReaders.flatMap { type(of: $0).fileExtensions } + controlReaders.flatMap(\.fileExtensions)
      + (codeReader?.fileExtensions ?? [])
  }

  /// Reads the files, in parallel on at most the given number of threads; the order of the result is the files'.
  /// - Parameter memory: what an earlier reading left; files that did not change are taken from it, and it then holds
  ///   these files.
  /// - Parameter unreadable: the folders that could not be looked into and the files that are not to be read; each is an issue of its own.
  public func read(
    _ files: [String], jobs: Int, remembering memory: ReadingMemory? = nil, unreadable: [ProjectFiles.Unreadable] = []
  ) -> ProjectReading {
    let parts = ParallelMap(jobs: jobs).map(files) { path in
      memory.map { $0.part(of: path) { part(of: path) } } ?? part(of: path)
    }
    memory?.keep(files)
    let left = unreadable.map { $0.isFile ? self.unreadable($0.path, $0.reason) : unreadableFolder($0) }
    return joined(left.map { .issue($0) } + parts, jobs: jobs)
  }

  private func joined(_ parts: [ReadPart], jobs: Int) -> ProjectReading {
    var reading = ProjectReading()
    var code: [any CodeFile] = []
    for part in parts {
      switch part {
      case .catalog(let catalog): reading.catalogs.append(catalog)
      case .document(let document): reading.documents.append(document)
      case .code(let file): code.append(file)
      case .issue(let issue): reading.issues.append(issue)
      }
    }
    if let codeReader, !code.isEmpty {
      let threads = WorkThreads { count, body in
        _ = ParallelMap(jobs: jobs).map(Array(0..<count)) { index in body(index) }
      }
      let read = codeReader.read(code, settings: codeSettings, on: threads)
      reading.documents += read.files
      reading.code = read
    }
    return reading
  }

  private func part(of path: String) -> ReadPart {
    do throws(FileContent.Fault) {
      let limit = Self.sizeLimit(of: ProjectFiles.fileExtension(of: path))
      return part(of: path, bytes: try FileContent.read(path, limit: limit))
    } catch {
      return .issue(unreadable(path, error.reason))
    }
  }

  private func part(of path: String, bytes: [UInt8]) -> ReadPart {
    let ending = ProjectFiles.fileExtension(of: path)
    if let reader = catalogReaders.first(where: { type(of: $0).fileExtensions.contains(ending) }) {
      let place = ProjectPath(path)
      var reading = reader.read(bytes, from: CatalogSource(file: path, table: place.name, language: place.language))
      if case .unknown(let folder) = place.localization { setAside(&reading, in: folder, path) }
      return .catalog(reading)
    }
    if let reader = controlReaders.first(where: { $0.fileExtensions.contains(ending) }) {
      return .document(reader.read(bytes, file: path))
    }
    if let codeReader, codeReader.fileExtensions.contains(ending) {
      return .code(codeReader.parse(bytes, file: path))
    }
    return .issue(unreadable(path, "no reader knows files of this kind"))
  }

  /// Takes the texts of a folder that names no language out of the project: they are counted, and belong to nobody.
  private func setAside(_ reading: inout CatalogReading, in folder: String, _ path: String) {
    reading.catalog.units = []
    reading.issues.append(
      FormatIssue(
        rule: "unknown-value", code: "unknown-language",
        message: FindingMessage(
          "\"\(folder).lproj\" names no language", why: "the texts in it are shown in no language and are not measured",
          suggestion: "Name the folder by a language tag such as de, pt-BR or zh-Hans"),
        location: SourceLocation(file: path)))
  }

  /// Reads one file given as text, as a rule's example does.
  public func read(name: String, text: String) -> ProjectReading {
    joined([part(of: name, bytes: Array(text.utf8))], jobs: 1)
  }

  private func unreadableFolder(_ folder: ProjectFiles.Unreadable) -> FormatIssue {
    FormatIssue(
      rule: "unreadable-file", code: "cannot-read",
      message: FindingMessage(
        "The folder cannot be read", why: folder.reason,
        suggestion: "Check the folder, or leave it out with `exclude`"),
      location: SourceLocation(file: folder.path))
  }

  private func unreadable(_ path: String, _ reason: String) -> FormatIssue {
    FormatIssue(
      rule: "unreadable-file", code: "cannot-read",
      message: FindingMessage(
        "The file cannot be read", why: reason, suggestion: "Check the file, or leave it out with `exclude`"),
      location: SourceLocation(file: path))
  }
}
