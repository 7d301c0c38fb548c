import TitlefitControlLayout
import TitlefitControls
import TitlefitGeometry

/// The layout margins of all views of a scene.
///
/// ## Limits
/// The readable content guide is the margins' rectangle, as it is on phones. On devices 390 points wide the margins of
/// cells are 16 in some recordings and 20 in others; 16 is taken.
///
/// Leading and trailing numbers are ``SystemMargins``' own. Source of the others: margins read back from frames that
/// Interface Builder recorded in public documents, per kind of view, device and document version.
struct StandardMargins {
  private let scene: Scene
  private let frames: RecordedFrames
  private let safeArea: EdgeInsets
  private let rootWidth: Double
  private let deviceWidth: Double
  private let isResized: Bool
  private let direction: LayoutDirection
  private var margins: [DirectionalEdgeInsets] = []

  /// Works out the margins, parents before children.
  /// - Complexity: linear in the number of views.
  init(
    _ scene: Scene, frames: RecordedFrames, safeArea: EdgeInsets, conditions: SceneConditions
  ) {
    self.scene = scene
    self.frames = frames
    self.safeArea = safeArea
    rootWidth = conditions.rootWidth(of: scene)
    isResized = !conditions.isRecordedSize(of: scene)
    direction = conditions.environment.direction
    // Documents without a device were made for a canvas of any width; phones of their time were 375 wide.
    let design =
      scene.canvas.device.id == nil && scene.canvas.toolsVersion >= 12000 ? 375 : scene.canvas.device.size.width
    deviceWidth = conditions.deviceWidth ?? design
    for view in scene.views.indices { margins.append(ofView(view)) }
  }

  /// A view's margins in reading direction.
  subscript(view: Int) -> DirectionalEdgeInsets { margins[view] }

  /// How far the safe area reaches into a view.
  func safeInsets(_ view: Int) -> EdgeInsets {
    guard view > 0 else { return safeArea }
    guard let frame = frames.absolute(view) else { return .zero }
    let root = scene.recordedSize
    return EdgeInsets(
      top: max(0, safeArea.top - frame.minY), left: max(0, safeArea.left - frame.minX),
      bottom: max(0, safeArea.bottom - (root.height - frame.maxY)),
      right: max(0, safeArea.right - (root.width - frame.maxX)))
  }

  private func ofView(_ index: Int) -> DirectionalEdgeInsets {
    let view = scene.views[index]
    var result = view.margins.explicit.map(directional) ?? standard(index)
    if index == 0, scene.kind == .controller, view.margins.explicit != nil {
      result.leading = max(result.leading, ofController)
      result.trailing = max(result.trailing, ofController)
    }
    let addsSafeArea = view.margins.insetsFromSafeArea && scene.canvas.usesSafeAreas
    if addsSafeArea || (index == 0 && scene.kind == .controller) {
      result = result + directional(.physical(safeInsets(index)))
    }
    reachIn(&result, of: index)
    return result
  }

  private func directional(_ explicit: SceneMargins.Explicit) -> DirectionalEdgeInsets {
    switch explicit {
    case .directional(let insets): return insets
    case .physical(let insets):
      let isMirrored = direction == .rightToLeft
      return DirectionalEdgeInsets(
        top: insets.top, leading: isMirrored ? insets.right : insets.left, bottom: insets.bottom,
        trailing: isMirrored ? insets.left : insets.right)
    }
  }

  private var ofController: Double {
    scene.canvas.device.isPad ? SystemMargins.wide : SystemMargins.ofRoot(width: rootWidth)
  }

  private func standard(_ index: Int) -> DirectionalEdgeInsets {
    let view = scene.views[index]
    let plain = DirectionalEdgeInsets(
      top: SystemMargins.plain, leading: SystemMargins.plain, bottom: SystemMargins.plain,
      trailing: SystemMargins.plain)
    let isCell = view.kind == .tableViewCell
    if index == 0 {
      let isRootView = scene.kind == .controller || (scene.isTopLevel && view.kind == .view)
      if isRootView { return DirectionalEdgeInsets(top: 0, leading: ofController, bottom: 0, trailing: ofController) }
      if isCell { return DirectionalEdgeInsets(top: 8, leading: ofController, bottom: 8, trailing: ofController) }
      guard scene.kind == .collectionCell, scene.isTopLevel else { return plain }
      let isPhone = deviceWidth < 700 && scene.canvas.device.id != nil
      let side = isPhone ? SystemMargins.ofCell(deviceWidth: deviceWidth) : SystemMargins.narrow
      return DirectionalEdgeInsets(top: 8, leading: side, bottom: 8, trailing: side)
    }
    guard view.kind == .tableViewCellContentView || view.parent.map({ scene.views[$0].kind }) == .tableViewCell else {
      return plain
    }
    return ofCellContent(view)
  }

  /// The margins of a cell's content view; an accessory beside it leaves 8 points.
  private func ofCellContent(_ view: SceneView) -> DirectionalEdgeInsets {
    let version = scene.canvas.toolsVersion == 0 ? Int.max : scene.canvas.toolsVersion
    let cell = scene.recordedSize.width
    let table = (scene.tableWidth ?? cell) + (isResized ? rootWidth - cell : 0)
    let isPad = deviceWidth >= 700
    let isWidePhone = deviceWidth >= SystemMargins.firstWideDevice && table > SystemMargins.narrowTable
    let isWide = isPad ? table > 704 : isWidePhone || table >= 600
    let side =
      version < SystemMargins.firstBuildWithCellMargins
      ? SystemMargins.plain : isWide ? SystemMargins.wide : SystemMargins.narrow
    let down: Double = version < 12100 ? 8 : 11
    let frame = view.frame
    let hasAccessory = (frame?.width ?? cell) < cell - 1 && ((frame?.minX ?? 0) < 1 || isResized)
    return DirectionalEdgeInsets(
      top: down, leading: side, bottom: down, trailing: hasAccessory ? SystemMargins.plain : side)
  }

  /// Raises margins to what reaches in of the parent's, where the view asks for that.
  private func reachIn(_ result: inout DirectionalEdgeInsets, of index: Int) {
    let view = scene.views[index]
    guard view.margins.preservesParents, view.kind != .tableViewCellContentView, let parent = view.parent,
      parent < index, let frame = frames.absolute(index), let around = frames.absolute(parent)
    else { return }
    let outer = margins[parent]
    result.top = max(result.top, outer.top - (frame.minY - around.minY))
    result.leading = max(result.leading, outer.leading - (frame.minX - around.minX))
    result.bottom = max(result.bottom, outer.bottom - (around.maxY - frame.maxY))
    result.trailing = max(result.trailing, outer.trailing - (around.maxX - frame.maxX))
  }
}

extension DirectionalEdgeInsets {
  /// Both insets together.
  fileprivate static func + (left: DirectionalEdgeInsets, right: DirectionalEdgeInsets) -> DirectionalEdgeInsets {
    DirectionalEdgeInsets(
      top: left.top + right.top, leading: left.leading + right.leading, bottom: left.bottom + right.bottom,
      trailing: left.trailing + right.trailing)
  }
}
