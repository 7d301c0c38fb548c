import TitlefitControls
import TitlefitGeometry

extension SceneSolver {
  /// The required constraints that the recorded frames contradict, with the points they are off, in the scene's order.
  ///
  /// Such frames are stale: they were recorded before the document was changed. Constraints about a scroll view's content,
  /// whose size is not recorded, are left out.
  ///
  /// - Throws: ``SceneLayoutError/tooManyViews(count:limit:)``.
  public mutating func contradictions(
    _ conditions: SceneConditions
  ) throws(SceneLayoutError) -> [(constraint: Int, points: Double)] {
    let equations = try equations(for: conditions)
    return equations.statements.compactMap { statement in
      guard let constraint = statement.constraint, statement.priority >= 1000,
        let value = equations.recordedValue(of: statement.expression)
      else { return nil }
      let points = statement.violation(at: value)
      return points > Self.recordingNoise ? (constraint, points) : nil
    }
  }

  /// What rounding to pixels may leave of a constraint that holds, in points.
  private static let recordingNoise = 0.75
}

extension SceneEquations {
  /// An expression's number at the recorded frames, or nil where one of them is not recorded.
  fileprivate func recordedValue(of expression: SceneExpression) -> Double? {
    var value = expression.constant
    for term in expression.terms {
      let view = term.variable.view
      guard let frame = frames.absolute(view) else { return nil }
      let insets = AlignmentInsets.insets(of: scene.views[view].kind, in: scene.canvas)
      switch term.variable.kind {
      case .left: value += (frame.minX + insets.left) * term.factor
      case .top: value += (frame.minY + insets.top) * term.factor
      case .width: value += (frame.width - insets.horizontal) * term.factor
      case .height: value += (frame.height - insets.vertical) * term.factor
      case .contentWidth, .contentHeight: return nil
      }
    }
    return value
  }
}
