import TitlefitControls
import TitlefitSourceParsing

extension SceneEdges {
  /// Takes over what the stacks do with their arranged views.
  ///
  /// Source: UIStackView, documentation; recorded frames for the margins and for hidden views, which are left out.
  mutating func addStacks() {
    for stack in views where document.views[stack].isStack {
      let arranged = document.views[stack].children.filter { view in
        let item = document.views[view]
        return places[view] != nil && item.isInstalled && !item.isHidden
      }
      guard !arranged.isEmpty else { continue }
      let insets = LayoutMargins.explicit(document.views[stack])
      let frame = Span(
        left: left(stack), right: right(stack), leftInset: insets?.leading ?? 0, rightInset: insets?.trailing ?? 0)
      if document.views[stack].varied["axis"] == "vertical" {
        for view in arranged { place(view, across: frame, of: stack) }
      } else {
        place(arranged, along: frame, of: stack)
      }
    }
  }

  private mutating func place(_ view: Int, across frame: Span, of stack: Int) {
    let alignment = document.views[stack].varied["alignment"] ?? "fill"
    let reason = reason("Stack \(name(stack)) is vertical with alignment \(alignment)")
    let leading = DeviceLength(points: frame.leftInset)
    let trailing = DeviceLength(points: -frame.rightInset)
    let isAtStart = ["fill", "leading", "top"].contains(alignment)
    let isAtEnd = ["fill", "trailing", "bottom"].contains(alignment)
    if isAtStart {
      fix(from: frame.left, to: left(view), distance: leading, reason: reason)
    } else {
      bound(from: left(view), to: frame.left, distance: -leading, reason: reason)
    }
    if isAtEnd {
      fix(from: frame.right, to: right(view), distance: trailing, reason: reason)
    } else {
      bound(from: frame.right, to: right(view), distance: trailing, reason: reason)
    }
  }

  private mutating func place(_ arranged: [Int], along frame: Span, of stack: Int) {
    let element = document.views[stack].varied
    var issues = ReadingIssues(file: "")
    let standard: Double = element["spacingType"] == "standard" ? 8 : 0
    let spacing = issues.number(element.attribute("spacing")) ?? standard
    let distribution = element["distribution"] ?? "fill"
    let keepsGaps = ["fill", "fillEqually", "fillProportionally"].contains(distribution)
    let gap = reason("Stack \(name(stack)) puts its views side by side, \(Self.text(spacing)) points apart")
    guard let first = arranged.first, let last = arranged.last else { return }
    fix(from: frame.left, to: left(first), distance: DeviceLength(points: frame.leftInset), reason: gap)
    fix(from: frame.right, to: right(last), distance: DeviceLength(points: -frame.rightInset), reason: gap)
    for (view, next) in zip(arranged, arranged.dropFirst()) {
      if keepsGaps {
        fix(from: right(view), to: left(next), distance: DeviceLength(points: spacing), reason: gap)
      } else {
        bound(from: left(next), to: right(view), distance: DeviceLength(points: -spacing), reason: gap)
      }
    }
    if distribution == "fillEqually" {
      let insets = frame.leftInset + frame.rightInset
      waiting.append(.shares(stack: stack, views: arranged, spacing: spacing, insets: insets))
    }
  }
}
