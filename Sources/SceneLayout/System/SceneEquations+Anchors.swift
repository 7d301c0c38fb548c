import TitlefitControlLayout
import TitlefitControls
import TitlefitGeometry
import TitlefitTypography

extension SceneEquations {
  /// States a constraint of the document.
  ///
  /// Where an anchor follows the direction, the constant runs in reading direction: from right to left it is turned round,
  /// and an inequality with it.
  mutating func addConstraint(_ index: Int) {
    let constraint = scene.constraints[index]
    guard !constraint.isPlaceholder || conditions.isCanvas, isLaidOut(constraint.first.view),
      constraint.second.map({ isLaidOut($0.view) }) ?? true, let left = expression(constraint.first)
    else { return }
    var first = left
    var right = SceneExpression()
    let turns = isMirrored && (Self.turns(constraint.first) || constraint.second.map(Self.turns) ?? false)
    if let second = constraint.second {
      guard let other = expression(second) else { return }
      right = other
      if constraint.multiplier != 1, !constraint.first.line.isExtent, !second.line.isExtent {
        // A place times a factor is read in the coordinates of the nearest view around both.
        let origin = origin(constraint.first, second, turns: turns)
        first = first - origin
        right = right - origin
      }
    }
    let difference = first - right * constraint.multiplier + (turns ? constraint.constant : -constraint.constant)
    add(
      difference, turns ? constraint.relation.turned : constraint.relation, priority: constraint.priority,
      .constraint(index))
  }

  private func isLaidOut(_ view: Int) -> Bool {
    scene.views.indices.contains(view) && placements[view] != .out
  }

  private static func turns(_ anchor: SceneAnchor) -> Bool {
    anchor.followsDirection && (anchor.line == .start || anchor.line == .end)
  }

  /// Where the coordinates start in which a place times a factor is read.
  private func origin(_ first: SceneAnchor, _ second: SceneAnchor, turns: Bool) -> SceneExpression {
    let around = [first.view] + scene.ancestors(of: first.view)
    let others = Set([second.view] + scene.ancestors(of: second.view))
    let common = around.first { others.contains($0) } ?? 0
    guard first.line.isHorizontal else { return SceneExpression(common, .top) }
    let left = SceneExpression(common, .left)
    return turns ? left + SceneExpression(common, .width) : left
  }

  /// The line or extent that an anchor means, or nil where the area has no such line.
  func expression(_ anchor: SceneAnchor) -> SceneExpression? {
    let view = anchor.view
    guard scene.views.indices.contains(view) else { return nil }
    if anchor.area == .topGuide || anchor.area == .bottomGuide { return guideLine(anchor) }
    let insets = insets(of: anchor.area, view)
    let isContent = anchor.area == .content || anchor.area == .contentMargins
    let left = SceneExpression(view, .left)
    let top = SceneExpression(view, .top)
    let width = SceneExpression(view, isContent ? .contentWidth : .width)
    let height = SceneExpression(view, isContent ? .contentHeight : .height)
    switch anchor.line {
    case .start, .end:
      let isLeft = (anchor.line == .start) != (isMirrored && anchor.followsDirection)
      return isLeft ? left + insets.left : left + width - insets.right
    case .centerX: return left + width * 0.5 + (insets.left - insets.right) / 2
    case .width: return width - insets.horizontal
    case .top: return top + insets.top
    case .bottom: return top + height - insets.bottom
    case .centerY: return top + height * 0.5 + (insets.top - insets.bottom) / 2
    case .height: return height - insets.vertical
    case .firstBaseline: return baseline(view, isFirst: true)
    case .lastBaseline: return baseline(view, isFirst: false)
    }
  }

  /// How far an area lies inside its view.
  private func insets(of area: SceneArea, _ view: Int) -> EdgeInsets {
    switch area {
    case .frame, .content, .topGuide, .bottomGuide: return .zero
    case .margins, .contentMargins, .readable: return margins[view].resolved(in: conditions.environment.direction)
    case .safeArea: return margins.safeInsets(view)
    case .keyboard:
      // No keyboard is there: its guide is a line at the safe area's bottom.
      let height = frames.absolute(view)?.height ?? 0
      return EdgeInsets(top: max(0, height - margins.safeInsets(0).bottom), left: 0, bottom: 0, right: 0)
    }
  }

  /// A line of a controller's top or bottom guide.
  private func guideLine(_ anchor: SceneAnchor) -> SceneExpression? {
    let root = anchor.view
    let insets = margins.safeInsets(root)
    let top = SceneExpression(root, .top)
    let end = top + SceneExpression(root, .height)
    switch (anchor.area, anchor.line) {
    case (.topGuide, .top): return top
    case (.topGuide, .bottom): return top + insets.top
    case (.topGuide, .height): return SceneExpression(insets.top)
    case (_, .top): return end - insets.bottom
    case (_, .bottom): return end
    case (_, .height): return SceneExpression(insets.bottom)
    default: return nil
    }
  }

  // MARK: - Baselines

  /// The baseline of a view's first or last line.
  func baseline(_ view: Int, isFirst: Bool) -> SceneExpression {
    var index = view
    // A stack has the baseline of its first or last view; views stand after those around them, so the way down ends.
    while scene.views[index].stack != nil {
      let shown = scene.views[index].children.filter { $0 > index && placements[$0] != .out }
      guard let next = isFirst ? shown.first : shown.last else { break }
      index = next
    }
    let top = SceneExpression(index, .top)
    let bottom = top + SceneExpression(index, .height)
    guard let font = font(of: index) else { return isFirst ? top : bottom }
    let (ascender, descender) = Self.extents(font.scaled(to: conditions.environment.contentSize))
    let pixels = conditions.environment.scale
    guard scene.views[index].kind == .label else {
      return top + SceneExpression(index, .height) * 0.5 + (ascender - descender) / 2
    }
    if isFirst { return top + pixels.rounded(ascender) }
    let down = (descender * pixels.pixelsPerPoint).rounded(.down) / pixels.pixelsPerPoint
    return bottom - down
  }

  /// The font of a view that shows one text.
  private func font(of view: Int) -> FontDescriptor? {
    switch scene.views[view].content {
    case .label(let label): return label.font
    case .field(let field): return field.font
    case .segments: return .system(13)
    case .button(let button):
      switch button.specification.model {
      case .legacy(let legacy): return legacy.font ?? .system(legacy.type == .custom ? 18 : 15)
      case .configured(let configured): return configured.titleFont ?? FontDescriptor(textStyle: .body)
      }
    case .none, .image, .textView: return nil
    }
  }

  /// How far a font reaches above and below its baseline.
  ///
  /// Source: UIFont.ascender and descender of the system font as public logs print them, 1950 and 494 of 2048 units.
  private static func extents(_ font: FontDescriptor) -> (ascender: Double, descender: Double) {
    (font.size * 1950 / 2048, font.size * 494 / 2048)
  }
}

extension SceneRelation {
  /// The relation with both sides negated.
  fileprivate var turned: SceneRelation {
    switch self {
    case .equal: .equal
    case .lessThanOrEqual: .greaterThanOrEqual
    case .greaterThanOrEqual: .lessThanOrEqual
    }
  }
}
