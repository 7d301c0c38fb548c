public import TitlefitControlLayout
public import TitlefitDiagnostics
public import TitlefitGeometry

/// A view of a scene.
public struct SceneView: Sendable, Hashable {
  /// The object id, or empty where it has none; a button's is its control's id.
  public var id: String
  /// What kind of view it is.
  public var kind: SceneViewKind
  /// The view that lays it out, or nil for the root.
  public var parent: Int?
  /// The views it lays out, in order.
  public var children: [Int] = []
  /// The recorded frame in the parent's coordinates, or nil.
  public var frame: Rect?
  /// How the frame follows the parent's where it does not follow constraints.
  public var autoresizing: Autoresizing = .fixed
  /// Whether the frame is turned into constraints.
  public var translatesFrame = true
  /// Whether Interface Builder keeps the frame as it is.
  public var isFrameFixed = false
  /// Whether the document hides it.
  public var isHidden = false
  /// Whether Interface Builder flagged the recorded frame as wrong.
  public var isMisplaced = false
  /// Whether Interface Builder flagged its constraints as not sufficient.
  public var isAmbiguous = false
  /// What it shows.
  public var content: SceneContent = .none
  /// How it holds against its content's size, or nil for the kind's defaults.
  public var priorities: ContentPriorities
  /// Lengths that stand for the content's size in the canvas.
  public var placeholders = PlaceholderSize()
  /// The size of the content that a class of the project's own was last rendered with, or nil.
  public var renderedSize: Size?
  /// Its layout margins.
  public var margins = SceneMargins()
  /// How it arranges its children, or nil where it is no stack view.
  public var stack: SceneStack?
  /// Whether and how it follows the language's direction.
  public var semantic: SemanticContentAttribute = .unspecified
  /// The class of the project's own, or nil.
  public var customClass: String?
  /// Where its element stands.
  public var location: SourceLocation

  /// Makes a view; what is not given is as UIKit's defaults say.
  public init(id: String, kind: SceneViewKind, parent: Int?, frame: Rect?, location: SourceLocation) {
    self.id = id
    self.kind = kind
    self.parent = parent
    self.frame = frame
    self.location = location
    priorities = ContentPriorities(kind)
  }

  /// A name for sentences: the object id, or the kind where it has none.
  public var name: String { id.isEmpty ? kind.rawValue : id }
}

/// The parts of a frame that follow the parent's size.
///
/// Source: UIView.AutoresizingMask, documentation.
public struct Autoresizing: OptionSet, Sendable, Hashable {
  /// The bits of `UIView.AutoresizingMask`.
  public let rawValue: Int

  /// Makes a set from UIKit's bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The left margin follows.
  public static let leftMargin = Autoresizing(rawValue: 1)
  /// The width follows.
  public static let width = Autoresizing(rawValue: 2)
  /// The right margin follows.
  public static let rightMargin = Autoresizing(rawValue: 4)
  /// The top margin follows.
  public static let topMargin = Autoresizing(rawValue: 8)
  /// The height follows.
  public static let height = Autoresizing(rawValue: 16)
  /// The bottom margin follows.
  public static let bottomMargin = Autoresizing(rawValue: 32)
  /// Left, top and size stay.
  public static let fixed: Autoresizing = []
}

/// How strongly a view holds against being larger and smaller than its content, 1 … 1000.
public struct ContentPriorities: Sendable, Hashable {
  /// Against growing wider.
  public var horizontalHugging: Double
  /// Against growing higher.
  public var verticalHugging: Double
  /// Against getting narrower.
  public var horizontalCompression: Double = 750
  /// Against getting lower.
  public var verticalCompression: Double = 750

  /// The defaults that documents leave out.
  ///
  /// Source: UILayoutPriority, documentation; hugging of controls that UIKit makes firm is inferred.
  public init(_ kind: SceneViewKind) {
    switch kind {
    case .switch, .stepper, .activityIndicatorView: (horizontalHugging, verticalHugging) = (750, 750)
    case .slider, .progressView, .segmentedControl, .pageControl, .searchBar, .textField, .datePicker:
      (horizontalHugging, verticalHugging) = (250, 750)
    default: (horizontalHugging, verticalHugging) = (250, 250)
    }
  }
}

/// Lengths that Interface Builder takes for the content's size in the canvas.
public struct PlaceholderSize: Sendable, Hashable {
  /// The width, or nil where none is given.
  public var width: Length?
  /// The height, or nil where none is given.
  public var height: Length?

  /// Makes a placeholder.
  public init(width: Length? = nil, height: Length? = nil) {
    self.width = width
    self.height = height
  }

  /// A length, or that there is none.
  public enum Length: Sendable, Hashable {
    /// So many points.
    case points(Double)
    /// No size of its own.
    case none
  }
}

/// Layout margins as a document states them.
public struct SceneMargins: Sendable, Hashable {
  /// Margins of a view that says so, or nil for the kind's defaults.
  public var explicit: Explicit?
  /// Whether what reaches in of the parent's margins counts.
  public var preservesParents = false
  /// Whether the safe area's overlap is added.
  public var insetsFromSafeArea = true

  /// Makes the margins of a view that states nothing.
  public init() {}

  /// Margins written in a document.
  public enum Explicit: Sendable, Hashable {
    /// `layoutMargins`: left stays left in every language.
    case physical(EdgeInsets)
    /// `directionalLayoutMargins`.
    case directional(DirectionalEdgeInsets)
  }
}

/// What a stack view does with its children.
public struct SceneStack: Sendable, Hashable {
  /// Whether the children stand one below the other.
  public var isVertical = false
  /// How the length is given out.
  public var distribution: Distribution = .fill
  /// Where the children stand across.
  public var alignment: Alignment = .fill
  /// The gap between two children in points.
  public var spacing: Double = 0
  /// Whether vertical gaps run from baseline to baseline.
  public var isBaselineRelative = false

  /// Makes a stack with UIKit's defaults.
  public init() {}

  /// As `UIStackView.Distribution`.
  public enum Distribution: String, Sendable, Hashable {
    /// Children keep their content's length; one of them gives way.
    case fill
    /// All are equally long.
    case fillEqually
    /// Lengths are in the proportion of the contents' lengths.
    case fillProportionally
    /// Gaps are equally long.
    case equalSpacing
    /// Centres are equally far apart.
    case equalCentering
  }

  /// As `UIStackView.Alignment`.
  public enum Alignment: String, Sendable, Hashable {
    /// From edge to edge.
    case fill
    /// At the side where reading starts.
    case leading
    /// At the top; the same as leading in a vertical stack.
    case top
    /// In the middle.
    case center
    /// At the side where reading ends.
    case trailing
    /// At the bottom; the same as trailing in a vertical stack.
    case bottom
    /// First lines stand on one line.
    case firstBaseline
    /// Last lines stand on one line.
    case lastBaseline
  }
}
