public import TitlefitControlLayout
import TitlefitControls
import TitlefitGeometry
import TitlefitLocales

/// What a scene is solved under.
public struct SceneConditions: Sendable, Hashable {
  /// Language, direction, text size, pixels a point and platform.
  public var environment: LayoutEnvironment
  /// The device's width in points, or nil for the design device's.
  public var deviceWidth: Double?
  /// Where the sizes of contents come from.
  public var sizes: ContentSizeSource
  /// Whether what holds in Interface Builder's canvas only counts: placeholder sizes and placeholder constraints.
  public var isCanvas: Bool

  /// Makes conditions; by default those of a running app.
  public init(
    environment: LayoutEnvironment, deviceWidth: Double? = nil, sizes: ContentSizeSource = .model,
    isCanvas: Bool = false
  ) {
    self.environment = environment
    self.deviceWidth = deviceWidth
    self.sizes = sizes
    self.isCanvas = isCanvas
  }

  /// The root's width in points under these conditions.
  func rootWidth(of scene: Scene) -> Double {
    deviceWidth.map { scene.width(onDevice: $0) } ?? scene.recordedSize.width
  }

  /// The conditions that decide what a document states: all but the language.
  var withoutLanguage: SceneConditions {
    var conditions = self
    conditions.environment.language = .undetermined
    return conditions
  }

  /// Whether the root has the size that the document records.
  func isRecordedSize(of scene: Scene) -> Bool {
    (rootWidth(of: scene) - scene.recordedSize.width).magnitude < 0.01
  }
}

/// Where the natural sizes of contents come from.
public enum ContentSizeSource: Sendable, Hashable {
  /// Measured from texts, fonts and images; kinds that have no model keep their recorded size.
  case model
  /// The recorded frames: what Interface Builder laid out.
  case recorded
}

/// Why a scene could not be solved.
public enum SceneLayoutError: Error, Sendable, Hashable {
  /// A text could not be measured; the reason is the measurer's.
  case text(reason: String)
  /// The scene has more views than are followed.
  case tooManyViews(count: Int, limit: Int)
}
