import TitlefitControls
import TitlefitGeometry

/// Which statements decide a width, found by elimination.
///
/// The statements that hold with nothing to spare are equations at the solution. Taken from the highest priority down, as
/// long as they say something new, they make the width a combination of some of them: those are the reasons.
///
/// - Complexity: quadratic in the number of statements of the group.
struct WidthStory {
  let equations: SceneEquations
  /// The solution of the width's group, or nil where the width is certain.
  let solution: GroupSolution?

  /// The reasons for a view's width, one sentence a step, from the view outwards; the root's width comes last.
  func steps(of view: Int) -> [String] {
    let words = SceneWords(scene: equations.scene, equations: equations)
    var sentences: [String] = []
    if let solution {
      let target = equations.substituted(SceneExpression(view, .width))
      let used = reasons(for: target, in: solution)
      for statement in Self.ordered(used, from: target) {
        let sentence = words.sentence(statement)
        if !sentences.contains(sentence) { sentences.append(sentence) }
      }
      sentences += frameSentences(words, statements: used)
    } else {
      sentences += frameSentences(words, view: view)
    }
    if sentences.count > Self.mostSteps {
      let left = sentences.count - Self.mostSteps
      sentences = Array(sentences.prefix(Self.mostSteps)) + ["… and \(left) more steps"]
    }
    return sentences + [words.rootSentence]
  }

  /// More steps than a reader follows.
  private static let mostSteps = 12

  // MARK: - Elimination

  /// A row of the elimination: an expression that is zero, and the statements it was made of.
  private struct Row {
    var expression: SceneExpression
    var parts: [Int: Double]
  }

  private func reasons(for target: SceneExpression, in solution: GroupSolution) -> [SceneStatement] {
    let tight = solution.tight
    let order = tight.indices.sorted { first, second in
      (tight[second].priority, tight[first].rank, first) < (tight[first].priority, tight[second].rank, second)
    }
    var rows: [SceneVariable: Row] = [:]
    for index in order {
      var expression = tight[index].expression
      expression.constant = 0
      var parts: [Int: Double] = [index: 1]
      Self.reduce(&expression, &parts, by: rows)
      guard let pivot = expression.terms.max(by: { $0.factor.magnitude < $1.factor.magnitude }),
        pivot.factor.magnitude > 1e-7
      else { continue }
      rows[pivot.variable] = Row(
        expression: expression * (1 / pivot.factor), parts: parts.mapValues { $0 / pivot.factor })
    }
    var rest = target
    var parts: [Int: Double] = [:]
    Self.reduce(&rest, &parts, by: rows)
    return parts.filter { $0.value.magnitude > 1e-7 }.keys.sorted().map { tight[$0] }
  }

  /// Takes rows from an expression until none applies; each row's pivot is in no earlier row's reach twice, so this ends.
  private static func reduce(
    _ expression: inout SceneExpression, _ parts: inout [Int: Double], by rows: [SceneVariable: Row]
  ) {
    var steps = 0
    while steps < 10_000, let term = expression.terms.first(where: { rows[$0.variable] != nil }),
      let row = rows[term.variable]
    {
      expression.add(row.expression, times: -term.factor)
      for (index, factor) in row.parts { parts[index, default: 0] -= term.factor * factor }
      steps += 1
    }
  }

  // MARK: - Telling

  /// The statements in the order in which they are met from the target outwards.
  private static func ordered(_ used: [SceneStatement], from target: SceneExpression) -> [SceneStatement] {
    var rest = used
    var known = Set(target.terms.map(\.variable))
    var list: [SceneStatement] = []
    while !rest.isEmpty {
      let next = rest.filter { $0.expression.terms.contains { known.contains($0.variable) } }
      let step = next.isEmpty ? rest : next
      rest = next.isEmpty ? [] : rest.filter { !$0.expression.terms.contains { known.contains($0.variable) } }
      list += step
      for statement in step { known.formUnion(statement.expression.terms.map(\.variable)) }
    }
    return list
  }

  /// Sentences about the views with frames that the statements lean on.
  private func frameSentences(_ words: SceneWords, statements: [SceneStatement]) -> [String] {
    var views = Set<Int>()
    for statement in statements {
      guard let place = statement.constraint else { continue }
      let constraint = equations.scene.constraints[place]
      views.insert(constraint.first.view)
      if let second = constraint.second { views.insert(second.view) }
    }
    return views.sorted().filter { equations.placements[$0] == .frame }.map { frameSentence(words, $0) }
  }

  private func frameSentences(_ words: SceneWords, view: Int) -> [String] {
    let chain = [view] + equations.scene.ancestors(of: view)
    return chain.filter { equations.placements[$0] == .frame }.map { frameSentence(words, $0) }
  }

  private func frameSentence(_ words: SceneWords, _ view: Int) -> String {
    let item = equations.scene.views[view]
    let follows = !item.isFrameFixed && item.autoresizing.contains(.width)
    let width = SceneWords.text(item.frame?.width ?? 0)
    return follows
      ? "\(words.name(view)) follows its parent's width from its recorded \(width) points"
      : "\(words.name(view)) keeps its recorded width of \(width) points"
  }
}

extension SceneStatement {
  /// What is told first among equal priorities: what the document says before what follows from contents.
  fileprivate var rank: Int {
    switch origin {
    case .constraint: 0
    case .stackEdge, .stackGap, .stackShare, .stackAlignment: 1
    case .compression: 2
    case .hugging: 3
    case .stackFit, .screen: 4
    }
  }
}
