import TitlefitControlLayout
import TitlefitControls
import TitlefitGeometry
import TitlefitRuleKit
import TitlefitTypography

/// Views of a scene that stand side by side and share one width.
struct SceneRow: Hashable {
  /// The view that stands for the row: the stack, or the first member where no stack arranges them.
  var subject: Int
  /// The members, in the document's order; at least two.
  var members: [Int]
  /// The least points between two members whose gap may grow beyond that; other gaps are as solved.
  var leastGaps: [Set<Int>: Double]
  /// The members that cannot take more of the row than they have.
  var limited: Set<Int> = []

  /// The rows of a scene: horizontal stacks, and siblings that constraints chain end to start.
  /// - Complexity: linear in views and constraints, but for chains, which are walked once each.
  static func rows(of scene: Scene) -> [SceneRow] {
    let limited = scene.limitedViews
    return (stacks(of: scene) + chains(of: scene)).map { row in
      var row = row
      row.limited = limited.intersection(row.members)
      return row
    }
  }

  private static func stacks(of scene: Scene) -> [SceneRow] {
    scene.views.indices.compactMap { index in
      let view = scene.views[index]
      guard let stack = view.stack, !stack.isVertical else { return nil }
      let members = view.children.filter { !scene.views[$0].isHidden }
      guard members.count > 1 else { return nil }
      var gaps: [Set<Int>: Double] = [:]
      if [.equalSpacing, .equalCentering].contains(stack.distribution) {
        for (one, next) in zip(members, members.dropFirst()) { gaps[[one, next]] = stack.spacing }
      }
      return SceneRow(subject: index, members: members, leastGaps: gaps)
    }
  }

  private static func chains(of scene: Scene) -> [SceneRow] {
    var next: [Int: Int] = [:]
    var hasPrevious: Set<Int> = []
    var gaps: [Set<Int>: Double] = [:]
    var fixed: Set<Set<Int>> = []
    for constraint in scene.constraints {
      guard let (before, after) = neighbours(constraint, in: scene) else { continue }
      if let least = leastGap(constraint) {
        gaps[[before, after]] = max(least, gaps[[before, after]] ?? least)
      } else {
        fixed.insert([before, after])
      }
      if next[before] == nil, hasPrevious.insert(after).inserted { next[before] = after }
    }
    for pair in fixed { gaps[pair] = nil }
    return next.keys.filter { !hasPrevious.contains($0) }.sorted().map { first in
      var members = [first]
      while let last = members.last, let after = next[last] { members.append(after) }
      let pairs = Set(zip(members, members.dropFirst()).map { Set([$0, $1]) })
      return SceneRow(
        subject: members.min() ?? first, members: members.sorted(), leastGaps: gaps.filter { pairs.contains($0.key) })
    }
  }

  /// The least gap of a constraint that lets it grow, or nil where the gap is exact.
  private static func leastGap(_ constraint: SceneConstraint) -> Double? {
    switch constraint.relation {
    case .equal: nil
    case .greaterThanOrEqual: constraint.constant
    case .lessThanOrEqual: -constraint.constant
    }
  }

  /// The two views of a constraint that puts one behind the other with room between them.
  private static func neighbours(_ constraint: SceneConstraint, in scene: Scene) -> (before: Int, after: Int)? {
    guard let second = constraint.second, constraint.multiplier == 1 else { return nil }
    let first = constraint.first
    guard first.area == .frame, second.area == .frame, first.view != second.view,
      let parent = scene.views[first.view].parent, parent == scene.views[second.view].parent,
      scene.views[parent].stack == nil
    else { return nil }
    switch (first.line, second.line, constraint.relation) {
    case (.start, .end, .equal), (.start, .end, .greaterThanOrEqual): return (second.view, first.view)
    case (.end, .start, .equal), (.end, .start, .lessThanOrEqual): return (first.view, second.view)
    default: return nil
    }
  }
}

/// A row as solved in one case: what its members need together, and what they have.
struct SolvedRow {
  /// The points all members and the gaps between them need.
  var needed: Double
  /// The points from the first member's start to the last one's end.
  var available: Double
  /// How far the need may be off, in points.
  var errorBound: Double
  /// The members that get less than they need and would take more of the row.
  var squeezed: [Int]

  /// Reads a row off a solution; nil where a member is out of the layout.
  ///
  /// Which member of a row that is too narrow gives way is not determined; how wide the row is, is.
  init?(_ row: SceneRow, in item: SceneCase, of scene: Scene) {
    var frames: [(member: Int, frame: Rect)] = []
    (needed, errorBound, squeezed) = (0, 0, [])
    for member in row.members {
      let view = item.solved.views[member]
      guard let frame = view.frame else { return nil }
      frames.append((member, frame))
      let need = scene.views[member].isOneLine ? view.need.width ?? frame.width : min(view.need.width ?? 0, frame.width)
      needed += need
      if view.need.width != nil { errorBound += view.need.errorBound }
      if need > frame.width + SceneView.tolerance, !row.limited.contains(member) { squeezed.append(member) }
    }
    frames.sort { $0.frame.minX < $1.frame.minX }
    for (left, right) in zip(frames, frames.dropFirst()) {
      let gap = right.frame.minX - left.frame.maxX
      needed += min(gap, row.leastGaps[[left.member, right.member]] ?? gap)
    }
    available = (frames.last?.frame.maxX ?? 0) - (frames.first?.frame.minX ?? 0)
  }
}

extension Scene {
  /// The views that a constraint of their own keeps from growing with their text, so that no row could help them.
  fileprivate var limitedViews: Set<Int> {
    var limited: Set<Int> = []
    for constraint in constraints where constraint.first.line == .width && constraint.second == nil {
      let view = constraint.first.view
      if constraint.relation != .greaterThanOrEqual, !constraint.isPlaceholder,
        constraint.priority > views[view].priorities.horizontalCompression
      {
        limited.insert(view)
      }
    }
    return limited
  }
}

extension SceneView {
  /// Below this many points a difference is rounding: frames are whole pixels.
  static let tolerance = 0.51

  /// Whether the view shows text that cannot go on in another line.
  var isOneLine: Bool {
    switch content {
    case .label(let label), .textView(let label, _): label.lineLimit == 1
    case .button(let button): button.specification.isOneLine
    case .none, .image, .field, .segments: true
    }
  }

  /// Whether the view is one of those a reader taps by its title.
  var isTitledControl: Bool {
    switch content {
    case .button, .segments: true
    case .none, .image, .label, .field, .textView: false
    }
  }

  /// Whether the view shows text of its own.
  var showsText: Bool { !content.texts.isEmpty }
}

extension SceneCase {
  /// The text a view shows, or nil.
  func text(of view: Int) -> String? {
    texts.filter { $0.key.view == view }.min { $0.key < $1.key }?.value
  }

  /// A view in a message: its text where it shows one, else its kind and id.
  func name(of view: Int, in scene: Scene) -> String {
    if let text = text(of: view), !text.isEmpty { return Wording.quoted(text) }
    let view = scene.views[view]
    return "the " + view.kind.rawValue + (view.id.isEmpty ? "" : " " + view.id)
  }

  /// The case in plain words: ` in German on a screen 320 pt wide at text size large`.
  var place: String {
    " in " + Wording.language(language) + " on a screen " + Wording.points(condition.deviceWidth)
      + " wide at text size "
      + condition.contentSize.rawValue
  }
}

extension ButtonSpecification {
  /// Whether the title has one line only.
  fileprivate var isOneLine: Bool {
    switch model {
    case .configured(let configuration): !configuration.titleLineBreakMode.wraps
    case .legacy(let button): button.numberOfLines == 1
    }
  }
}
