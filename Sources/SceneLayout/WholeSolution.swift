import TitlefitControlLayout
import TitlefitControls
import TitlefitGeometry

/// All groups of a scene, solved.
struct WholeSolution {
  private let groups: SceneGroups
  private let solutions: [GroupSolution?]

  /// Takes groups and their solutions; a group without one leaves its views open.
  init(_ groups: SceneGroups, solutions: [GroupSolution?]) {
    self.groups = groups
    self.solutions = solutions
  }

  private var equations: SceneEquations { groups.equations }
  private var scene: Scene { equations.scene }

  /// The number of an expression.
  func value(_ expression: SceneExpression) -> Double {
    let expression = equations.substituted(expression)
    return expression.terms.reduce(expression.constant) { $0 + value($1.variable) * $1.factor }
  }

  /// The number of a variable that is not certain; one that nothing is stated about keeps what was recorded.
  private func value(_ variable: SceneVariable) -> Double {
    if let group = groups.place(of: variable), let value = solutions[group]?.value(variable) { return value }
    let insets = AlignmentInsets.insets(of: scene.views[variable.view].kind, in: scene.canvas)
    let frame = scene.views[variable.view].frame ?? Rect(x: 0, y: 0, width: 0, height: 0)
    let parent = scene.views[variable.view].parent ?? 0
    switch variable.kind {
    case .left: return value(SceneExpression(parent, .left)) + frame.minX + insets.left
    case .top: return value(SceneExpression(parent, .top)) + frame.minY + insets.top
    case .width, .contentWidth: return max(0, frame.width - insets.horizontal)
    case .height, .contentHeight: return max(0, frame.height - insets.vertical)
    }
  }

  private func isDetermined(_ expression: SceneExpression) -> Bool {
    let expression = equations.substituted(expression)
    guard !expression.terms.isEmpty else { return true }
    let places = Set(expression.terms.map { groups.place(of: $0.variable) })
    if places.count > 1 {
      // Numbers of several groups are determined when each of them is.
      return expression.terms.allSatisfy { term in
        var single = SceneExpression()
        single.add(term.variable, times: 1)
        return isDetermined(single)
      }
    }
    guard case .some(.some(let group)) = places.first else { return false }
    return solutions[group]?.isDetermined(expression) ?? false
  }

  // MARK: - Results

  /// The solution as a value.
  func scene(needs: [SceneNeed], options: SceneSolver.Options) -> SolvedScene {
    let size = Size(width: value(SceneExpression(0, .width)), height: value(SceneExpression(0, .height)))
    let views = scene.views.indices.map { view($0, need: needs[$0], options: options) }
    return SolvedScene(
      direction: equations.conditions.environment.direction, size: size, views: views,
      gaveWay: concessions(inWords: options.namesConcessions))
  }

  private func view(_ index: Int, need: SceneNeed, options: SceneSolver.Options) -> SolvedView {
    guard equations.placements[index] != .out else { return SolvedView(frame: nil, need: need) }
    let insets = AlignmentInsets.insets(of: scene.views[index].kind, in: scene.canvas)
    let exact = Rect(
      x: value(SceneExpression(index, .left)) - insets.left, y: value(SceneExpression(index, .top)) - insets.top,
      width: value(SceneExpression(index, .width)) + insets.horizontal,
      height: value(SceneExpression(index, .height)) + insets.vertical)
    var view = SolvedView(frame: exact.rounded(to: equations.conditions.environment.scale), exact: exact, need: need)
    if options.findsUndetermined {
      view.isHorizontallyDetermined =
        isDetermined(SceneExpression(index, .left)) && isDetermined(SceneExpression(index, .width))
      view.isVerticallyDetermined =
        isDetermined(SceneExpression(index, .top)) && isDetermined(SceneExpression(index, .height))
    }
    if options.explains.contains(index) { view.widthSteps = steps(of: index) }
    return view
  }

  private func steps(of view: Int) -> [String] {
    let width = equations.substituted(SceneExpression(view, .width))
    let solution = width.terms.first.flatMap { groups.place(of: $0.variable) }.flatMap { solutions[$0] }
    let story = WidthStory(equations: equations, solution: solution)
    return story.steps(of: view)
  }

  private func concessions(inWords: Bool) -> [SceneConcession] {
    var list: [(statement: SceneStatement, points: Double)] = solutions.flatMap { $0?.violations ?? [] }
    for statement in groups.settled {
      let points = statement.violation(at: statement.expression.constant)
      if points > 1e-4 { list.append((statement, points)) }
    }
    let words = SceneWords(scene: scene, equations: equations)
    let sorted = list.enumerated().sorted { first, second in
      let (left, right) = (first.element.statement.priority, second.element.statement.priority)
      return left == right ? first.offset < second.offset : left > right
    }
    return sorted.map(\.element).compactMap { statement, points in
      switch statement.origin {
      case .stackFit, .screen: return nil
      default: break
      }
      return SceneConcession(
        sentence: inWords ? words.sentence(statement) : "", constraint: statement.constraint,
        view: statement.contentView, priority: statement.priority, points: points,
        isHorizontal: statement.expression.terms.first?.variable.isHorizontal ?? words.isHorizontal(statement))
    }
  }
}

extension SceneStatement {
  /// By how many points it does not hold at a value of its expression.
  func violation(at value: Double) -> Double {
    switch relation {
    case .equal: value.magnitude
    case .lessThanOrEqual: max(0, value)
    case .greaterThanOrEqual: max(0, -value)
    }
  }

  /// The index of the constraint it comes from, or nil.
  var constraint: Int? {
    if case .constraint(let index) = origin { index } else { nil }
  }

  /// The view whose content it comes from, or nil.
  var contentView: Int? {
    switch origin {
    case .compression(let view, _), .hugging(let view, _): view
    default: nil
    }
  }
}

extension Rect {
  /// The rectangle with its edges on whole device pixels.
  ///
  /// Source: recorded frames in public documents: edges are rounded, widths are their differences.
  func rounded(to scale: PixelScale) -> Rect {
    func edge(_ place: Double) -> Double {
      (place * scale.pixelsPerPoint + 0.5).rounded(.down) / scale.pixelsPerPoint
    }
    let (left, top) = (edge(minX), edge(minY))
    return Rect(x: left, y: top, width: edge(maxX) - left, height: edge(maxY) - top)
  }
}
