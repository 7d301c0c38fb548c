import Foundation
import Testing
import TitlefitGeometry
import TitlefitLocales
import TitlefitShaping
import TitlefitTestSupport
import TitlefitTypography

@Suite("A broken font file is an error, never a crash")
struct BrokenFontFileTests {
  /// Writes bytes to a file of its own, hands its path on and removes it.
  private func withFile(_ bytes: some Sequence<UInt8>, _ body: (String) throws -> Void) throws {
    let url = FileManager.default.temporaryDirectory.appending(path: "titlefit-\(UUID().uuidString).ttf")
    try Data(bytes).write(to: url)
    defer { try? FileManager.default.removeItem(at: url) }
    try body(url.path)
  }

  private func open(_ path: String) throws {
    _ = try FontCollection().primaryFont(of: FontDescriptor(family: .file(path), size: 10))
  }

  @Test("Files without a font are refused", arguments: ["", "\0\0\0\0", "not a font at all", "ttcf", "OTTO\u{1}"])
  func notAFont(content: String) throws {
    try withFile(content.utf8) { path in
      #expect(throws: FontError.self) { try open(path) }
    }
  }

  @Test("A font cut anywhere is refused, because a table ends beyond the file")
  func truncated() throws {
    let bytes = try CorpusFile.bytes("Fonts/TitlefitSquare.ttf")
    for length in [4, 11, 12, 100, bytes.count / 4, bytes.count / 2, bytes.count - 8] {
      try withFile(bytes.prefix(length)) { path in
        #expect(throws: FontError.self, "cut to \(length)") { try open(path) }
      }
    }
  }

  @Test("A font with changed bytes opens or is refused, and shapes without a crash")
  func changedBytes() throws {
    let bytes = try CorpusFile.bytes("Fonts/TitlefitSquare.ttf")
    var state: UInt64 = 0x5DEE_CE66
    var refused = 0
    for _ in 0..<200 {
      var changed = bytes
      for _ in 0..<4 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        changed[Int(state >> 33) % changed.count] = UInt8(truncatingIfNeeded: state >> 24)
      }
      try withFile(changed) { path in
        do {
          _ = try MeasuredText("fi AV", FontDescriptor(family: .file(path), size: 10), in: FontCollection())
        } catch is FontError {
          refused += 1
        }
      }
    }
    #expect(refused < 200)
  }

  @Test("A folder, a missing file and a device are unreadable", arguments: ["/tmp", "/nowhere/x.ttf", "/dev/zero"])
  func unreadable(path: String) {
    #expect(throws: FontError.unreadable(path: path)) { try open(path) }
  }

  @Test("A broken project file is a problem with its path, and the others still serve")
  func project() throws {
    try withFile("garbage".utf8) { path in
      let good = CorpusFile.url("Fonts/TitlefitSquare.ttf").path
      let collection = FontCollection(FontSources(systemFolders: [], projectFiles: [path, good]))
      let font = try collection.primaryFont(of: MeasuredText.squareFont(10))
      #expect(font.name == "Titlefit Square Regular")
      #expect(collection.problems == [.unusableFile(path: path, reason: "it is not an OpenType font")])
    }
  }

  @Test("Another release of the stand-in is a problem with its digest")
  func anotherRelease() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "titlefit-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appending(path: "Inter.var.ttf").path
    try FileManager.default.copyItem(atPath: CorpusFile.url("Fonts/TitlefitSquare.ttf").path, toPath: path)
    let collection = FontCollection(FontSources(systemFolders: [folder.path]))
    _ = try collection.primaryFont(of: .system(17))
    // Source: sha256sum of the file.
    let digest = "9f11ded0aa57c94d71cbcf25064cc093665f0aae39a3a330f42d14faa06af8a4"
    #expect(collection.problems == [.unknownDigest(path: path, digest: digest)])
  }

  @Test("Without the stand-in's file the system font is an error that names file and folders")
  func noStandIn() {
    let collection = FontCollection(FontSources(systemFolders: ["/nowhere"]))
    #expect(throws: FontError.systemFontMissing(file: "Inter.var.ttf", folders: ["/nowhere"])) {
      try collection.primaryFont(of: .system(17))
    }
  }
}
