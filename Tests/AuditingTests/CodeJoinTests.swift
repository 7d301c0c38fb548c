import Testing
import TitlefitAuditing
import TitlefitControlLayout
import TitlefitControls
import TitlefitDiagnostics
import TitlefitGeometry
import TitlefitRuleKit
import TitlefitTestSupport
import TitlefitTypography

private let place = SourceLocation(file: "A.swift", line: 3, column: 5)

/// A document's button with a title, reached by an outlet of a class.
private func documentButton(owner: String, customClass: String? = nil) -> Control {
  var control = Control(
    id: "abc-12-def", kind: .legacy, location: SourceLocation(file: "Main.storyboard", line: 9, column: 1),
    specification: ButtonSpecification(model: .legacy(LegacyButton(type: .system))),
    titles: [
      ControlText(source: .literal("Old"), location: SourceLocation(file: "Main.storyboard", line: 10, column: 1))
    ], room: ControlRoom(width: .points(120), how: ["constraint"]), customClass: customClass)
  control.outlets = [OutletName(owner: owner, property: "sendButton")]
  return control
}

/// Code's view of the outlet, with a title and a font.
private func outlet(owner: String = "MailController", condition: String? = nil) -> Control {
  var control = Control(
    id: owner + ".sendButton", kind: .legacy, location: place, specification: nil,
    titles: [ControlText(source: .literal("New"), location: place, condition: condition)],
    room: ControlRoom(width: nil, how: [], unknown: "no-width"))
  control.outlets = [OutletName(owner: owner, property: "sendButton")]
  control.outletChanges.changes = [ButtonChange(.labelFont(.system(11)), at: place)]
  return control
}

private func listed(_ document: Control, _ code: Control, bases: [String: String] = [:]) -> [Control] {
  let swift = ControlReading(file: "A.swift", format: "swift", controls: [code], issues: [])
  let reading = ProjectReading(
    documents: [
      ControlReading(file: "Main.storyboard", format: "storyboard", controls: [document], issues: []), swift,
    ],
    code: CodeReading(files: [swift], bases: bases))
  let auditor = Auditor(
    configuration: AuditConfiguration(), rules: RuleSet([], configuration: AuditConfiguration()),
    measurer: SquareFontMeasurer(), toolVersion: "0")
  return auditor.controls(reading).map(\.control)
}

private func sources(_ control: Control?) -> [TextSource] { control?.titles.map(\.source) ?? [] }

@Test("What code sets on an outlet replaces the document's title and font, and keeps its room")
func outletJoins() throws {
  let controls = listed(documentButton(owner: "MailController"), outlet())
  #expect(controls.map(\.id) == ["abc-12-def"])
  #expect(sources(controls.first) == [.literal("New")])
  #expect(controls.first?.room.width == .points(120))
  guard case .legacy(let button)? = controls.first?.specification?.model else {
    Issue.record("no legacy button")
    return
  }
  #expect(button.font == .system(11))
  #expect(button.type == .system)
}

@Test("A title that code sets under a condition stands beside the document's")
func conditionalTitle() {
  let controls = listed(documentButton(owner: "MailController"), outlet(condition: "in update()"))
  #expect(sources(controls.first) == [.literal("Old"), .literal("New")])
}

@Test("A document may connect the outlet of a base class under a subclass's name")
func subclassOutlet() {
  let joined = listed(
    documentButton(owner: "BigMailController"), outlet(), bases: ["BigMailController": "MailController"])
  #expect(joined.count == 1)
  let apart = listed(documentButton(owner: "OtherController"), outlet())
  #expect(apart.count == 2)
}

@Test("Base classes in a circle end")
func circle() {
  let joined = listed(documentButton(owner: "A"), outlet(), bases: ["A": "B", "B": "A"])
  #expect(joined.count == 2)
}

@Test("A class's own settings apply to a document's buttons of that class")
func classFacts() {
  let facts = ButtonClass(changes: [ButtonChange(.contentEdgeInsets([.left: 9, .right: 9]), at: place)])
  let document = documentButton(owner: "X", customClass: "PillButton")
  let reading = ProjectReading(
    documents: [ControlReading(file: "Main.storyboard", format: "storyboard", controls: [document], issues: [])],
    code: CodeReading(classes: ["PillButton": facts]))
  let auditor = Auditor(
    configuration: AuditConfiguration(), rules: RuleSet([], configuration: AuditConfiguration()),
    measurer: SquareFontMeasurer(), toolVersion: "0")
  guard case .legacy(let button)? = auditor.controls(reading).first?.control.specification?.model else {
    Issue.record("no legacy button")
    return
  }
  #expect(button.contentEdgeInsets.left == 9)
}
