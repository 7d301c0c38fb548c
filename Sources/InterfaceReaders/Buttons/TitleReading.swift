import TitlefitControlLayout
import TitlefitControls
import TitlefitDiagnostics
import TitlefitSourceParsing

/// Reads the texts of buttons and the keys under which a document's strings tables translate them.
struct TitleReading {
  /// The strings table's name.
  let table: String

  /// The texts of the states, each state that has one of its own; an empty text is none.
  ///
  /// Source: keys of strings files beside public documents: `<id>.normalTitle`; other states by the same rule.
  func stateTitles(_ element: VariedElement, issues: inout ReadingIssues) -> [ControlText] {
    ControlState.allCases.compactMap { state in
      guard let entry = element.child("state", key: state.rawValue) else { return nil }
      return text(
        of: entry, name: "title", key: state.rawValue + "Title", id: element["id"], state: state, issues: &issues)
    }
  }

  /// A text of a configuration: `title` or `subtitle`; nil where it is absent or empty.
  func configurationText(
    _ name: String, in configuration: XML.Element, id: String?, issues: inout ReadingIssues
  ) -> ControlText? {
    text(of: configuration, name: name, key: "configuration." + name, id: id, state: .normal, issues: &issues)
  }

  /// The title of an AppKit cell; strings tables know it by the cell's id.
  func cellTitle(_ cell: XML.Element, issues: inout ReadingIssues) -> ControlText? {
    text(of: cell, name: "title", key: "title", id: cell["id"], state: .normal, issues: &issues)
  }

  /// A text in an attribute, a string or fragments, with the key that a strings table knows it by; nil where it is absent
  /// or empty.
  func text(
    of element: XML.Element, name: String, key: String, id: String?, state: ControlState, issues: inout ReadingIssues
  ) -> ControlText? {
    guard let (content, position) = content(of: element, name: name, issues: &issues), !content.isEmpty else {
      return nil
    }
    let location = issues.location(position)
    guard let id, !id.isEmpty else { return ControlText(state: state, source: .literal(content), location: location) }
    let source = TextSource.unit(table: table, key: id + "." + key, fallback: content)
    return ControlText(state: state, source: source, location: location)
  }

  /// A text in an attribute, in a `<string>` (texts with line ends), or in fragments.
  private func content(
    of element: XML.Element, name: String, issues: inout ReadingIssues
  ) -> (String, XML.Position)? {
    if let attribute = element.attribute(name) { return (attribute.value, attribute.position) }
    if let string = element.child("string", key: name) { return (string.text, string.position) }
    let attributedName = "attributed" + name.prefix(1).uppercased() + name.dropFirst()
    let attributed = AttributedTitle(element.child("attributedString", key: attributedName), issues: &issues)
    return attributed.map { ($0.text, $0.position) }
  }
}
