import TitlefitControls
import TitlefitGeometry

/// Finds one button's room in a scene on one class of devices.
struct RoomFinder {
  private var scene: SceneEdges
  private let button: Int
  private let allowance: WorkAllowance

  /// A room on a class of devices.
  struct Answer {
    /// The devices it holds for.
    var device: DeviceClass
    /// The width, or nil where it cannot be derived.
    var width: RoomWidth?
    /// The height in points, or nil where the content decides it.
    var height: Double?
    /// How it came about, one sentence a step.
    var how: [String]
    /// Why there is no width, or nil.
    var unknown: String?
  }

  /// Prepares finding a button's room.
  init(scene: SceneEdges, button: Int, allowance: WorkAllowance) {
    self.scene = scene
    self.allowance = allowance
    self.button = button
  }

  /// The room.
  mutating func find() -> Answer {
    var answer = Answer(device: scene.device, height: scene.heights[button], how: [])
    if let exact = scene.width(button) {
      let path = search(links: scene.links.filter(\.isExact)).path
      answer.how = explanation(of: path?.reasons ?? [])
      answer.width = share(matching: exact) ?? exact.roomWidth(isMaximum: false)
      limit(exact, stated: path?.priority ?? 1000, in: &answer)
      return answer
    }
    guard let path = bound(into: &answer) else { return answer }
    answer.how += explanation(of: path.reasons)
    answer.width = path.length.roomWidth(isMaximum: true)
    return answer
  }

  /// Lets a bound of a higher priority win against an equation.
  ///
  /// Where the equation grows faster with the device, the bound wins from the width on at which both say the same.
  private func limit(_ exact: DeviceLength, stated priority: Double, in answer: inout Answer) {
    guard priority < 1000 else { return }
    let stronger = scene.links.filter { $0.priority > priority && !$0.isSoft }
    guard let bound = search(links: stronger).path else { return }
    let growth = exact.perDevice - bound.length.perDevice
    let limit = bound.length.roomWidth(isMaximum: true)
    if growth > 1e-9, let equation = answer.width {
      let crossing = (bound.length.points - exact.points) / growth
      guard crossing < Self.widestDevice else { return }
      answer.width = crossing <= 0 ? limit : .step(at: crossing, below: equation, from: limit)
    } else {
      let device = scene.device.typical
      guard bound.length.value(onDevice: device) < exact.value(onDevice: device) - 0.5 else { return }
      answer.width = limit
    }
    answer.how += explanation(of: bound.reasons).filter { !answer.how.contains($0) }
  }

  /// Wider than any device there is, in points.
  private static let widestDevice: Double = 1400

  /// The room as a share of a stack, where that is what decides it.
  private func share(matching width: DeviceLength) -> RoomWidth? {
    guard let share = scene.shares[button] else { return nil }
    let length = (share.of + -(share.spacing * Double(share.count - 1))) * (1 / Double(share.count))
    guard length.isClose(to: width) else { return nil }
    return .share(count: share.count, spacing: share.spacing, of: share.of.roomWidth(isMaximum: false))
  }

  /// The least upper bound, from what the document states, else from the container.
  private mutating func bound(into answer: inout Answer) -> BoundSearch.Path? {
    switch search(links: openLinks() + centerLinks()) {
    case .path(let path): return path
    case .contradictory: return give(up: "contradictory constraints", into: &answer)
    case .exhausted: return give(up: "scene too large", into: &answer)
    case .unbounded: break
    }
    addContainers()
    switch search(links: openLinks() + centerLinks()) {
    case .path(let path):
      answer.how.append("No constraint limits the width; the container does")
      return path
    case .contradictory: return give(up: "contradictory constraints", into: &answer)
    case .exhausted: return give(up: "scene too large", into: &answer)
    case .unbounded: return give(up: "container of unknown width", into: &answer)
    }
  }

  /// The equations, and the bounds of what they leave open: a bound of a known distance adds nothing, or contradicts it.
  private mutating func openLinks() -> [SceneEdges.Link] {
    var links: [SceneEdges.Link] = []
    for link in scene.links where link.isExact || scene.groups.distance(from: link.from, to: link.to) == nil {
      links.append(link)
    }
    return links
  }

  private func give(up reason: String, into answer: inout Answer) -> BoundSearch.Path? {
    answer.unknown = reason
    answer.how.append("The room cannot be derived: \(reason)")
    return nil
  }

  /// The bound from some links; where they contradict each other, from those that don't give way, then from the required.
  private func search(links: [SceneEdges.Link]) -> BoundSearch.Result {
    let (start, end) = (scene.left(button), scene.right(button))
    let firm = links.filter { !$0.isSoft }
    let required = firm.filter { $0.priority >= 1000 }
    var result = BoundSearch(links: links, in: scene, allowance: allowance).bound(from: start, to: end)
    for weaker in [firm, required] {
      guard case .contradictory = result, weaker.count < links.count else { continue }
      result = BoundSearch(links: weaker, in: scene, allowance: allowance).bound(from: start, to: end)
    }
    return result
  }

  /// What a centred button's nearer side means for the other one: it can only grow on both sides at once.
  private mutating func centerLinks() -> [SceneEdges.Link] {
    var links: [SceneEdges.Link] = []
    for case .centers(_, let second, let constraint) in scene.waiting
    where constraint.first.view == button && constraint.first.area == .frame {
      guard let outer = scene.groups.distance(from: second.left, to: second.right) else { continue }
      let inner = outer + -(second.leftInset + second.rightInset)
      let center = inner * 0.5 + (second.leftInset + constraint.constant)
      links += mirrored(around: center, of: second, constraint)
    }
    return links
  }

  private mutating func mirrored(
    around center: DeviceLength, of outer: SceneEdges.Span, _ constraint: LayoutConstraint
  ) -> [SceneEdges.Link] {
    let search = BoundSearch(links: openLinks(), in: scene, allowance: allowance)
    var links: [SceneEdges.Link] = []
    // From the button's left edge to the centre, doubled.
    if let path = search.bound(from: scene.left(button), to: outer.left).path {
      links.append(doubled((path.length + center) * 2, path, constraint))
    }
    if let path = search.bound(from: outer.left, to: scene.right(button)).path {
      links.append(doubled((path.length - center) * 2, path, constraint))
    }
    return links
  }

  private mutating func doubled(
    _ length: DeviceLength, _ path: BoundSearch.Path, _ constraint: LayoutConstraint
  ) -> SceneEdges.Link {
    let sentences = explanation(of: path.reasons)
    let reason = scene.reason(([scene.sentence(constraint)] + sentences).joined(separator: "; "))
    return SceneEdges.Link(
      from: scene.left(button), to: scene.right(button), distance: length, isExact: false, reason: reason)
  }

  // MARK: - Containers

  /// Keeps the button inside its superview's margins and beside its neighbours, and each superview inside the next one.
  private mutating func addContainers() {
    var inner = button
    for outer in scene.document.ancestors(of: button) {
      let margins = inner == button && !scene.document.views[outer].isStack ? scene.margins(outer) : nil
      let sentence =
        margins.map { "\(scene.name(inner)) stays inside \(scene.name(outer)), whose margins are \(text($0))" }
        ?? "\(scene.name(inner)) stays inside \(scene.name(outer))"
      let reason = scene.reason(sentence)
      let (leading, trailing) = (margins?.leading ?? 0, margins?.trailing ?? 0)
      // An edge that the document places itself is not moved by a margin.
      if scene.groups.distance(from: scene.left(outer), to: scene.left(inner)) == nil {
        let distance = DeviceLength(points: -leading)
        scene.bound(from: scene.left(inner), to: scene.left(outer), distance: distance, reason: reason)
      }
      if scene.groups.distance(from: scene.right(outer), to: scene.right(inner)) == nil {
        let distance = DeviceLength(points: -trailing)
        scene.bound(from: scene.right(outer), to: scene.right(inner), distance: distance, reason: reason)
      }
      inner = outer
    }
    addNeighbours()
  }

  private func text(_ margins: LayoutMargins) -> String {
    let leading = SceneEdges.text(margins.leading)
    return margins.leading == margins.trailing ? leading : "\(leading) and \(SceneEdges.text(margins.trailing))"
  }

  /// Keeps the button off the views that the recorded frames show beside it.
  private mutating func addNeighbours() {
    let views = scene.document.views
    guard let frame = views[button].frame, let parent = views[button].parent else { return }
    for sibling in views[parent].children where sibling != button {
      let view = views[sibling]
      guard let other = view.frame, view.isInstalled, !view.isHidden, other.minY < frame.maxY, frame.minY < other.maxY,
        scene.places[sibling] != nil
      else { continue }
      if other.maxX <= frame.minX {
        let reason = scene.reason("\(scene.name(sibling)) stands before it on the row")
        scene.bound(from: scene.left(button), to: scene.right(sibling), distance: .zero, reason: reason)
      } else if other.minX >= frame.maxX {
        let reason = scene.reason("\(scene.name(sibling)) stands after it on the row")
        scene.bound(from: scene.left(sibling), to: scene.right(button), distance: .zero, reason: reason)
      }
    }
  }

  // MARK: - Explaining

  /// The sentences of reasons, each followed by those it rests on; every sentence once, up to a limit.
  private func explanation(of reasons: [Int]) -> [String] {
    var list: [String] = []
    var pending = Array(reasons.reversed())
    let exact = BoundSearch(links: scene.links.filter(\.isExact), in: scene, allowance: allowance)
    while let reason = pending.popLast(), list.count < Self.mostSentences {
      let entry = scene.reasons[reason]
      guard !list.contains(entry.sentence) else { continue }
      list.append(entry.sentence)
      for (from, to) in entry.dependencies.reversed() {
        pending += (exact.bound(from: from, to: to).path?.reasons ?? []).reversed()
      }
    }
    return list
  }

  private static let mostSentences = 12
}

extension BoundSearch.Result {
  /// The path, or nil where there is none.
  var path: BoundSearch.Path? {
    guard case .path(let path) = self else { return nil }
    return path
  }
}
