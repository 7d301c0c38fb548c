import TitlefitControls
import TitlefitGeometry

/// What a device's bars and edges cover of a controller's root view.
enum SafeAreas {
  /// The safe area's insets of a scene's root.
  ///
  /// At the recorded size the vertical ones are read back from a view that is pinned to the safe area, since bars are not
  /// in the document; else the device's own count.
  static func insets(of scene: Scene, frames: RecordedFrames, isRecordedSize: Bool) -> EdgeInsets {
    guard hasSafeArea(scene) else { return .zero }
    let device = scene.canvas.device
    let entry = device.id.flatMap { table[$0] }
    let isSideways = device.isLandscape && !device.isPad && (entry?.bottom ?? 0) > 0
    var insets = EdgeInsets(top: entry?.top ?? 20, left: 0, bottom: entry?.bottom ?? 0, right: 0)
    if isSideways, let entry, scene.recordedSize.width >= device.size.width {
      insets = EdgeInsets(top: 0, left: entry.top, bottom: 21, right: entry.top)
    }
    guard isRecordedSize else { return insets }
    let pinned = readBack(scene, frames: frames)
    insets.top = pinned.top ?? insets.top
    insets.bottom = pinned.bottom ?? insets.bottom
    return insets
  }

  private static func hasSafeArea(_ scene: Scene) -> Bool {
    scene.kind == .controller || (scene.isTopLevel && scene.views.first?.kind == .view)
  }

  /// The insets that views pinned to the safe area's top and bottom show.
  private static func readBack(_ scene: Scene, frames: RecordedFrames) -> (top: Double?, bottom: Double?) {
    var top: Double?
    var bottom: Double?
    for constraint in scene.constraints {
      guard constraint.relation == .equal, constraint.priority >= 1000, constraint.multiplier == 1,
        let second = constraint.second
      else { continue }
      let pairs = [(constraint.first, second, 1.0), (second, constraint.first, -1.0)]
      for (guide, other, sign) in pairs where guide.view == 0 && other.view != 0 {
        guard let frame = frames.absolute(other.view), other.area == .frame,
          other.line == .top || other.line == .bottom, !scene.views[other.view].isMisplaced
        else { continue }
        let place = (other.line == .top ? frame.minY : frame.maxY) + constraint.constant * sign
        switch (guide.area, guide.line) {
        case (.safeArea, .top), (.topGuide, _): top = top ?? place
        case (.safeArea, .bottom), (.bottomGuide, _): bottom = bottom ?? scene.recordedSize.height - place
        default: break
        }
      }
    }
    return (top, bottom)
  }

  /// Insets of an upright device in points, by the id that documents use.
  ///
  /// Source: frames of controllers' views and safe areas recorded in public documents.
  private static let table: [String: (top: Double, bottom: Double)] = [
    "retina3_5": (20, 0), "retina4_0": (20, 0), "retina4_7": (20, 0), "retina5_5": (20, 0), "retina5_4": (50, 34),
    "retina5_9": (44, 34), "retina6_0": (47, 34), "retina6_1": (44, 34), "retina6_3": (62, 34),
    "retina6_5": (44, 34), "retina6_7": (47, 34), "retina6_9": (62, 34), "retina6_12": (59, 34),
    "retina6_72": (59, 34), "ipad7_9": (20, 0), "ipad9_7": (20, 0), "ipad10_5": (20, 0),
    "ipad10_9rounded": (24, 20), "ipad11_0": (24, 20), "ipad11_0rounded": (24, 20), "ipad12_9": (20, 0),
    "ipad12_9rounded": (24, 20),
  ]
}

/// The recorded frames of a scene in the root's coordinates.
struct RecordedFrames {
  private var frames: [Rect?] = []

  /// Adds up the recorded frames; a view without one, and what is in it, has none.
  /// - Complexity: linear in the number of views.
  init(_ scene: Scene) {
    for (index, view) in scene.views.enumerated() {
      guard index > 0 else {
        frames.append(Rect(origin: .zero, size: scene.recordedSize))
        continue
      }
      guard let frame = view.frame, let parent = view.parent, parent < index, let around = frames[parent] else {
        frames.append(nil)
        continue
      }
      frames.append(
        Rect(
          x: around.minX + frame.minX, y: around.minY + frame.minY, width: frame.width, height: frame.height))
    }
  }

  /// A view's frame in the root's coordinates, or nil.
  func absolute(_ view: Int) -> Rect? { frames[view] }
}
