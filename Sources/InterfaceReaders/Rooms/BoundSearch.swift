import TitlefitControls

/// The least upper bound of a distance between two edges, from all links together.
///
/// The links are difference constraints, so the bound is a shortest path; it is found on a typical device of the class and
/// kept as a line over all its devices.
///
/// - Complexity: rounds × links, the rounds limited.
struct BoundSearch {
  private let links: [SceneEdges.Link]
  private let pointCount: Int
  private let allowance: WorkAllowance
  private var arcs: [Arc] = []

  /// One direction of a link.
  private struct Arc {
    var from: Int
    var to: Int
    var cost: Double
    var link: Int
    var isForward: Bool
  }

  /// A bound and the reasons of the links it is the sum of, in order.
  struct Path {
    /// The bound.
    var length: DeviceLength
    /// The indices of the reasons, from the first edge to the last.
    var reasons: [Int]
    /// The lowest priority of these links.
    var priority: Double
  }

  /// What a search found.
  enum Result {
    /// The least upper bound.
    case path(Path)
    /// Nothing bounds the distance.
    case unbounded
    /// The links contradict each other.
    case contradictory
    /// The document's allowance of work is used up.
    case exhausted
  }

  /// Prepares a search over links of a scene.
  init(links: [SceneEdges.Link], in scene: SceneEdges, allowance: WorkAllowance) {
    self.links = links
    self.allowance = allowance
    pointCount = scene.pointCount
    let device = scene.device.typical
    for (index, link) in links.enumerated() {
      let cost = link.distance.value(onDevice: device)
      arcs.append(Arc(from: link.from, to: link.to, cost: cost, link: index, isForward: true))
      if link.isExact {
        arcs.append(Arc(from: link.to, to: link.from, cost: -cost, link: index, isForward: false))
      }
    }
  }

  /// The least upper bound of how far `to` lies right of `from`.
  func bound(from: Int, to: Int) -> Result {
    var costs = [Double](repeating: .infinity, count: pointCount)
    var arrivals = [Int?](repeating: nil, count: pointCount)
    costs[from] = 0
    var isChanging = true
    var rounds = 0
    while isChanging {
      guard rounds < Self.mostRounds else { return .contradictory }
      guard allowance.spend(arcs.count) else { return .exhausted }
      isChanging = false
      rounds += 1
      for (index, arc) in arcs.enumerated() where costs[arc.from] + arc.cost < costs[arc.to] - 1e-6 {
        costs[arc.to] = costs[arc.from] + arc.cost
        arrivals[arc.to] = index
        isChanging = true
      }
    }
    guard costs[to].isFinite else { return .unbounded }
    return path(from: from, to: to, arrivals: arrivals)
  }

  /// More rounds than any scene made by hand takes; links that never come to rest contradict each other.
  private static let mostRounds = 120

  private func path(from: Int, to: Int, arrivals: [Int?]) -> Result {
    var length = DeviceLength.zero
    var used: [Int] = []
    var priority: Double = 1000
    var point = to
    while point != from {
      guard let index = arrivals[point], used.count <= pointCount else { return .contradictory }
      let arc = arcs[index]
      let distance = links[arc.link].distance
      length = length + (arc.isForward ? distance : -distance)
      used.append(links[arc.link].reason)
      priority = min(priority, links[arc.link].priority)
      point = arc.from
    }
    return .path(Path(length: length, reasons: used.reversed(), priority: priority))
  }
}

/// The work that one document may cost: hostile documents end in a reason, not in hours.
final class WorkAllowance {
  private var left: Int

  /// Makes an allowance of so many steps.
  init(steps: Int) { left = steps }

  /// Takes steps from the allowance; false where it is used up.
  func spend(_ steps: Int) -> Bool {
    left -= steps
    return left >= 0
  }
}
