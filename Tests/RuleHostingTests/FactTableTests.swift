import Foundation
import Testing
import TitlefitCatalogs
import TitlefitControlLayout
import TitlefitControls
import TitlefitDiagnostics
import TitlefitGeometry
import TitlefitLocales
import TitlefitRuleKit
import TitlefitTestSupport
import TitlefitTypography

@Suite struct FactTableTests {
  @Test("The page of facts is the table's: write it anew with `titlefit explain --facts`")
  func page() throws {
    let page = CorpusFile.repository.appending(path: "Sources/RuleKit/RuleKit.docc/Facts.md")
    #expect(try String(contentsOf: page, encoding: .utf8) == FactTable.markdown)
  }

  @Test("A record has the facts of its scope and only these, each of its type", arguments: FactScope.allCases)
  func types(_ scope: FactScope) throws {
    let record = try #require(Self.group(scope)?.records.first)
    for field in FactTable.fields {
      let value = record[field]
      guard field.scopes.contains(scope) else {
        #expect(value == .none, "\(field.name) is there in \(scope.rawValue)")
        continue
      }
      switch (value, field.type) {
      case (.flag, .flag), (.number, .number), (.text, .text), (.texts, .texts): break
      case (.none, _): #expect(field.isOptional, "\(field.name) is missing")
      default: Issue.record("\(field.name) is \(value)")
      }
    }
  }

  @Test("A record as JSON is one object that any reader of JSON reads")
  func json() throws {
    let record = try #require(Self.group(.text, value: "\u{1}\"\\\n\u{7F}\u{2028}é😀")?.records.first)
    var bytes: [UInt8] = []
    FactWriter(FactTable.fields(of: .text)).append(record, id: 4, to: &bytes)
    let object = try #require(try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any])
    #expect(object["id"] as? Int == 4)
    #expect(object["text.value"] as? String == "\u{1}\"\\\n\u{7F}\u{2028}é😀")
    #expect(object["unit.comment"] is NSNull)
    #expect(object["project.languages"] as? [String] == ["de", "en"])
    #expect(object.count == FactTable.fields(of: .text).count + 1)
  }

  @Test("The conformance kit's records have every fact: write them anew with TITLEFIT_RECORD=1")
  func records() throws {
    var text = ""
    for scope in FactScope.allCases {
      let record = try #require(Self.group(scope)?.records.first)
      let fields = FactTable.fields(of: scope)
      var bytes: [UInt8] = []
      FactWriter(fields).append(record, id: 1, to: &bytes)
      let optional = FactValue.texts(fields.filter(\.isOptional).map(\.name))
      bytes = Array("{\"scope\":\"\(scope.rawValue)\",\"facts\":".utf8) + bytes + Array(",\"optional\":".utf8)
      optional.append(to: &bytes)
      text += String(decoding: bytes, as: UTF8.self) + "}\n"
    }
    #expect(try Golden.expected("../RuleModules/records.jsonl", recording: text) == text)
  }

  @Test(
    "Numbers in messages have at most two decimals", arguments: [(120.0, "120"), (143.456, "143.46"), (-0.5, "-0.5")])
  func words(_ number: Double, text: String) { #expect(FactValue.number(number).text == text) }

  @Test(
    "An own rule's id is two words and a slash",
    arguments: [("house/loud", true), ("house", false), ("house/", false), ("House/loud", false), ("a/b/c", false)])
  func identifiers(_ id: String, isValid: Bool) { #expect(FactRuleDescription.isNamespaced(id) == isValid) }

  /// A group of each scope with one record.
  private static func group(_ scope: FactScope, value: String = "Los!") -> FactGroup? {
    let outline = ProjectOutline(sourceLanguage: "en", languages: ["de", "en"])
    let place = SourceLocation(file: "de.lproj/T.strings", line: 2, column: 9)
    let unit = UnitFacts(
      table: "T", key: "go", sourceLanguage: "en", location: place,
      localizations: [Localization(language: "de", location: place, texts: [StringText(value, location: place)])])
    let control = Control(
      id: "go", kind: .legacy, location: SourceLocation(file: "Main.xib", line: 5, column: 3),
      specification: ButtonSpecification(model: .legacy(LegacyButton(type: .system))),
      room: ControlRoom(width: .points(80), how: []))
    let facts = ControlFacts(control: control, series: [], rightToLeftLanguages: [])
    switch scope {
    case .project:
      return FactGroup(
        ProjectFacts(sourceLanguage: "en", languages: ["de", "en"], units: [unit], controls: [facts]), of: outline)
    case .unit: return FactGroup(unit, of: outline)
    case .text: return FactGroup(textsOf: unit, of: outline)
    case .control: return FactGroup(facts, of: outline)
    case .laidOut:
      let text = BoundText(table: "T", key: "go", language: "de", value: value, location: place)
      return FactGroup(
        CaseSeries(control: control, title: text, subtitle: nil, cases: [laidOut(value)], probe: { _, _ in nil }),
        of: outline)
    }
  }

  /// A title of 30 points in a button of 80.
  private static func laidOut(_ value: String) -> LaidOutCase {
    let measurement = TextMeasurement(
      width: 30, height: 18, lines: [MeasuredLine(text: value, width: 30)], visible: value, isTruncated: false,
      needed: 30, naturalWidth: 30, widestSegment: 30, widestSegmentText: value, unlimitedLineCount: 1,
      hardBreakCount: 0, breaksInsideWord: false, errorBound: 0.5)
    let title = PlacedText(
      frame: Rect(x: 25, y: 6, width: 30, height: 18), measurement: measurement, availableWidth: 80,
      availableHeight: nil, lineLimit: 1, lineBreakMode: .byTruncatingMiddle, font: .system(15))
    let result = LayoutResult(
      size: Size(width: 80, height: 30), natural: Size(width: 30, height: 30), title: title, subtitle: nil, image: nil,
      direction: .leftToRight, clippings: [], neededHeight: 30, estimates: [])
    return LaidOutCase(
      condition: CaseCondition(contentSize: .large, deviceWidth: 320, direction: .leftToRight),
      title: SampledText(value), subtitle: nil, room: LayoutRoom(width: 80, height: nil), result: result)
  }
}
