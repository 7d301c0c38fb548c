import TitlefitControls
import TitlefitGeometry
import TitlefitSourceParsing

/// A view of a document, linked to the others by index.
struct InterfaceView: Sendable {
  /// The object id, or empty where it has none.
  var id: String
  /// The element with its variations.
  var varied: VariedElement
  /// The `key` attribute, or nil.
  var key: String?
  /// The view around it that lays it out, or nil for a root.
  var parent: Int?
  /// What kind of root it is, or nil inside another view.
  var root: SceneRootKind?
  /// The nearest view around it in the file, for cells the table.
  var enclosing: Int?
  /// The views it lays out, in order.
  var children: [Int] = []
  /// The recorded frame in the parent's coordinates, or nil.
  var frame: Rect?
  /// Whether the view is there on an upright phone; masks may leave it out.
  var isInstalled = true
  /// Whether some constraint names it.
  var isConstrained = false
  /// Whether it stands at the top of the document, outside every controller.
  var isTopLevel = false

  /// The element's name, such as `button`.
  var kind: String { varied.element.name }
  /// Whether the frame is turned into constraints: absent means yes.
  var translatesFrame: Bool { varied.flag("translatesAutoresizingMaskIntoConstraints") ?? true }
  /// Whether it is hidden.
  var isHidden: Bool { varied.flag("hidden") ?? false }
  /// Whether it is a stack view.
  var isStack: Bool { kind == "stackView" }
}
