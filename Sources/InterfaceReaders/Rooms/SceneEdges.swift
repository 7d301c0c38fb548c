import TitlefitControls
import TitlefitGeometry

/// The left and right edges of all views under one root, and what the document says about their distances.
///
/// What is stated as an equation is worked out until nothing new follows; what is stated as an inequality, and what every
/// layout keeps to (widths are not negative), becomes a bound.
///
/// ## Limits
/// Equations with several unknowns are left alone, and the sizes of texts are not known here: what depends on them is only
/// bounded.
struct SceneEdges {
  /// The document.
  let document: InterfaceDocument
  /// The devices that margins are taken for.
  let device: DeviceClass
  /// The views under the root, the root first.
  let views: [Int]
  /// Distances that are known.
  var groups: EdgeGroups
  /// Everything that ties two edges together.
  var links: [Link] = []
  /// Why links hold.
  var reasons: [Reason] = []
  /// Heights that are the same on every device, by view.
  var heights: [Int: Double] = [:]
  /// Equal shares of stacks, by view.
  var shares: [Int: Share] = [:]
  /// The priority of what is being added.
  var priority: Double = 1000
  /// The priority with which the buttons in question resist being cut; what is weaker gives way to their titles.
  let resistance: Double
  /// Ties that wait for a width to become known.
  var waiting: [WidthTie] = []
  /// The place of each view's left edge; the right edge follows it.
  let places: [Int: Int]

  /// A tie between two edges: `to` lies `distance` right of `from`, exactly or at most.
  struct Link {
    /// The edge it starts at.
    var from: Int
    /// The edge it ends at.
    var to: Int
    /// How far `to` lies right of `from`, or lies at most.
    var distance: DeviceLength
    /// Whether it is an equation; else an upper bound.
    var isExact: Bool
    /// Whether it gives way where the others contradict it.
    var isSoft = false
    /// The index of the reason.
    var reason: Int
    /// The priority it is stated with.
    var priority: Double = 1000
  }

  /// A sentence, and the pairs of edges whose distance it rests on.
  struct Reason {
    /// What the document says.
    var sentence: String
    /// The distances that had to be known before.
    var dependencies: [(from: Int, to: Int)] = []
  }

  /// An equal share of a stack.
  struct Share {
    /// How many views share.
    var count: Int
    /// The points between two of them.
    var spacing: Double
    /// The width that is shared, gaps included.
    var of: DeviceLength
  }

  /// Makes the edges of the views under a root.
  init(document: InterfaceDocument, views: [Int], device: DeviceClass, resistance: Double) {
    self.resistance = resistance
    self.document = document
    self.views = views
    self.device = device
    var places: [Int: Int] = [:]
    for (index, view) in views.enumerated() { places[view] = index * Self.edgesOfView }
    self.places = places
    groups = EdgeGroups(count: views.count * Self.edgesOfView)
  }

  /// Left and right edge, and the right edge of what a scroll view scrolls.
  private static let edgesOfView = 3

  /// How many points on the axis there are.
  var pointCount: Int { views.count * Self.edgesOfView }

  /// A view's left edge.
  func left(_ view: Int) -> Int { places[view] ?? 0 }
  /// A view's right edge.
  func right(_ view: Int) -> Int { left(view) + 1 }
  /// The right edge of a scroll view's content; the content's left edge is the view's.
  func contentRight(_ view: Int) -> Int { left(view) + 2 }

  /// A view's width, or nil where it is not known.
  mutating func width(_ view: Int) -> DeviceLength? { groups.distance(from: left(view), to: right(view)) }

  /// Notes why something holds.
  mutating func reason(_ sentence: String, rests dependencies: [(from: Int, to: Int)] = []) -> Int {
    reasons.append(Reason(sentence: sentence, dependencies: dependencies))
    return reasons.count - 1
  }

  /// Fixes a distance; false, and nothing happens, where it is known already.
  @discardableResult
  mutating func fix(from: Int, to: Int, distance: DeviceLength, reason: Int) -> Bool {
    guard groups.join(from, to, distance: distance) else { return false }
    links.append(Link(from: from, to: to, distance: distance, isExact: true, reason: reason, priority: priority))
    return true
  }

  /// Bounds a distance from above.
  mutating func bound(from: Int, to: Int, distance: DeviceLength, reason: Int, isSoft: Bool = false) {
    links.append(
      Link(
        from: from, to: to, distance: distance, isExact: false, isSoft: isSoft, reason: reason, priority: priority))
  }

  /// The margins of a view on this class of devices.
  func margins(_ view: Int) -> LayoutMargins { LayoutMargins(of: view, in: document, on: device) }

  /// A view's name in sentences: its object id, or its kind where it has none.
  func name(_ view: Int) -> String {
    let item = document.views[view]
    return item.id.isEmpty ? item.kind : item.id
  }

  // MARK: - Items of constraints

  /// A rectangle's horizontal extent: two edges and how far inside them it lies.
  struct Span {
    /// The edge at the left.
    var left: Int
    /// The edge at the right.
    var right: Int
    /// How far inside the left edge it starts, in points.
    var leftInset: Double = 0
    /// How far inside the right edge it ends, in points.
    var rightInset: Double = 0
  }

  /// The extent of a constraint's item, or nil where the view lies under another root.
  func span(_ item: ConstraintItem, other: ConstraintItem?, attribute: LayoutAttribute) -> Span? {
    guard places[item.view] != nil else { return nil }
    var span = Span(left: left(item.view), right: right(item.view))
    switch area(item, other: other, attribute: attribute) {
    case .margins:
      let margins = margins(item.view)
      span.leftInset = margins.leading
      span.rightInset = margins.trailing
    case .content: span.right = contentRight(item.view)
    case .frame: break
    }
    return span
  }

  /// The rectangle that a constraint means: a scroll view's edges mean its content where `other`, the item they are tied
  /// to, lies inside it.
  ///
  /// Source: Auto Layout Guide, "Working with Scroll Views".
  func area(_ item: ConstraintItem, other: ConstraintItem?, attribute: LayoutAttribute) -> ConstraintItem.Area {
    guard item.area == .frame, attribute.isEdge, document.views[item.view].kind == "scrollView", let other,
      document.ancestors(of: other.view).contains(item.view)
    else { return item.area }
    return .content
  }
}
