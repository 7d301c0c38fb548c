import TitlefitControls
import TitlefitDiagnostics
import TitlefitGeometry
import TitlefitSourceParsing

/// Fills a document with its views, guides and constraints.
///
/// The walk keeps its own stack, so that nesting costs no call depth.
/// - Complexity: linear in the number of elements.
struct DocumentWalk {
  private var document: InterfaceDocument
  private var controllerGuides: [(id: String, view: String, area: SceneArea)] = []
  private var excludedViews: [Int: Set<String>] = [:]
  private var pending: [Step] = []

  /// An element to be visited.
  private struct Step {
    var element: XML.Element
    /// The nearest view around it.
    var enclosing: Int?
    /// The name of the element around it.
    var parentName: String
    /// Whether the element around it is the enclosing view itself.
    var isDirect: Bool
  }

  /// Reads everything below the root element.
  static func fill(_ document: InterfaceDocument, from root: XML.Element, issues: inout ReadingIssues)
    -> InterfaceDocument
  {
    var walk = DocumentWalk(document: document)
    walk.push(children: root, enclosing: nil, isView: false)
    while let step = walk.pending.popLast() { walk.visit(step, issues: &issues) }
    walk.resolveControllerGuides()
    walk.resolveConstraints(issues: &issues)
    return walk.document
  }

  private init(document: InterfaceDocument) { self.document = document }

  private mutating func push(children element: XML.Element, enclosing: Int?, isView: Bool) {
    for child in element.elements.reversed() {
      pending.append(Step(element: child, enclosing: enclosing, parentName: element.name, isDirect: isView))
    }
  }

  private mutating func visit(_ step: Step, issues: inout ReadingIssues) {
    let element = step.element
    addOutlets(of: element)
    if step.isDirect, let owner = step.enclosing {
      switch element.name {
      case "constraints":
        let excluded = document.views[owner].varied.excluded("constraints")
        for constraint in element.elements("constraint") where !excluded.contains(constraint["id"] ?? "") {
          let varied = VariedElement(constraint, for: document.canvas.sizeClass)
          document.statements.append(InterfaceDocument.Statement(element: varied, owner: owner))
        }
        return
      case "viewLayoutGuide", "keyboardLayoutGuide":
        if let id = element["id"] {
          document.guides[id] = ConstraintItem(view: owner, area: Self.area(of: element))
          document.areas[id] = (owner, Self.sceneArea(of: element))
        }
        return
      default: break
      }
    }
    if element.element("layoutGuides") != nil { noteGuides(of: element) }
    guard isView(step) else {
      push(children: element, enclosing: step.enclosing, isView: false)
      return
    }
    let index = addView(step, issues: &issues)
    push(children: element, enclosing: index, isView: true)
  }

  /// Notes what the outlets of an object of an own class lead to.
  ///
  /// Source: `<outlet property="…" destination="…"/>` and `<outletCollection …/>` in public documents.
  private mutating func addOutlets(of element: XML.Element) {
    guard let owner = element["customClass"], let connections = element.element("connections") else { return }
    for connection in connections.elements where ["outlet", "outletCollection"].contains(connection.name) {
      guard let property = connection["property"], let destination = connection["destination"] else { continue }
      document.outlets[destination, default: []].append(OutletName(owner: owner, property: property))
    }
  }

  private func isView(_ step: Step) -> Bool {
    if step.element.name == "button" || step.parentName == "subviews" { return step.element.name != "placeholder" }
    return step.element.child("rect", key: "frame") != nil
  }

  private mutating func addView(_ step: Step, issues: inout ReadingIssues) -> Int {
    let element = step.element
    let isChild =
      step.enclosing != nil && (step.parentName == "subviews" || (step.isDirect && element["key"] == "contentView"))
    var view = InterfaceView(
      id: element["id"] ?? "", varied: VariedElement(element, for: document.canvas.sizeClass), key: element["key"],
      parent: isChild ? step.enclosing : nil, root: isChild ? nil : Self.rootKind(step), enclosing: step.enclosing)
    view.isTopLevel = step.parentName == "objects"
    view.frame = frame(of: view.varied, issues: &issues)
    let index = document.views.count
    if let parent = view.parent {
      document.views[parent].children.append(index)
      view.isInstalled = document.views[parent].isInstalled && !(excludedViews[parent]?.contains(view.id) ?? false)
    }
    let excluded = view.varied.excluded("subviews")
    if !excluded.isEmpty { excludedViews[index] = excluded }
    register(view, at: index, issues: &issues)
    document.views.append(view)
    return index
  }

  private mutating func register(_ view: InterfaceView, at index: Int, issues: inout ReadingIssues) {
    guard !view.id.isEmpty else { return }
    guard let first = document.viewByID[view.id] else {
      document.viewByID[view.id] = index
      return
    }
    let message = FindingMessage(
      "The object id \(view.id) is there twice", why: "translations and constraints name objects by their id",
      suggestion: "Undo the merge that brought the second one, or copy the view in Interface Builder")
    let place = issues.location(document.views[first].varied.element.position)
    issues.add(
      "duplicate-object-id", message, at: view.varied.element.position,
      related: [RelatedLocation(place, label: "first definition")])
  }

  private func frame(of view: VariedElement, issues: inout ReadingIssues) -> Rect? {
    guard let rect = view.child("rect", key: "frame") else { return nil }
    guard let x = issues.number(rect.attribute("x")), let y = issues.number(rect.attribute("y")),
      let width = issues.number(rect.attribute("width")), let height = issues.number(rect.attribute("height"))
    else { return nil }
    return Rect(x: x, y: y, width: max(0, width), height: max(0, height))
  }

  private static func rootKind(_ step: Step) -> SceneRootKind {
    switch step.element.name {
    case "tableViewCell": return .tableCell
    case "collectionViewCell", "collectionReusableView": return .collectionCell
    default: break
    }
    if ["navigationItem", "barButtonItem", "tabBarItem"].contains(step.parentName) { return .bar }
    switch step.element["key"] {
    case "view" where step.enclosing == nil: return .controller
    case "titleView", "customView", "navigationBar", "tabBar", "toolbar": return .bar
    default: return step.enclosing == nil ? .document : .supplement
    }
  }

  private static func area(of guide: XML.Element) -> ConstraintItem.Area {
    switch guide["key"] {
    case "layoutMargins", "layoutMarginsGuide", "readableContentGuide", "readableContent": .margins
    case "contentLayoutGuide": .content
    default: .frame
    }
  }

  private static func sceneArea(of guide: XML.Element) -> SceneArea {
    if guide.name == "keyboardLayoutGuide" { return .keyboard }
    switch guide["key"] {
    case "safeArea": return .safeArea
    case "layoutMargins", "layoutMarginsGuide": return .margins
    case "readableContentGuide", "readableContent": return .readable
    case "contentLayoutGuide": return .content
    case "keyboard": return .keyboard
    default: return .frame
    }
  }

  /// Notes a controller's guides, which stand before its view.
  private mutating func noteGuides(of controller: XML.Element) {
    guard let view = controller.elements.first(where: { $0["key"] == "view" })?["id"] else { return }
    for guide in controller.element("layoutGuides")?.elements("viewControllerLayoutGuide") ?? [] {
      guard let id = guide["id"] else { continue }
      controllerGuides.append((id, view, guide["type"] == "bottom" ? .bottomGuide : .topGuide))
    }
  }

  private mutating func resolveControllerGuides() {
    for guide in controllerGuides {
      guard let view = document.viewByID[guide.view] else { continue }
      document.areas[guide.id] = (view, guide.area)
    }
  }

  // MARK: - Constraints

  private mutating func resolveConstraints(issues: inout ReadingIssues) {
    for statement in document.statements {
      guard statement.element["placeholder"] != "YES",
        let constraint = constraint(statement.element, owner: statement.owner, issues: &issues)
      else { continue }
      document.views[constraint.first.view].isConstrained = true
      if let second = constraint.second { document.views[second.view].isConstrained = true }
      document.constraints.append(constraint)
    }
  }

  private func constraint(_ element: VariedElement, owner: Int, issues: inout ReadingIssues) -> LayoutConstraint? {
    guard let firstName = element["firstAttribute"], let first = LayoutAttribute.parse(firstName),
      let firstItem = item(element["firstItem"], owner: owner, isMargin: first.isMargin)
    else { return nil }
    var secondItem: ConstraintItem?
    var secondAttribute: LayoutAttribute?
    if let name = element["secondAttribute"] {
      guard let second = LayoutAttribute.parse(name),
        let found = item(element["secondItem"], owner: owner, isMargin: second.isMargin)
      else { return nil }
      (secondItem, secondAttribute) = (found, second.attribute)
    }
    // A constraint with an unusable number would say something that nobody wrote.
    guard let multiplier = number("multiplier", of: element, absent: 1, issues: &issues),
      let constant = number("constant", of: element, absent: 0, issues: &issues),
      let priority = number("priority", of: element, absent: 1000, issues: &issues)
    else { return nil }
    return LayoutConstraint(
      id: element["id"] ?? "", first: firstItem, firstAttribute: first.attribute, second: secondItem,
      secondAttribute: secondAttribute, relation: element["relation"].flatMap(LayoutConstraint.Relation.init) ?? .equal,
      multiplier: multiplier, constant: constant, priority: priority)
  }

  /// The number of an attribute, or nil where it is there and no number.
  private func number(
    _ name: String, of element: VariedElement, absent: Double, issues: inout ReadingIssues
  ) -> Double? {
    guard let attribute = element.attribute(name) else { return absent }
    return issues.number(attribute)
  }

  private func item(_ id: String?, owner: Int, isMargin: Bool) -> ConstraintItem? {
    guard let id else { return ConstraintItem(view: owner, area: isMargin ? .margins : .frame) }
    if let view = document.viewByID[id] { return ConstraintItem(view: view, area: isMargin ? .margins : .frame) }
    return document.guides[id]
  }
}
