import TitlefitControls
import TitlefitGeometry
import TitlefitSourceParsing

/// A storyboard or xib as views, constraints and resources.
struct InterfaceDocument: Sendable {
  /// The name of its strings table: the file's name without its extension.
  var name: String
  /// Whether it is a document for macOS.
  var isAppKit: Bool
  /// The device it was designed on.
  var device: DesignDevice
  /// The major version of the tools that saved it, or 0.
  var toolsVersion: Double
  /// All views in document order, those around others first.
  var views: [InterfaceView] = []
  /// The first view of each object id.
  var viewByID: [String: Int] = [:]
  /// What the object ids of layout guides mean.
  var guides: [String: ConstraintItem] = [:]
  /// The constraints that are in force on an upright phone.
  var constraints: [LayoutConstraint] = []
  /// The images by name.
  var images: [String: ImageResource] = [:]

  /// The outlets that lead to an object, by its object id, in document order.
  var outlets: [String: [OutletName]] = [:]

  /// An image as `<resources>` lists it.
  struct ImageResource: Sendable, Hashable {
    /// The size in points; of a symbol, the library's and not the drawn one.
    var size: Size
    /// Whether it comes from the symbol library.
    var isSymbol: Bool
  }

  /// Reads the head of a document; views come with ``DocumentWalk``.
  init(root: XML.Element, name: String, issues: inout ReadingIssues) {
    self.name = name
    isAppKit = (root["targetRuntime"] ?? "").hasPrefix("MacOSX") || (root["type"] ?? "").contains(".Cocoa.")
    device = DesignDevice(document: root)
    let version = (root["toolsVersion"] ?? "").split(separator: ".").first.flatMap { Double(String($0)) }
    toolsVersion = version ?? 0
    for image in root.element("resources")?.elements("image") ?? [] {
      guard let name = image["name"], images[name] == nil,
        let width = issues.number(image.attribute("width")), let height = issues.number(image.attribute("height"))
      else { continue }
      images[name] = ImageResource(
        size: Size(width: max(0, width), height: max(0, height)), isSymbol: image["catalog"] == "system")
    }
  }

  /// The views around a view, nearest first, up to its root.
  /// - Complexity: linear in the depth.
  func ancestors(of view: Int) -> [Int] {
    var list: [Int] = []
    var next = views[view].parent
    while let ancestor = next {
      list.append(ancestor)
      next = views[ancestor].parent
    }
    return list
  }

  /// The root that a view belongs to; itself where it is one.
  /// - Complexity: linear in the depth.
  func root(of view: Int) -> Int { ancestors(of: view).last ?? view }
}
