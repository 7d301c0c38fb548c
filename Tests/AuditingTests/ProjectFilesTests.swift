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
