import TitlefitControlLayout
import TitlefitControls
import TitlefitGeometry
import TitlefitSourceParsing

/// Turns a document's button element into a control; the room is put in afterwards.
struct ButtonReading {
  private let isAppKit: Bool
  private let titles: TitleReading
  private let legacy: LegacyReading
  private let configurations: ConfigurationReading

  /// Prepares reading the buttons of a document.
  init(document: InterfaceDocument) {
    isAppKit = document.isAppKit
    let images = ImageReading(resources: document.images)
    titles = TitleReading(table: document.name)
    legacy = LegacyReading(images: images)
    configurations = ConfigurationReading(images: images)
  }

  /// Reads a button.
  func control(_ element: VariedElement, room: ControlRoom, issues: inout ReadingIssues) -> Control {
    let cell = element.element.element("buttonCell")
    if isAppKit || cell != nil { return appKit(element, cell: cell, issues: &issues) }
    let location = issues.location(element.element.position)
    var control = Control(
      id: element["id"] ?? "", kind: .legacy, location: location, specification: nil, room: room,
      customClass: element["customClass"])
    if let source = element.child("buttonConfiguration", key: "configuration"),
      let configuration = configurations.read(element, issues: &issues)
    {
      readConfigured(element, source: source, into: &control, issues: &issues)
      control.specification = specification(.configured(configuration), of: element, states: [:])
    } else {
      let result = legacy.read(element, issues: &issues)
      control.titles = titles.stateTitles(element, issues: &issues)
      control.specification = specification(.legacy(result.button), of: element, states: result.states)
    }
    let runtime = RuntimeAttributes(element)
    control.runtimeTexts = runtime.texts(issues: issues)
    control.notes += runtime.textKeyPaths.map {
      "The runtime attribute \($0) holds a text that no strings table translates"
    }
    return control
  }

  private func readConfigured(
    _ element: VariedElement, source: XML.Element, into control: inout Control, issues: inout ReadingIssues
  ) {
    control.kind = .configured
    let id = element["id"]
    control.titles = [titles.configurationText("title", in: source, id: id, issues: &issues)].compactMap(\.self)
    control.subtitles = [titles.configurationText("subtitle", in: source, id: id, issues: &issues)].compactMap(\.self)
    let ignored = ["contentEdgeInsets", "titleEdgeInsets", "imageEdgeInsets"].filter { key in
      let insets = InsetReading.physical(element.child("inset", key: key), issues: &issues)
      return insets != nil && insets != .zero
    }
    control.hasIgnoredInsets = !ignored.isEmpty
    if !ignored.isEmpty {
      control.notes.append("A configuration makes \(ignored.joined(separator: ", ")) ineffective")
    }
    let leftOver = titles.stateTitles(element, issues: &issues)
    if control.titles.isEmpty, !leftOver.isEmpty {
      control.notes.append("The configuration has no title; the titles of the states are left over and do not show")
    }
  }

  private func specification(
    _ model: ButtonModel, of element: VariedElement, states: [ControlState: StateOverride]
  ) -> ButtonSpecification {
    ButtonSpecification(
      model: model, horizontalAlignment: value(element["contentHorizontalAlignment"]) ?? .center,
      verticalAlignment: value(element["contentVerticalAlignment"]) ?? .center,
      semantic: value(element["semanticContentAttribute"]) ?? .unspecified, states: states)
  }

  private func value<Value: RawRepresentable>(_ text: String?) -> Value? where Value.RawValue == String {
    text.flatMap(Value.init)
  }

  private func appKit(_ element: VariedElement, cell: XML.Element?, issues: inout ReadingIssues) -> Control {
    Control(
      id: element["id"] ?? "", kind: .appkit, location: issues.location(element.element.position), specification: nil,
      titles: [cell.flatMap { titles.cellTitle($0, issues: &issues) }].compactMap(\.self),
      room: ControlRoom(width: nil, how: [], unknown: "the room of AppKit buttons is not derived"),
      obstacle: "AppKit buttons are not measured yet", customClass: element["customClass"])
  }
}
