import TitlefitControls
import TitlefitGeometry
import TitlefitSourceParsing

/// A storyboard or xib as views, constraints and resources.
struct InterfaceDocument: Sendable {
  /// The name of its strings table: the file's name without its extension.
  var name: String
  /// Whether it is a document for macOS.
  var isAppKit: Bool
  /// The device it was designed on, the size classes it is read for, and what saved it.
  var canvas: DesignCanvas
  /// All views in document order, those around others first.
  var views: [InterfaceView] = []
  /// The first view of each object id.
  var viewByID: [String: Int] = [:]
  /// What the object ids of layout guides mean.
  var guides: [String: ConstraintItem] = [:]
  /// The constraints for widths that are in force for the canvas' size classes.
  var constraints: [LayoutConstraint] = []
  /// All constraints that are in force for the canvas' size classes, as written.
  var statements: [Statement] = []
  /// Which view's which rectangle an object id of a layout guide means.
  var areas: [String: (view: Int, area: SceneArea)] = [:]
  /// Natural sizes of the project's own classes as last rendered, by object id.
  var renderedSizes: [String: Size] = [:]
  /// The images by name.
  var images: [String: ImageResource] = [:]

  /// The outlets that lead to an object, by its object id, in document order.
  var outlets: [String: [OutletName]] = [:]

  /// A constraint as written, and the view that holds it.
  struct Statement: Sendable {
    /// The constraint's element.
    var element: VariedElement
    /// The index of the view.
    var owner: Int
  }

  /// An image as `<resources>` lists it.
  struct ImageResource: Sendable, Hashable {
    /// The size in points; of a symbol, the library's and not the drawn one.
    var size: Size
    /// Whether it comes from the symbol library.
    var isSymbol: Bool
  }

  /// Reads the head of a document; views come with ``DocumentWalk``.
  ///
  /// - Parameter sizeClass: the classes that variations are chosen for; nil takes the design device's own.
  init(root: XML.Element, name: String, sizeClass: SizeClass?, issues: inout ReadingIssues) {
    self.name = name
    isAppKit = (root["targetRuntime"] ?? "").hasPrefix("MacOSX") || (root["type"] ?? "").contains(".Cocoa.")
    let device = DesignDevice(document: root)
    let plugIns = root.element("dependencies")?.elements("plugIn") ?? []
    canvas = DesignCanvas(
      device: device, sizeClass: sizeClass ?? device.sizeClass, toolsVersion: Self.build(root["toolsVersion"]),
      pluginVersion: Self.build(plugIns.lazy.compactMap { $0["version"] }.first),
      usesSafeAreas: root["useSafeAreas"] == "YES", usesAutoLayout: root["useAutolayout"] == "YES")
    readRenderedSizes(root, issues: &issues)
    for image in root.element("resources")?.elements("image") ?? [] {
      guard let name = image["name"], images[name] == nil,
        let width = issues.number(image.attribute("width")), let height = issues.number(image.attribute("height"))
      else { continue }
      images[name] = ImageResource(
        size: Size(width: max(0, width), height: max(0, height)), isSymbol: image["catalog"] == "system")
    }
  }

  /// The first number of a version such as `21507.5`, or 0.
  private static func build(_ version: String?) -> Int {
    (version ?? "").split(separator: ".").first.flatMap { Int(String($0)) } ?? 0
  }

  private mutating func readRenderedSizes(_ root: XML.Element, issues: inout ReadingIssues) {
    for designable in root.element("designables")?.elements("designable") ?? [] {
      guard let name = designable["name"], let size = designable.child("size", key: "intrinsicContentSize") else {
        continue
      }
      renderedSizes[name] = Size(
        width: max(0, issues.number(size.attribute("width")) ?? 0),
        height: max(0, issues.number(size.attribute("height")) ?? 0))
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
