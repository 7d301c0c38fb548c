import TitlefitControls
import TitlefitSourceParsing

/// An element with the variations for a pair of size classes applied.
///
/// Source: `<variation>` in public documents; `default` counts first, then one named class, then two.
struct VariedElement: Sendable, Hashable {
  /// The element as written.
  let element: XML.Element
  /// The variations that apply, the one that counts most last.
  let variations: [XML.Element]

  /// Chooses the variations of an element; by default those of a phone held upright.
  /// - Complexity: linear in the number of children.
  init(_ element: XML.Element, for sizeClass: SizeClass = .uprightPhone) {
    self.element = element
    var chosen: [[XML.Element]] = [[], [], []]
    for child in element.children {
      guard let variation = child.element, variation.name == "variation", let key = variation["key"] else { continue }
      if let rank = Self.rank(of: key, for: sizeClass) { chosen[rank].append(variation) }
    }
    variations = chosen.flatMap(\.self)
  }

  /// The value of an attribute, or nil.
  subscript(name: String) -> String? { attribute(name)?.value }

  /// An attribute with its places, or nil.
  func attribute(_ name: String) -> XML.Attribute? {
    for variation in variations.reversed() {
      if let attribute = variation.attribute(name) { return attribute }
    }
    return element.attribute(name)
  }

  /// Whether an attribute says YES; nil where it is absent.
  func flag(_ name: String) -> Bool? { self[name].map { $0 == "YES" } }

  /// The first child element of a name and `key`, or nil.
  func child(_ name: String, key: String) -> XML.Element? {
    for variation in variations.reversed() {
      if let child = variation.child(name, key: key) { return child }
    }
    return element.child(name, key: key)
  }

  /// The references that masks leave out, of the kind `constraints` or `subviews`.
  func excluded(_ kind: String) -> Set<String> {
    var references: Set<String> = []
    for variation in variations {
      for mask in variation.elements("mask") where mask["key"] == kind {
        for entry in mask.elements {
          guard let reference = entry["reference"] else { continue }
          if entry.name == "exclude" { references.insert(reference) }
          if entry.name == "include" { references.remove(reference) }
        }
      }
    }
    return references
  }

  /// How many classes a variation names, or nil where it does not apply.
  private static func rank(of key: String, for sizeClass: SizeClass) -> Int? {
    if key == "default" { return 0 }
    var rank = 0
    let width = "widthClass=" + (sizeClass.isRegularWidth ? "regular" : "compact")
    let height = "heightClass=" + (sizeClass.isRegularHeight ? "regular" : "compact")
    for part in key.split(separator: "-") {
      switch part {
      case width, height: rank += 1
      default: return nil
      }
    }
    return (1...2).contains(rank) ? rank : nil
  }
}

extension XML.Element {
  /// The first child element of a name and `key`, or nil.
  func child(_ name: String, key: String) -> XML.Element? {
    for case .element(let child) in children where child.name == name && child["key"] == key { return child }
    return nil
  }
}
