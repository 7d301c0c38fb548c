import TitlefitControls
import TitlefitGeometry

/// The width of a root: what everything else hangs on.
struct RootWidth {
  /// The width, or nil where nothing in the document decides it.
  var length: DeviceLength?
  /// How it comes about, as a sentence.
  var sentence: String

  /// The width of a root view, as ``TitlefitControls/Scene/width(onDevice:)`` has it.
  init(of root: Int, in document: InterfaceDocument, name: String) {
    let view = document.views[root]
    let design = document.canvas.device.size.width
    if view.root == .bar {
      length = nil
      sentence = "\(name) stands in a bar, which gives it its width"
      return
    }
    guard let recorded = view.frame?.width, recorded > 0 else {
      length = view.root == .controller ? DeviceLength(points: 0, perDevice: 1) : nil
      sentence =
        length == nil ? "\(name) has no recorded width" : "The controller's view \(name) is as wide as the device"
      return
    }
    if recorded >= design * Scene.shareThatFollows {
      length = DeviceLength(points: recorded - design, perDevice: 1)
      let difference = SceneEdges.text((recorded - design).magnitude)
      let relation =
        recorded == design
        ? "as wide as the device" : "\(difference) points \(recorded < design ? "narrower" : "wider") than the device"
      sentence = "\(Self.noun(view)) \(name) is \(relation)"
    } else {
      length = DeviceLength(points: recorded)
      sentence = "\(Self.noun(view)) \(name) keeps its recorded width of \(SceneEdges.text(recorded)) points"
    }
  }

  private static func noun(_ view: InterfaceView) -> String {
    switch view.root {
    case .controller: "The controller's view"
    case .tableCell, .collectionCell: "The cell"
    case .document: "The document's view"
    case .supplement: "The header or footer"
    case .bar, nil: "The view"
    }
  }
}
