import Foundation
import Testing
import TitlefitAuditing
import TitlefitDiagnostics

/// A folder of its own for one test, removed with the value.
private final class Folder {
  let path = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path

  init() throws { try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true) }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func write(_ name: String) throws {
    let file = URL(filePath: path).appending(path: name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data().write(to: file)
  }

  func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(atPath: path + "/" + name, withDestinationPath: target)
  }
}

@Test("Files are found once, in the order of their paths, and skipped folders are not entered")
func finds() throws {
  let folder = try Folder()
  for name in ["b/x.strings", "a.strings", "a.txt", ".git/y.strings", "Pods/z.strings", "old/w.STRINGS"] {
    try folder.write(name)
  }
  let found = ProjectFiles(extensions: ["strings"], excludes: ["old"]).find(below: [folder.path, folder.path])
  #expect(found.files == [folder.path + "/a.strings", folder.path + "/b/x.strings"])
  #expect(found.missing.isEmpty)
}

@Test("Links to folders are not followed, and a link that leads nowhere is kept for reading to say so")
func links() throws {
  let folder = try Folder()
  try folder.write("real/x.strings")
  try folder.link("real/again", to: "..")
  try folder.link("folder.strings", to: "real")
  try folder.link("gone.strings", to: "nowhere")
  try folder.link("loop.strings", to: "loop.strings")
  let files = ProjectFiles(extensions: ["strings"]).find(below: [folder.path]).files
  #expect(files.map { $0.dropFirst(folder.path.count + 1) } == ["gone.strings", "loop.strings", "real/x.strings"])
  let reading = ProjectReader(catalogReaders: [], controlReaders: []).read([folder.path + "/gone.strings"], jobs: 1)
  #expect(reading.issues.map(\.rule) == ["unreadable-file"])
}

@Test("A path that does not exist is named")
func missing() {
  #expect(ProjectFiles(extensions: ["strings"]).find(below: ["/no/such/folder"]).missing == ["/no/such/folder"])
}

@Test("What is no regular file is not waited for, and its reason is told")
func noRegularFiles() throws {
  let folder = try Folder()
  try folder.link("gone.strings", to: "nowhere")
  try folder.link("loop.strings", to: "loop.strings")
  try folder.link("zero.strings", to: "/dev/zero")
  try #require(mkfifo(folder.path + "/pipe.strings", 0o600) == 0)
  let reader = ProjectReader(catalogReaders: [], controlReaders: [])
  let names = ["gone", "loop", "pipe", "zero"]
  let reading = reader.read(names.map { folder.path + "/" + $0 + ".strings" }, jobs: 2)
  #expect(
    reading.issues.map(\.message.why) == [
      "the link leads nowhere", "the link leads back to itself", "it is no regular file", "it is no regular file",
    ])
}

@Test("A file beyond its kind's limit is named and not read")
func largeFiles() throws {
  let folder = try Folder()
  let path = folder.path + "/a.swift"
  try folder.write("a.swift")
  let handle = try FileHandle(forWritingTo: URL(filePath: path))
  // A hole takes no room on the disk.
  try handle.truncate(atOffset: UInt64(ProjectReader.sizeLimit(of: "swift")) + 1)
  try handle.close()
  let reading = ProjectReader(catalogReaders: [], controlReaders: []).read([path], jobs: 1)
  #expect(reading.issues.map(\.message.why) == ["it is larger than 16 MiB"])
}

@Test("Folders too deep to be entered are named, and the files above them are found")
func deepFolders() throws {
  let folder = try Folder()
  let inner = Array(repeating: "d", count: 70).joined(separator: "/")
  try folder.write("x.strings")
  try folder.write(inner + "/y.strings")
  let found = ProjectFiles(extensions: ["strings"]).look(below: [folder.path])
  #expect(found.files == [folder.path + "/x.strings"])
  #expect(found.unreadable.map(\.reason) == ["it lies more than 64 folders deep"])
  let reading = ProjectReader(catalogReaders: [], controlReaders: []).read([], jobs: 1, unreadable: found.unreadable)
  #expect(reading.issues.map(\.code) == ["cannot-read"])
}
