import TitlefitControls
import TitlefitGeometry
import TitlefitSourceParsing

/// Attributes of views that decide their layout.
enum AttributeReading {
  /// The mask of a view; a cell's content follows the cell's size.
  static func autoresizing(_ view: InterfaceView) -> Autoresizing {
    let isContent = view.key == "contentView" && view.parent != nil
    guard let mask = view.varied.child("autoresizingMask", key: "autoresizingMask") else {
      return isContent ? [.width, .height] : .fixed
    }
    var result: Autoresizing = isContent ? [.width, .height] : .fixed
    for (name, part) in parts where mask[name] == "YES" { result.insert(part) }
    return result
  }

  private static let parts: [(String, Autoresizing)] = [
    ("flexibleMinX", .leftMargin), ("widthSizable", .width), ("flexibleMaxX", .rightMargin),
    ("flexibleMinY", .topMargin), ("heightSizable", .height), ("flexibleMaxY", .bottomMargin),
  ]

  /// Overwrites the kind's priorities with those that the document states.
  static func readPriorities(
    _ view: VariedElement, into priorities: inout ContentPriorities, issues: inout ReadingIssues
  ) {
    func read(_ name: String, _ path: WritableKeyPath<ContentPriorities, Double>) {
      guard let value = issues.number(view.attribute(name)) else { return }
      priorities[keyPath: path] = min(1000, max(0, value))
    }
    read("horizontalHuggingPriority", \.horizontalHugging)
    read("verticalHuggingPriority", \.verticalHugging)
    read("horizontalCompressionResistancePriority", \.horizontalCompression)
    read("verticalCompressionResistancePriority", \.verticalCompression)
  }

  /// What stands for the content's size in the canvas.
  static func placeholders(_ view: VariedElement, issues: inout ReadingIssues) -> PlaceholderSize {
    func length(_ name: String) -> PlaceholderSize.Length? {
      guard let attribute = view.attribute(name) else { return nil }
      if attribute.value == "infinite" { return PlaceholderSize.Length.none }
      return issues.number(attribute).map { .points(max(0, $0)) }
    }
    return PlaceholderSize(width: length("placeholderIntrinsicWidth"), height: length("placeholderIntrinsicHeight"))
  }

  /// The margins that a view states.
  static func margins(_ view: VariedElement, issues: inout ReadingIssues) -> SceneMargins {
    var margins = SceneMargins()
    margins.preservesParents = view.flag("preservesSuperviewLayoutMargins") ?? false
    margins.insetsFromSafeArea = view.flag("insetsLayoutMarginsFromSafeArea") ?? true
    if let element = view.child("directionalEdgeInsets", key: "directionalLayoutMargins") {
      margins.explicit = InsetReading.directional(element, issues: &issues).map { .directional($0) }
    } else if let element = view.child("edgeInsets", key: "layoutMargins") {
      func side(_ name: String) -> Double { issues.number(element.attribute(name)) ?? 0 }
      margins.explicit = .physical(
        EdgeInsets(top: side("top"), left: side("left"), bottom: side("bottom"), right: side("right")))
    }
    return margins
  }

  /// How a stack view arranges its children.
  static func stack(_ view: VariedElement, issues: inout ReadingIssues) -> SceneStack {
    var stack = SceneStack()
    stack.isVertical = view["axis"] == "vertical"
    stack.distribution = view["distribution"].flatMap(SceneStack.Distribution.init) ?? .fill
    stack.alignment = view["alignment"].flatMap(SceneStack.Alignment.init) ?? .fill
    // Interface Builder's standard gap between siblings.
    let standard: Double = view["spacingType"] == "standard" ? 8 : 0
    stack.spacing = issues.number(view.attribute("spacing")) ?? standard
    stack.isBaselineRelative = view.flag("baselineRelativeArrangement") ?? false
    return stack
  }
}
