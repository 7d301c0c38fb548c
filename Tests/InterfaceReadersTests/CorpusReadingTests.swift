import Foundation
import Testing
import TitlefitControls
import TitlefitDiagnostics
import TitlefitInterfaceReaders
import TitlefitTestSupport

/// A document of `Corpora/Interfaces` beside its `.expected` text.
struct CorpusDocument: Sendable, CustomTestStringConvertible {
  var path: String
  var testDescription: String { path }

  /// The documents of a folder.
  static func all(in folder: String) -> [CorpusDocument] {
    let names = (try? CorpusFile.names(in: "Interfaces/" + folder)) ?? []
    return names.filter { !$0.hasSuffix(".expected") }.map { CorpusDocument(path: "Interfaces/\(folder)/\($0)") }
  }

  /// What the reader makes of it.
  func reading() throws -> ControlReading {
    InterfaceDocumentReader().read(try CorpusFile.bytes(path), file: String(path.split(separator: "/").last ?? ""))
  }

  /// The lines that it should make of it.
  func expected() throws -> [String] {
    let text = String(decoding: try CorpusFile.bytes(path + ".expected"), as: UTF8.self)
    return text.split(separator: "\n").map(String.init).filter { !$0.hasPrefix("#") }
  }
}

@Test("A button's set-up is what its document says", arguments: CorpusDocument.all(in: "attributes"))
func setUps(document: CorpusDocument) throws {
  let reading = try document.reading()
  let expected = try document.expected()
  #expect(ControlLines.setUp(reading) == expected)
}

@Test("A button's room follows from its document, step by step", arguments: CorpusDocument.all(in: "rooms"))
func rooms(document: CorpusDocument) throws {
  let reading = try document.reading()
  let expected = try document.expected()
  #expect(ControlLines.rooms(reading) == expected)
}

@Test("A broken document is reported and the rest is read", arguments: CorpusDocument.all(in: "broken"))
func broken(document: CorpusDocument) throws {
  let reading = try document.reading()
  let expected = try document.expected()
  #expect(ControlLines.rooms(reading).filter { !$0.hasPrefix("  how") } == expected)
  #expect(reading.issues.allSatisfy { $0.rule == "malformed-document" })
}

@Test("AppKit's buttons are listed with what stands in the way", arguments: CorpusDocument.all(in: "appkit"))
func appKit(document: CorpusDocument) throws {
  let reading = try document.reading()
  let expected = try document.expected()
  #expect(ControlLines.setUp(reading) == expected)
}

@Test("Every folder of the corpus has documents")
func corpusIsThere() {
  for folder in ["attributes", "rooms", "broken", "appkit"] { #expect(!CorpusDocument.all(in: folder).isEmpty) }
}

@Test("Controls and texts are placed at their tag and attribute")
func places() throws {
  let document = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document targetRuntime="iOS.CocoaTouch">
      <objects><view id="v"><subviews>
        <button id="b"><state key="normal" title="Ü"/></button>
        <button id="c">
          <buttonConfiguration key="configuration" title="T" subtitle="S"/>
        </button>
      </subviews></view></objects>
    </document>
    """
  let reading = InterfaceDocumentReader().read(Array(document.utf8), file: "App/Base.lproj/My.View.xib")
  let controls = reading.controls
  try #require(controls.count == 2)
  #expect(reading.format == "xib")
  #expect(controls.map { "\($0.location.line):\($0.location.column)" } == ["4:5", "5:5"])
  #expect(controls[0].titles.map { "\($0.location.line):\($0.location.column)" } == ["4:40"])
  #expect(controls[1].titles.map { "\($0.location.line):\($0.location.column)" } == ["6:48"])
  #expect(controls[1].subtitles.map { "\($0.location.line):\($0.location.column)" } == ["6:58"])
  #expect(controls[0].titles.first?.source == .unit(table: "My.View", key: "b.normalTitle", fallback: "Ü"))
}
