import TitlefitControls

/// Points on the horizontal axis, in groups within which all distances are known.
///
/// A union-find structure whose links carry distances.
/// - Complexity: practically constant for a query.
struct EdgeGroups {
  private var parents: [Int]
  /// Each point's distance from its parent.
  private var offsets: [DeviceLength]

  /// Makes so many points, each in a group of its own.
  init(count: Int) {
    parents = Array(0..<count)
    offsets = Array(repeating: .zero, count: count)
  }

  /// The distance from one point to another, positive to the right; nil where it is not known.
  mutating func distance(from first: Int, to second: Int) -> DeviceLength? {
    let (firstRoot, firstOffset) = find(first)
    let (secondRoot, secondOffset) = find(second)
    return firstRoot == secondRoot ? secondOffset - firstOffset : nil
  }

  /// Fixes the distance between two points of different groups; false where they are in one group already.
  mutating func join(_ first: Int, _ second: Int, distance: DeviceLength) -> Bool {
    let (firstRoot, firstOffset) = find(first)
    let (secondRoot, secondOffset) = find(second)
    guard firstRoot != secondRoot else { return false }
    parents[secondRoot] = firstRoot
    offsets[secondRoot] = firstOffset + distance - secondOffset
    return true
  }

  /// The representative of a point's group and the point's distance from it; the way there is shortened.
  private mutating func find(_ point: Int) -> (root: Int, offset: DeviceLength) {
    var path: [Int] = []
    var root = point
    while parents[root] != root {
      path.append(root)
      root = parents[root]
    }
    var offset = DeviceLength.zero
    for node in path.reversed() {
      offset = offset + offsets[node]
      parents[node] = root
      offsets[node] = offset
    }
    return (root, offset)
  }
}
