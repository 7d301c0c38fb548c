import TitlefitControlLayout
import TitlefitControls
import TitlefitDiagnostics
import TitlefitGeometry
import TitlefitSourceParsing

/// Turns a document's views and constraints into scenes, one for each root.
///
/// ## Limits
/// A constraint that names an object which the document lacks, or two views of different roots, is left out.
struct SceneReading {
  private let document: InterfaceDocument
  private let contents: ContentReading
  /// The root of each view.
  private var roots: [Int] = []
  /// The index of each view in its scene, or nil where it is not installed.
  private var places: [Int?] = []
  /// The scenes by root.
  private var scenes: [Int: Scene] = [:]

  /// The scenes of a document in its order; none for AppKit's.
  ///
  /// - Parameter buttons: the controls of the document's buttons, by view.
  /// - Complexity: linear in the number of views and constraints, times the depth for scroll views' constraints.
  static func scenes(
    of document: InterfaceDocument, buttons: [Int: Control], issues: inout ReadingIssues
  ) -> [Scene] {
    guard !document.isAppKit else { return [] }
    var reading = SceneReading(document: document)
    for view in document.views.indices { reading.add(view, buttons: buttons, issues: &issues) }
    for statement in document.statements { reading.add(statement, file: issues.file) }
    return reading.scenes.keys.sorted().compactMap { reading.scenes[$0] }
  }

  private init(document: InterfaceDocument) {
    self.document = document
    contents = ContentReading(document: document)
  }

  // MARK: - Views

  private mutating func add(_ index: Int, buttons: [Int: Control], issues: inout ReadingIssues) {
    let source = document.views[index]
    let root = source.parent.map { roots[$0] } ?? index
    roots.append(root)
    guard source.isInstalled else {
      places.append(nil)
      return
    }
    let view = view(source, parent: source.parent.flatMap { places[$0] }, control: buttons[index], issues: &issues)
    if root == index {
      places.append(0)
      scenes[root] = scene(source, root: view)
    } else {
      let place = scenes[root]?.views.count ?? 0
      places.append(place)
      scenes[root]?.views.append(view)
      if let parent = view.parent { scenes[root]?.views[parent].children.append(place) }
    }
  }

  private func scene(_ source: InterfaceView, root: SceneView) -> Scene {
    let around = source.enclosing.map { document.views[$0] }
    return Scene(
      kind: source.root ?? .document, canvas: document.canvas, views: [root], constraints: [],
      location: root.location, tableWidth: around?.kind == "tableView" ? around?.frame?.width : nil,
      isTopLevel: source.isTopLevel)
  }

  private func view(
    _ source: InterfaceView, parent: Int?, control: Control?, issues: inout ReadingIssues
  ) -> SceneView {
    let varied = source.varied
    var view = SceneView(
      id: source.id, kind: SceneViewKind(element: source.kind), parent: parent, frame: source.frame,
      location: issues.location(varied.element.position))
    view.translatesFrame = source.translatesFrame
    view.isFrameFixed = varied.flag("fixedFrame") ?? false
    view.isHidden = source.isHidden
    view.isMisplaced = varied.flag("misplaced") ?? false
    view.isAmbiguous = varied.flag("ambiguous") ?? false
    view.customClass = varied["customClass"]
    view.semantic = varied["semanticContentAttribute"].flatMap(SemanticContentAttribute.init) ?? .unspecified
    view.autoresizing = AttributeReading.autoresizing(source)
    AttributeReading.readPriorities(varied, into: &view.priorities, issues: &issues)
    view.placeholders = AttributeReading.placeholders(varied, issues: &issues)
    view.margins = AttributeReading.margins(varied, issues: &issues)
    if source.isStack { view.stack = AttributeReading.stack(varied, issues: &issues) }
    view.renderedSize = source.id.isEmpty ? nil : document.renderedSizes[source.id]
    view.content = contents.content(varied, control: control, issues: &issues)
    return view
  }

  // MARK: - Constraints

  private mutating func add(_ statement: InterfaceDocument.Statement, file: String) {
    let element = statement.element
    guard let name = element["firstAttribute"], let line = LineName(name),
      let first = item(element["firstItem"], owner: statement.owner, isMargin: line.isMargin)
    else { return }
    var second: (item: Item, line: LineName)?
    if let name = element["secondAttribute"] {
      guard let line = LineName(name),
        let item = item(element["secondItem"], owner: statement.owner, isMargin: line.isMargin),
        roots[item.view] == roots[first.view]
      else { return }
      second = (item, line)
    }
    guard let firstAnchor = anchor(first, line, other: second?.item) else { return }
    var secondAnchor: SceneAnchor?
    if let second {
      guard let anchor = anchor(second.item, second.line, other: first) else { return }
      secondAnchor = anchor
    }
    // What is no number has been reported with the document; such a constraint would say what nobody wrote.
    var issues = ReadingIssues(file: file)
    guard let multiplier = number("multiplier", of: element, absent: 1, issues: &issues),
      let constant = number("constant", of: element, absent: 0, issues: &issues),
      let priority = number("priority", of: element, absent: 1000, issues: &issues)
    else { return }
    var constraint = SceneConstraint(
      id: element["id"] ?? "", first: firstAnchor, second: secondAnchor,
      relation: element["relation"].flatMap(SceneRelation.init) ?? .equal, multiplier: multiplier, constant: constant,
      priority: min(1000, max(1, priority)), location: issues.location(element.element.position))
    constraint.isPlaceholder = element.flag("placeholder") ?? false
    constraint.isConnected = document.outlets[constraint.id] != nil
    scenes[roots[first.view]]?.constraints.append(constraint)
  }

  /// A view or guide of the document, before it is known which place it has in its scene.
  private struct Item {
    var view: Int
    var area: SceneArea
  }

  private func item(_ id: String?, owner: Int, isMargin: Bool) -> Item? {
    let area: SceneArea = isMargin ? .margins : .frame
    guard let id else { return Item(view: owner, area: area) }
    if let view = document.viewByID[id] { return Item(view: view, area: area) }
    return document.areas[id].map { Item(view: $0.view, area: $0.area) }
  }

  /// The anchor of an item; a scroll view's edges mean its content where `other` lies inside it.
  ///
  /// Source: Auto Layout Guide, "Working with Scroll Views".
  private func anchor(_ item: Item, _ line: LineName, other: Item?) -> SceneAnchor? {
    guard let place = places[item.view] else { return nil }
    var area = item.area
    let isPlace = !line.line.isExtent && line.line != .centerX && line.line != .centerY
    if area == .frame || area == .margins, isPlace, document.views[item.view].kind == "scrollView", let other,
      document.ancestors(of: other.view).contains(item.view)
    {
      area = area == .frame ? .content : .contentMargins
    }
    return SceneAnchor(view: place, area: area, line: line.line, followsDirection: line.followsDirection)
  }

  /// The number of an attribute, or nil where it is there and no number.
  private func number(
    _ name: String, of element: VariedElement, absent: Double, issues: inout ReadingIssues
  ) -> Double? {
    guard let attribute = element.attribute(name) else { return absent }
    return issues.number(attribute)
  }
}

/// An attribute of a constraint as documents spell it.
struct LineName {
  /// The line or extent.
  var line: SceneLine
  /// Whether it is meant inside the layout margins.
  var isMargin = false
  /// Whether it changes sides with the direction.
  var followsDirection = true

  /// Reads a spelling such as `leadingMargin`, `left` or `centerXWithinMargins`; nil for an unknown one.
  init?(_ text: String) {
    var name = Substring(text)
    for suffix in ["WithinMargins", "Margin"] where name.hasSuffix(suffix) {
      name = name.dropLast(suffix.count)
      isMargin = true
    }
    switch name {
    case "leading": line = .start
    case "trailing": line = .end
    case "left": (line, followsDirection) = (.start, false)
    case "right": (line, followsDirection) = (.end, false)
    case "baseline": line = .lastBaseline
    case "start", "end": return nil
    default:
      guard let known = SceneLine(rawValue: String(name)) else { return nil }
      line = known
    }
  }
}
