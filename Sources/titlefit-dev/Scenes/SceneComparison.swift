import TitlefitControlLayout
import TitlefitControls
import TitlefitGeometry
import TitlefitInterfaceReaders
import TitlefitLocales
import TitlefitSceneLayout
import TitlefitShaping
import TitlefitTextLayout
import TitlefitTypography

/// The views of a document as solved beside their recorded frames.
struct SceneComparison {
  /// One view.
  struct Row {
    /// The document's path.
    var document: String
    /// The object id.
    var id: String
    /// What kind of view.
    var kind: SceneViewKind
    /// The recorded frame in the parent's coordinates.
    var recorded: Rect
    /// The solved frame in the parent's coordinates.
    var solved: Rect
    /// Whether the view's root agrees with its own required constraints.
    var isConsistent: Bool
    /// Why it is off across, or nil where it is not.
    var cause: String?
    /// Why it is off down, or nil where it is not.
    var verticalCause: String?

    /// The largest difference across, in points.
    var horizontalError: Double {
      max((recorded.minX - solved.minX).magnitude, (recorded.width - solved.width).magnitude)
    }
    /// The largest difference down, in points.
    var verticalError: Double {
      max((recorded.minY - solved.minY).magnitude, (recorded.height - solved.height).magnitude)
    }
  }

  /// What belongs to constraints or stacks, in document order.
  var rows: [Row] = []
  /// Whether the document counts: for iOS, with Auto Layout.
  var isCounted = false
  /// How many roots were solved.
  var roots = 0
  /// The time each root took to solve, in milliseconds.
  var milliseconds: [Double] = []

  /// Solves the scenes of a document on the canvas it was designed on.
  init(_ document: ScenesCommand.Document, usesModel: Bool) throws(SceneLayoutError) {
    let reading = InterfaceDocumentReader().readAsDesigned(document.bytes, file: document.name)
    let scenes = reading.scenes.filter(\.canvas.usesAutoLayout)
    isCounted = !scenes.isEmpty || Self.isForPhones(document)
    let turned = scenes.first.map { first in
      let other: SizeClass = first.canvas.sizeClass == .pad ? .uprightPhone : .pad
      return InterfaceDocumentReader().read(document.bytes, file: document.name, sizeClass: other).scenes
    }
    var byID: [String: Scene] = [:]
    for scene in turned ?? [] where !scene.id.isEmpty && scene.canvas.usesAutoLayout {
      if byID[scene.id] == nil { byID[scene.id] = scene }
    }
    for scene in scenes where (scene.views.first?.frame?.width ?? 0) > 0 {
      try add(scene, turned: byID[scene.id], document: document.name, usesModel: usesModel)
    }
  }

  /// Whether a document without a scene is one for iOS with Auto Layout all the same.
  private static func isForPhones(_ document: ScenesCommand.Document) -> Bool {
    // Both attributes stand in the root's tag, which comes first.
    let head = String(decoding: document.bytes.prefix(2000), as: UTF8.self)
    return head.contains("targetRuntime=\"iOS.CocoaTouch") && head.contains("useAutolayout=\"YES\"")
  }

  /// The conditions under which Interface Builder drew a scene.
  static func canvas(of scene: Scene, usesModel: Bool) -> SceneConditions {
    let canvas = scene.canvas
    // Builds 18093 to 20020 laid text styles out at extra small.
    let contentSize: ContentSizeCategory = (18000...20100).contains(canvas.pluginVersion) ? .xSmall : .large
    let english = (try? LanguageTag("en")) ?? .undetermined
    let environment = LayoutEnvironment(
      language: english, direction: .leftToRight, contentSize: contentSize, scale: PixelScale(canvas.device.scale),
      platform: canvas.toolsVersion < 21000 ? .iOS15 : .iOS17)
    return SceneConditions(environment: environment, sizes: usesModel ? .model : .recorded, isCanvas: true)
  }

  /// A measurer for each generation of the system's fonts.
  static let measurers: [SystemFontEra: TextLayoutEngine] = Dictionary(
    uniqueKeysWithValues: SystemFontEra.allCases.map {
      ($0, TextLayoutEngine(fonts: FontCollection(FontSources(systemFont: .standIn, era: $0))))
    })

  /// The measurer of the system that drew a scene.
  static func measurer(of scene: Scene) -> any TextMeasuring {
    measurers[SystemFontEra(toolsVersion: scene.canvas.toolsVersion)]
      ?? TextLayoutEngine(fonts: FontCollection(FontSources(systemFont: .standIn)))
  }

  private mutating func add(
    _ scene: Scene, turned: Scene?, document: String, usesModel: Bool
  ) throws(SceneLayoutError) {
    roots += 1
    let conditions = Self.canvas(of: scene, usesModel: usesModel)
    var solver = SceneSolver(scene, measuring: Self.measurer(of: scene))
    let clock = ContinuousClock()
    let start = clock.now
    let solved = try solver.solve(conditions, options: SceneSolver.Options(findsUndetermined: false))
    let time = start.duration(to: clock.now).components
    milliseconds.append(Double(time.seconds) * 1e3 + Double(time.attoseconds) * 1e-15)
    var judge = SceneJudge(scene, contradictions: try solver.contradictions(conditions))
    if let turned, turned.views != scene.views || turned.constraints != scene.constraints {
      var other = SceneSolver(turned, measuring: Self.measurer(of: turned))
      let options = SceneSolver.Options(findsUndetermined: false)
      let recorded = Self.canvas(of: turned, usesModel: false)
      judge.learn(turned, solved: try other.solve(recorded, options: options), scale: conditions.environment.scale)
    }
    for (index, view) in scene.views.enumerated() {
      guard let parent = view.parent, let recorded = view.frame, Self.isPlaced(view, in: scene.views[parent]),
        let frame = Self.frame(index, in: scene, solved: solved, scale: conditions.environment.scale)
      else { continue }
      var row = Row(
        document: document, id: view.id, kind: view.kind, recorded: recorded, solved: frame,
        isConsistent: judge.isConsistent)
      if row.horizontalError > 0.5 { row.cause = judge.cause(of: index, isHorizontal: true) }
      if row.verticalError > 0.5 { row.verticalCause = judge.cause(of: index, isHorizontal: false) }
      rows.append(row)
    }
  }

  /// Whether constraints or a stack place a view.
  private static func isPlaced(_ view: SceneView, in parent: SceneView) -> Bool {
    parent.stack != nil || !(view.translatesFrame || view.isFrameFixed)
  }

  /// A solved frame in the parent's coordinates, on whole pixels as recorded ones are.
  static func frame(_ index: Int, in scene: Scene, solved: SolvedScene, scale: PixelScale) -> Rect? {
    guard let exact = solved.views[index].exact, let parent = scene.views[index].parent,
      let around = solved.views[parent].exact
    else { return nil }
    func edge(_ place: Double) -> Double {
      (place * scale.pixelsPerPoint + 0.5).rounded(.down) / scale.pixelsPerPoint
    }
    let (x, y) = (exact.minX - around.minX, exact.minY - around.minY)
    let (left, top) = (edge(x), edge(y))
    return Rect(
      x: left, y: top, width: edge(x + exact.width) - left, height: edge(y + exact.height) - top)
  }
}
