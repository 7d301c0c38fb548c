import Foundation
import Testing
import TitlefitDiagnostics
import TitlefitGeometry
import TitlefitReporters

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Collects the elements of a document with their attributes.
private final class Elements: NSObject, XMLParserDelegate {
  var found: [(name: String, attributes: [String: String])] = []

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) { found.append((name, attributes)) }
}

@Suite struct PictureDocumentTests {
  @Test("a picture alone is well-formed, and holds the outlines it uses and no others")
  func document() throws {
    let svg = PictureDocument(SampleReport.picture(), outlines: SampleReport.outlines).svg
    let parser = XMLParser(data: Data(svg.utf8))
    let elements = Elements()
    parser.delegate = elements
    #expect(parser.parse())
    #expect(elements.found.first?.attributes["viewBox"] == "-3 -3 149.5 50")
    let ids = elements.found.compactMap { $0.attributes["id"] }
    #expect(ids == ["hatch", "haze", "g0", "g1"])
    // Two glyphs, drawn once and once more clipped.
    #expect(
      elements.found.filter { $0.name == "use" }.compactMap { $0.attributes["href"] } == ["#g0", "#g1", "#g0", "#g1"])
  }

  @Test("a shape with numbers that are not finite is still valid")
  func notFinite() {
    let shape = PictureShape.box(.init(x: .nan, y: -.infinity, width: .infinity, height: 1), radius: .nan, .image)
    let picture = Picture(canvas: .init(x: 0, y: 0, width: 10, height: 10), shapes: [shape])
    let svg = PictureDocument(picture, outlines: []).svg
    #expect(XMLParser(data: Data(svg.utf8)).parse())
    #expect(!svg.lowercased().contains("nan") && !svg.contains("inf\"") && !svg.contains("?"))
  }
}
