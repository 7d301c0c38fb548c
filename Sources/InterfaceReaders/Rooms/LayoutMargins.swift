import TitlefitControls
import TitlefitGeometry
import TitlefitSourceParsing

/// The leading and trailing layout margins of a view, in points.
struct LayoutMargins: Sendable, Hashable {
  /// The margin at the side where reading starts.
  var leading: Double
  /// The margin at the side where reading ends.
  var trailing: Double

  /// The margins of a view on a class of devices.
  ///
  /// ## Limits
  /// Upright phones only: the safe area adds nothing at the sides.
  ///
  /// The numbers are ``SystemMargins``' own.
  init(of view: Int, in document: InterfaceDocument, on device: DeviceClass) {
    let item = document.views[view]
    let explicit = Self.explicit(item)
    self = explicit ?? Self.standard(view, in: document, on: device)
    if explicit != nil, item.root == .controller {
      let least = SystemMargins.ofRoot(width: device.typical)
      leading = max(leading, least)
      trailing = max(trailing, least)
    }
    reachIn(from: item, in: document, on: device)
  }

  private init(_ both: Double) {
    leading = both
    trailing = both
  }

  /// Explicit margins of a view, or nil where it has none.
  static func explicit(_ view: InterfaceView) -> LayoutMargins? {
    var issues = ReadingIssues(file: "")
    if let insets = view.varied.child("directionalEdgeInsets", key: "directionalLayoutMargins") {
      let read = InsetReading.directional(insets, issues: &issues) ?? .zero
      return LayoutMargins(leading: read.leading, trailing: read.trailing)
    }
    guard let insets = view.varied.child("edgeInsets", key: "layoutMargins") else { return nil }
    return LayoutMargins(
      leading: issues.number(insets.attribute("left")) ?? 0, trailing: issues.number(insets.attribute("right")) ?? 0)
  }

  private init(leading: Double, trailing: Double) {
    self.leading = leading
    self.trailing = trailing
  }

  private static func standard(_ view: Int, in document: InterfaceDocument, on device: DeviceClass) -> LayoutMargins {
    let item = document.views[view]
    let ofRoot = SystemMargins.ofRoot(width: device.typical)
    let ofCell = SystemMargins.ofCell(deviceWidth: device.typical)
    switch item.root {
    case .controller, .tableCell: return LayoutMargins(ofRoot)
    case .document:
      let isCell = item.kind.hasPrefix("collection")
      return LayoutMargins(isCell ? ofCell : item.kind == "view" ? ofRoot : SystemMargins.plain)
    case .collectionCell, .bar, .supplement: return LayoutMargins(SystemMargins.plain)
    case nil: break
    }
    guard let parent = item.parent, document.views[parent].kind == "tableViewCell" else {
      return LayoutMargins(SystemMargins.plain)
    }
    return ofContent(item, cell: document.views[parent], in: document, on: device)
  }

  /// The margins of a cell's content view; an accessory beside it leaves 8 points.
  private static func ofContent(
    _ content: InterfaceView, cell: InterfaceView, in document: InterfaceDocument, on device: DeviceClass
  ) -> LayoutMargins {
    let version = document.canvas.toolsVersion
    guard version >= SystemMargins.firstBuildWithCellMargins || version == 0 else {
      return LayoutMargins(SystemMargins.plain)
    }
    let design = document.canvas.device.size.width
    let table = cell.enclosing.flatMap { document.views[$0].frame } ?? cell.frame
    let width = (table?.width ?? design) + device.typical - design
    let side =
      width <= SystemMargins.narrowTable ? SystemMargins.narrow : SystemMargins.ofCell(deviceWidth: device.typical)
    let hasAccessory = (content.frame?.width ?? 0) < (cell.frame?.width ?? 0) - 1
    return LayoutMargins(leading: side, trailing: hasAccessory ? SystemMargins.plain : side)
  }

  /// Raises the margins to what reaches in of the superview's, where the view asks for that.
  private mutating func reachIn(from item: InterfaceView, in document: InterfaceDocument, on device: DeviceClass) {
    guard item.varied.flag("preservesSuperviewLayoutMargins") ?? false, let parent = item.parent,
      let frame = item.frame, let outer = document.views[parent].frame,
      document.views[parent].kind != "tableViewCell"
    else { return }
    // Nested views that all preserve are followed one step: a second step reaches in only where both edges coincide.
    let around = Self.explicit(document.views[parent]) ?? Self.standard(parent, in: document, on: device)
    leading = max(leading, around.leading - frame.minX)
    trailing = max(trailing, around.trailing - (outer.width - frame.maxX))
  }
}
