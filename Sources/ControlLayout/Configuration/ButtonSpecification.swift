public import TitlefitGeometry

/// How a button is set up, apart from its texts and the room it is given.
public struct ButtonSpecification: Sendable, Hashable {
  /// The model with its options.
  public var model: ButtonModel
  /// Where the content sits when the button is wider than it.
  public var horizontalAlignment: HorizontalAlignment
  /// Where the content sits when the button is higher than it.
  public var verticalAlignment: VerticalAlignment
  /// Whether and how the view follows the language's direction.
  public var semantic: SemanticContentAttribute
  /// What changes in a state, by state; a state without an entry looks like normal.
  public var states: [ControlState: StateOverride]

  /// Makes a specification; alignment defaults to UIKit's, centre both ways.
  public init(
    model: ButtonModel, horizontalAlignment: HorizontalAlignment = .center,
    verticalAlignment: VerticalAlignment = .center, semantic: SemanticContentAttribute = .unspecified,
    states: [ControlState: StateOverride] = [:]
  ) {
    self.model = model
    self.horizontalAlignment = horizontalAlignment
    self.verticalAlignment = verticalAlignment
    self.semantic = semantic
    self.states = states
  }
}

/// The two models of UIButton.
public enum ButtonModel: Sendable, Hashable {
  /// A button with a `UIButton.Configuration` (iOS 15 and later).
  case configured(ButtonConfiguration)
  /// A button without a configuration.
  case legacy(LegacyButton)
}

/// A button's state, as `UIControl.State`.
public enum ControlState: String, Sendable, Hashable, CaseIterable, Comparable {
  /// No other state applies.
  case normal
  /// A finger is down.
  case highlighted
  /// The button cannot be used.
  case disabled
  /// The button is on.
  case selected
  /// The button has the focus.
  case focused

  /// Orders states as UIKit lists them.
  public static func < (left: ControlState, right: ControlState) -> Bool {
    (allCases.firstIndex(of: left) ?? 0) < (allCases.firstIndex(of: right) ?? 0)
  }
}

/// What a state changes besides the texts, as a configuration update handler or a per-state image would.
public struct StateOverride: Sendable, Hashable {
  /// The image of the state; nil keeps the normal one.
  public var image: StateImage?
  /// Whether the activity indicator shows; nil keeps the normal choice.
  public var showsActivityIndicator: Bool?

  /// Makes an override.
  public init(image: StateImage? = nil, showsActivityIndicator: Bool? = nil) {
    self.image = image
    self.showsActivityIndicator = showsActivityIndicator
  }

  /// An image or its absence.
  public enum StateImage: Sendable, Hashable {
    /// The state shows no image.
    case none
    /// The state shows this image.
    case image(ButtonImage)
  }
}

/// As `UIControl.ContentHorizontalAlignment`.
public enum HorizontalAlignment: String, Sendable, Hashable, CaseIterable {
  /// In the middle, UIKit's default.
  case center
  /// At the left side in every language.
  case left
  /// At the right side in every language.
  case right
  /// Over the whole width.
  case fill
  /// At the side where reading starts.
  case leading
  /// At the side where reading ends.
  case trailing
}

/// As `UIControl.ContentVerticalAlignment`.
public enum VerticalAlignment: String, Sendable, Hashable, CaseIterable {
  /// In the middle, UIKit's default.
  case center
  /// At the top.
  case top
  /// At the bottom.
  case bottom
  /// Over the whole height.
  case fill
}

/// As `UISemanticContentAttribute`.
public enum SemanticContentAttribute: String, Sendable, Hashable, CaseIterable {
  /// Follows the language.
  case unspecified
  /// Playback controls: never flips.
  case playback
  /// Controls of a direction in space: never flips.
  case spatial
  /// Left-to-right in every language.
  case forceLeftToRight
  /// Right-to-left in every language.
  case forceRightToLeft

  /// The direction that a view with this attribute has in a language of the given direction.
  ///
  /// Source: UIView.userInterfaceLayoutDirection(for:), documentation.
  public func resolved(_ direction: LayoutDirection) -> LayoutDirection {
    switch self {
    case .unspecified: direction
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    }
  }
}
