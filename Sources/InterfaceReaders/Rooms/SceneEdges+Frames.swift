import TitlefitControls
import TitlefitGeometry
import TitlefitSourceParsing

extension SceneEdges {
  /// Takes over the frames of views that no constraint places.
  mutating func addFrames() {
    for view in views {
      let item = document.views[view]
      guard let parent = item.parent, let frame = item.frame, !document.views[parent].isStack else { continue }
      if item.key == "contentView" {
        addContent(view, frame: frame, cell: parent)
      } else if item.varied.flag("fixedFrame") ?? false {
        keep(view, frame: frame, parent: parent, why: "\(name(view)) has a fixed frame")
      } else if item.translatesFrame {
        addAutoresizing(view, frame: frame, parent: parent)
      }
    }
  }

  /// A cell stretches its content view and leaves the accessory its width.
  private mutating func addContent(_ view: Int, frame: Rect, cell: Int) {
    let reason = reason("The content view of \(name(cell)) follows its cell")
    let outer = document.views[cell].frame?.width ?? frame.maxX
    fix(from: left(cell), to: left(view), distance: DeviceLength(points: frame.minX), reason: reason)
    fix(from: right(cell), to: right(view), distance: DeviceLength(points: frame.maxX - outer), reason: reason)
  }

  private mutating func keep(_ view: Int, frame: Rect, parent: Int, why sentence: String) {
    let reason = reason("\(sentence), \(Self.text(frame.width)) points wide")
    fix(from: left(parent), to: left(view), distance: DeviceLength(points: frame.minX), reason: reason)
    fix(from: left(view), to: right(view), distance: DeviceLength(points: frame.width), reason: reason)
    let mask = document.views[view].varied.child("autoresizingMask", key: "autoresizingMask")
    if mask?["heightSizable"] != "YES" { heights[view] = heights[view] ?? frame.height }
  }

  private mutating func addAutoresizing(_ view: Int, frame: Rect, parent: Int) {
    let mask = document.views[view].varied.child("autoresizingMask", key: "autoresizingMask")
    let isFlexible = ["flexibleMinX", "widthSizable", "flexibleMaxX"].contains { mask?[$0] == "YES" }
    let followsWidth = mask?["flexibleMinX"] == "YES" || mask?["widthSizable"] == "YES"
    guard isFlexible, followsWidth else {
      keep(view, frame: frame, parent: parent, why: "\(name(view)) keeps its frame under autoresizing")
      return
    }
    if mask?["heightSizable"] != "YES" { heights[view] = heights[view] ?? frame.height }
    if mask?["widthSizable"] != "YES" {
      let reason = reason("\(name(view)) keeps its width of \(Self.text(frame.width)) points under autoresizing")
      fix(from: left(view), to: right(view), distance: DeviceLength(points: frame.width), reason: reason)
    }
    waiting.append(.autoresizing(view: view, parent: parent))
  }

  /// Gives the flexible parts of a row their share of what the superview gained, in proportion to their recorded sizes.
  ///
  /// Source: UIView.autoresizingMask, documentation.
  mutating func useAutoresizing(_ view: Int, _ parent: Int) -> TieOutcome {
    guard let frame = document.views[view].frame, let outer = document.views[parent].frame else { return .settled }
    guard let total = width(parent) else { return .waits }
    let mask = document.views[view].varied.child("autoresizingMask", key: "autoresizingMask")
    let names = ["flexibleMinX", "widthSizable", "flexibleMaxX"]
    let parts = zip(names, [frame.minX, frame.width, outer.width - frame.maxX]).map { name, size in
      mask?[name] == "YES" ? max(0, size) : 0
    }
    let sum = parts.reduce(0, +)
    let gained = total + -outer.width
    let even = 1 / Double(max(1, names.count { mask?[$0] == "YES" }))
    func share(_ part: Int) -> Double {
      if sum > 0 { return parts[part] / sum }
      return mask?[names[part]] == "YES" ? even : 0
    }
    let reason = reason(
      "\(name(view)) follows \(name(parent)) by its autoresizing mask", rests: [(left(parent), right(parent))])
    fix(from: left(parent), to: left(view), distance: gained * share(0) + frame.minX, reason: reason)
    fix(from: left(view), to: right(view), distance: gained * share(1) + frame.width, reason: reason)
    return .settled
  }

  /// Bounds the widths that are not known from below: none is negative, and images and switches keep theirs against a text.
  ///
  /// An image gives way where the rest contradicts it, as its size is no constraint of the document.
  mutating func addLeastWidths() {
    let plain = reason("Widths are not negative")
    for view in views where width(view) == nil {
      bound(from: right(view), to: left(view), distance: .zero, reason: plain)
      let item = document.views[view]
      if item.kind == "switch" {
        // 51 points of frame, 2 of them outside the alignment rectangle.
        addLeast(view, 49, "Switch \(name(view)) is 49 points wide")
      } else if item.kind == "imageView", let image = item.varied["image"].flatMap({ document.images[$0] }),
        !image.isSymbol
      {
        addLeast(view, image.size.width, "Image \(name(view)) is \(Self.text(image.size.width)) points wide")
      }
    }
  }

  private mutating func addLeast(_ view: Int, _ points: Double, _ sentence: String) {
    var issues = ReadingIssues(file: "")
    let resistance = document.views[view].varied.attribute("horizontalCompressionResistancePriority")
    guard (issues.number(resistance) ?? Self.textResistance) >= Self.textResistance else { return }
    let reason = reason(sentence)
    bound(from: right(view), to: left(view), distance: DeviceLength(points: -points), reason: reason, isSoft: true)
  }
}
