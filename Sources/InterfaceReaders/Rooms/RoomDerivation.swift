import TitlefitControls
import TitlefitGeometry

/// Derives the rooms of a document's buttons from its constraints, stacks and frames.
///
/// A width that equations settle is the room. Else the least upper bound of all inequalities is one that a shorter title
/// does not fill, and where there is none, the container's width less its margins and less what stands on the same row.
///
/// ## Limits
/// No sizes of texts: a share that depends on the titles of neighbours is only bounded. One pass for one button; whole
/// languages need a solver.
struct RoomDerivation {
  private let document: InterfaceDocument
  /// The scenes worked out so far.
  private var scenes: [SceneKey: [SceneEdges]] = [:]
  private var viewsByRoot: [Int: [Int]]
  /// Some seconds of work; the largest public documents take a thousandth of it.
  private let allowance = WorkAllowance(steps: 150_000_000)

  /// Prepares deriving rooms in a document.
  /// - Complexity: linear in the number of views.
  init(document: InterfaceDocument) {
    self.document = document
    var roots: [Int] = []
    viewsByRoot = [:]
    // Views come after the views around them, so that each finds its root in its parent's entry.
    for (index, view) in document.views.enumerated() {
      roots.append(view.parent.map { roots[$0] } ?? index)
      viewsByRoot[roots[index], default: []].append(index)
    }
  }

  /// The room of a button.
  mutating func room(of button: Int) -> ControlRoom {
    let view = document.views[button]
    if !view.isInstalled {
      return unknown("not installed at compact width", "A variation leaves the button out on upright phones")
    }
    let root = document.root(of: button)
    let name = view.id.isEmpty ? view.kind : view.id
    let rootName = document.views[root].id.isEmpty ? document.views[root].kind : document.views[root].id
    let rootWidth = RootWidth(of: root, in: document, name: rootName)
    if root == button, rootWidth.length == nil {
      let isBar = view.root == .bar
      return unknown(isBar ? "stands in a bar" : "no recorded width", rootWidth.sentence)
    }
    let size = viewsByRoot[root]?.count ?? 0
    guard allowance.spend(size * 50) else {
      return unknown("scene too large", "The scene around \(name) has \(size) views, more than are followed")
    }
    let key = SceneKey(root: root, resistance: resistance(of: view))
    let scenes = scenes[key] ?? makeScenes(key, width: rootWidth)
    self.scenes[key] = scenes
    var answers = scenes.map { scene in
      var finder = RoomFinder(scene: scene, button: button, allowance: allowance)
      return finder.find()
    }
    let height = answers.first?.height
    if let failure = answers.first(where: { $0.width == nil }) {
      var room = unknown(failure.unknown ?? "no limit", nil)
      room.how = failure.how
      room.height = height
      return room
    }
    answers = Self.withoutRepeats(answers)
    return ControlRoom(width: Self.joined(answers), height: height, how: Self.sentences(answers))
  }

  private func unknown(_ reason: String, _ sentence: String?) -> ControlRoom {
    ControlRoom(width: nil, how: [sentence].compactMap(\.self), unknown: reason)
  }

  /// What scenes are worked out for: buttons that resist equally under one root see the same.
  private struct SceneKey: Hashable {
    var root: Int
    var resistance: Double
  }

  private func resistance(of button: InterfaceView) -> Double {
    var issues = ReadingIssues(file: "")
    let attribute = button.varied.attribute("horizontalCompressionResistancePriority")
    return min(1000, issues.number(attribute) ?? SceneEdges.textResistance)
  }

  private func makeScenes(_ key: SceneKey, width: RootWidth) -> [SceneEdges] {
    let root = key.root
    return DeviceClass.all.map { device in
      var scene = SceneEdges(
        document: document, views: viewsByRoot[root] ?? [root], device: device, resistance: key.resistance)
      let reason = scene.reason(width.sentence)
      if let length = width.length {
        scene.fix(from: scene.left(root), to: scene.right(root), distance: length, reason: reason)
      }
      scene.addRequired()
      scene.addStacks()
      scene.addFrames()
      scene.settle()
      scene.addOptional()
      scene.addLeastWidths()
      return scene
    }
  }

  /// One answer for neighbouring classes that say the same.
  private static func withoutRepeats(_ answers: [RoomFinder.Answer]) -> [RoomFinder.Answer] {
    answers.reduce(into: []) { list, answer in
      if list.last?.width != answer.width { list.append(answer) }
    }
  }

  private static func joined(_ answers: [RoomFinder.Answer]) -> RoomWidth? {
    guard var width = answers.last?.width else { return nil }
    for (narrow, wide) in zip(answers, answers.dropFirst()).reversed() {
      if let below = narrow.width { width = .step(at: wide.device.from, below: below, from: width) }
    }
    return width
  }

  private static func sentences(_ answers: [RoomFinder.Answer]) -> [String] {
    var list = answers.first?.how ?? []
    for answer in answers.dropFirst() {
      list.append("From \(SceneEdges.text(answer.device.from)) points on the margins are wider")
    }
    return list
  }
}
