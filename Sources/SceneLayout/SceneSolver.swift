import TitlefitConstraintSolving
import TitlefitControlLayout
public import TitlefitControls
import TitlefitGeometry
import TitlefitLocales
public import TitlefitTypography

/// Solves a scene: where every view stands in a language, at a width and a text size, and how wide a button can get.
///
/// A solver keeps what it has worked out, so that asking about many languages and widths costs little; it gives the same
/// answers in any order. Copies are independent, and each may be used by one thread at a time.
///
/// ## Limits
/// - Controls without a model of their size (switches, pickers …) keep the size that the document records.
/// - One text size, one pair of size classes: variations were chosen when the scene was read.
/// - Constraints that code adds, changes or removes are not known; those with an outlet say so in a room's steps.
/// - Which of several equally firm contents gives way is not known of UIKit; ``room(of:_:texts:)`` gives both answers.
/// - Sizes of cells and headers are the recorded ones: rows do not grow with their texts.
/// - Views that overlap without a constraint between them are not seen as neighbours.
/// - macOS and tvOS follow other rules and are not covered.
public struct SceneSolver: Sendable {
  /// The scene.
  public let scene: Scene
  let measurer: any TextMeasuring
  /// What the document states and what was solved of it, by conditions without a language.
  private var groups: [SceneConditions: SceneGroups] = [:]
  /// The sizes measured last under each condition, which names a language, and the texts they were measured for.
  private var measured: [SceneConditions: (texts: SceneTexts, sizes: [ContentSize?])] = [:]

  /// More views than any root made by hand has.
  public static let mostViews = 2000

  /// Prepares solving a scene.
  /// - Complexity: linear in the number of views.
  public init(_ scene: Scene, measuring measurer: any TextMeasuring) {
    self.scene = Self.sound(scene)
    self.measurer = measurer
  }

  /// A scene in which parents stand before their children, whoever made it.
  private static func sound(_ scene: Scene) -> Scene {
    var scene = scene
    for index in scene.views.indices {
      scene.views[index].children = []
      guard index > 0 else {
        scene.views[index].parent = nil
        continue
      }
      let parent = scene.views[index].parent ?? 0
      scene.views[index].parent = (0..<index).contains(parent) ? parent : 0
    }
    for index in scene.views.indices.dropFirst() {
      if let parent = scene.views[index].parent { scene.views[parent].children.append(index) }
    }
    scene.constraints.removeAll { constraint in
      let views = [constraint.first.view, constraint.second?.view ?? 0]
      return !views.allSatisfy(scene.views.indices.contains)
    }
    return scene
  }

  // MARK: - Solving

  /// What to work out besides frames.
  public struct Options: Sendable, Hashable {
    /// Whether to find out what the document leaves open.
    public var findsUndetermined: Bool
    /// The views whose widths are to be explained.
    public var explains: Set<Int>
    /// Whether concessions are put into words; without, their sentences are empty.
    public var namesConcessions: Bool

    /// Makes options; nothing is explained unless asked.
    public init(findsUndetermined: Bool = true, explains: Set<Int> = [], namesConcessions: Bool = true) {
      self.findsUndetermined = findsUndetermined
      self.explains = explains
      self.namesConcessions = namesConcessions
    }
  }

  /// Solves the whole scene.
  ///
  /// - Parameter texts: the texts that show instead of the document's own.
  /// - Throws: ``SceneLayoutError`` where a text cannot be measured or the scene is larger than scenes are.
  /// - Complexity: grows with the cube of the largest group of views that depend on each other.
  public mutating func solve(
    _ conditions: SceneConditions, texts: SceneTexts = [:], options: Options = Options()
  ) throws(SceneLayoutError) -> SolvedScene {
    let natural = try sizes(conditions, texts: texts)
    var solution = try whole(conditions, sizes: natural)
    // Texts of several lines are measured again in the width that the first pass left them.
    let narrow = try narrowed(natural, in: solution, conditions: conditions, texts: texts)
    if narrow != natural { solution = try whole(conditions, sizes: narrow) }
    return solution.scene(needs: zip(natural, narrow).map(Self.need), options: options)
  }

  private mutating func whole(
    _ conditions: SceneConditions, sizes: [ContentSize?]
  ) throws(SceneLayoutError) -> WholeSolution {
    try withGroups(for: conditions) { groups in
      let solutions = groups.solutions(sizes: sizes)
      return WholeSolution(groups, solutions: solutions)
    }
  }

  /// What a content asks for: the width of one line, and the height in the width it got.
  private static func need(_ natural: ContentSize?, _ solved: ContentSize?) -> SceneNeed {
    SceneNeed(
      width: natural?.width, height: solved?.height, errorBound: natural?.errorBound ?? 0,
      isStandIn: natural?.isStandIn ?? false)
  }

  private func narrowed(
    _ sizes: [ContentSize?], in solution: WholeSolution, conditions: SceneConditions, texts: SceneTexts
  ) throws(SceneLayoutError) -> [ContentSize?] {
    var result = sizes
    let measurer = contentMeasurer(conditions, texts: texts)
    for (index, size) in sizes.enumerated() {
      guard let size, size.wraps, let natural = size.width else { continue }
      let width = solution.value(SceneExpression(index, .width))
      guard width > 0, natural > width + 0.5 else { continue }
      do {
        result[index] = try measurer.size(of: index, width: width)
      } catch {
        throw .text(reason: "\(error)")
      }
    }
    return result
  }

  // MARK: - What is kept

  /// What the document states under conditions.
  mutating func equations(for conditions: SceneConditions) throws(SceneLayoutError) -> SceneEquations {
    try withGroups(for: conditions) { $0.equations }
  }

  /// Hands out what is kept for conditions, and keeps what becomes of it.
  mutating func withGroups<Result>(
    for conditions: SceneConditions, _ body: (inout SceneGroups) -> Result
  ) throws(SceneLayoutError) -> Result {
    guard scene.views.count <= Self.mostViews else {
      throw .tooManyViews(count: scene.views.count, limit: Self.mostViews)
    }
    let key = conditions.withoutLanguage
    // Taken out, so that it is changed in place.
    var kept = groups.removeValue(forKey: key) ?? SceneGroups(SceneEquations(scene, conditions: key))
    defer { groups[key] = kept }
    return body(&kept)
  }

  /// The contents' natural sizes; nil for views without one and for views out of the layout.
  mutating func sizes(_ conditions: SceneConditions, texts: SceneTexts) throws(SceneLayoutError) -> [ContentSize?] {
    var key = conditions
    key.deviceWidth = nil
    if let known = measured[key], known.texts == texts { return known.sizes }
    let measurer = contentMeasurer(conditions, texts: texts)
    var sizes: [ContentSize?] = []
    for index in scene.views.indices {
      do {
        let size = try measurer.size(of: index)
        sizes.append(size == .none ? nil : size)
      } catch {
        throw .text(reason: "\(error)")
      }
    }
    measured[key] = (texts, sizes)
    return sizes
  }

  func contentMeasurer(_ conditions: SceneConditions, texts: SceneTexts) -> ContentMeasurer {
    ContentMeasurer(scene: scene, conditions: conditions, texts: texts, measurer: measurer)
  }
}
