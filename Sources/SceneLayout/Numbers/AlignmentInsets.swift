import TitlefitControls
import TitlefitGeometry

/// How far frames reach beyond the rectangles that constraints mean.
enum AlignmentInsets {
  /// The insets of a view: its frame is its alignment rectangle grown by them.
  ///
  /// Source: recorded frames beside their required constraints in public documents; a slider's are none from build 24000.
  static func insets(of kind: SceneViewKind, in canvas: DesignCanvas) -> EdgeInsets {
    switch kind {
    case .switch: EdgeInsets(top: 0, left: 0, bottom: 0, right: 2)
    case .slider:
      canvas.toolsVersion >= 24000 ? .zero : EdgeInsets(top: 0, left: 2, bottom: 1, right: 2)
    case .segmentedControl: EdgeInsets(top: 0, left: 0, bottom: 1, right: 0)
    default: .zero
    }
  }
}
