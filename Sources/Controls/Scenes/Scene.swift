public import TitlefitDiagnostics
public import TitlefitGeometry

/// A root view of a document with everything under it: what Auto Layout solves at once.
///
/// Views and constraints name each other by index, so that documents with missing, empty or repeated ids lose nothing.
public struct Scene: Sendable, Hashable {
  /// What kind of root it is; it decides where the root's size and margins come from.
  public var kind: SceneRootKind
  /// What the document says about all its scenes.
  public var canvas: DesignCanvas
  /// The views, the root first and each before the views it lays out; never empty.
  public var views: [SceneView]
  /// The constraints between these views that are in force, in the document's order.
  public var constraints: [SceneConstraint]
  /// Where the root's element stands.
  public var location: SourceLocation
  /// For a cell, the width of the table around it as recorded, or nil.
  public var tableWidth: Double?
  /// Whether the root stands at the top of a document, outside every controller.
  public var isTopLevel: Bool

  /// Makes a scene.
  public init(
    kind: SceneRootKind, canvas: DesignCanvas, views: [SceneView], constraints: [SceneConstraint],
    location: SourceLocation, tableWidth: Double? = nil, isTopLevel: Bool = false
  ) {
    self.kind = kind
    self.canvas = canvas
    self.views = views
    self.constraints = constraints
    self.location = location
    self.tableWidth = tableWidth
    self.isTopLevel = isTopLevel
  }

  /// The root's object id, or empty where it has none.
  public var id: String { views.first?.id ?? "" }

  /// The root's size as the document records it, or the design device's where it records none.
  public var recordedSize: Size { views.first?.frame?.size ?? canvas.device.size }

  /// The root's width on a device of a width in points.
  ///
  /// A root that takes most of the design device's width follows the device; a narrower one, such as a grid's cell, keeps
  /// its own.
  ///
  /// Source: versions of public documents before and after their design device was changed, for controllers' views, cells
  /// and views of xibs; that narrow ones keep their width is inferred.
  public func width(onDevice width: Double) -> Double {
    let recorded = recordedSize.width
    let design = canvas.device.size.width
    return recorded >= design * Self.shareThatFollows ? max(0, recorded + width - design) : recorded
  }

  /// The least share of the design device's width from which on a root is taken to follow the device.
  public static let shareThatFollows = 0.75

  /// The index of the first view of an object id, or nil.
  /// - Complexity: linear in the number of views.
  public func index(of id: String) -> Int? { id.isEmpty ? nil : views.firstIndex { $0.id == id } }

  /// The views around a view, nearest first.
  /// - Complexity: linear in the depth.
  public func ancestors(of view: Int) -> [Int] {
    var list: [Int] = []
    var next = views[view].parent
    while let ancestor = next {
      list.append(ancestor)
      next = views[ancestor].parent
    }
    return list
  }
}

/// What kind of root a scene has.
public enum SceneRootKind: Sendable, Hashable {
  /// A view controller's view.
  case controller
  /// A view at the top of a xib.
  case document
  /// A table view's cell.
  case tableCell
  /// A collection view's cell or reusable view.
  case collectionCell
  /// A view in a navigation bar, tool bar or tab bar.
  case bar
  /// A header, footer or background view.
  case supplement
}
