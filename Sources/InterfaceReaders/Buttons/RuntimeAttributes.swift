import TitlefitControls
import TitlefitSourceParsing

/// The user-defined runtime attributes of a button.
struct RuntimeAttributes {
  private var values: [String: XML.Element] = [:]
  /// The key paths of attributes that hold texts, in order; no strings file translates these.
  private(set) var textKeyPaths: [String] = []

  /// Reads the attributes of an element; the last of several for one key path counts.
  init(_ element: VariedElement) {
    for list in element.element.elements("userDefinedRuntimeAttributes") {
      for attribute in list.elements("userDefinedRuntimeAttribute") {
        guard let path = attribute["keyPath"] else { continue }
        values[path] = attribute
        if ["string", "localizedString"].contains(attribute["type"] ?? "") { textKeyPaths.append(path) }
      }
    }
  }

  /// The texts in order, with the key paths that hold them; an attribute without a value is left out.
  func texts(issues: ReadingIssues) -> [RuntimeText] {
    textKeyPaths.compactMap { path in
      values[path]?.attribute("value").map {
        RuntimeText(keyPath: path, text: $0.value, location: issues.location($0.position))
      }
    }
  }

  /// The number of a key path, or nil.
  func number(_ keyPath: String, issues: inout ReadingIssues) -> Double? {
    guard let attribute = values[keyPath] else { return nil }
    let nested = attribute.elements.first { $0["key"] == "value" }
    return issues.number(nested?.attribute("value") ?? attribute.attribute("value"))
  }

  /// The truth value of a key path, or nil.
  func flag(_ keyPath: String) -> Bool? { values[keyPath]?["value"].map { $0 == "YES" } }
}
