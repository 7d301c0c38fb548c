public import TitlefitControlLayout
public import TitlefitDiagnostics
public import TitlefitGeometry
public import TitlefitTypography

/// One thing that code sets on a button, and where.
public struct ButtonChange: Sendable, Hashable {
  /// What is set.
  public var effect: ButtonEffect
  /// Where the value stands.
  public var location: SourceLocation

  /// Makes a change.
  public init(_ effect: ButtonEffect, at location: SourceLocation) {
    self.effect = effect
    self.location = location
  }
}

/// Changes that hold under a condition.
public struct ConditionalChanges: Sendable, Hashable {
  /// The condition as the code writes it, or where the changes are made.
  public var when: String
  /// The changes, in order.
  public var changes: [ButtonChange]
  /// The room under the condition, or nil where it does not change.
  public var room: ControlRoom?

  /// Makes changes.
  public init(when: String, changes: [ButtonChange], room: ControlRoom? = nil) {
    self.when = when
    self.changes = changes
    self.room = room
  }
}

/// What code can set on a button that decides sizes.
public enum ButtonEffect: Sendable, Hashable {
  /// A whole new configuration of a style, or none; all that an older one held is gone.
  case configuration(ButtonStyle?)
  /// `buttonSize`.
  case buttonSize(ButtonSize)
  /// The title's font in a configuration, through a transformer or the attributes of a text.
  case titleFont(FontDescriptor)
  /// The subtitle's font in a configuration.
  case subtitleFont(FontDescriptor)
  /// `titleAlignment`.
  case titleAlignment(TitleAlignment)
  /// `titlePadding`, in points.
  case titlePadding(Double)
  /// A configuration's image, or none.
  case image(ButtonImage?)
  /// `imagePlacement`.
  case imagePlacement(ImagePlacement)
  /// `imagePadding`, in points.
  case imagePadding(Double)
  /// `imageReservation`, in points.
  case imageReservation(Double)
  /// `showsActivityIndicator`.
  case activityIndicator(Bool)
  /// `indicator`.
  case indicator(ButtonIndicator)
  /// Sides of `contentInsets`, in points.
  case contentInsets([DirectionalSide: Double])
  /// `cornerStyle`.
  case cornerStyle(CornerStyle)
  /// `background.strokeWidth`, in points.
  case strokeWidth(Double)
  /// `titleLineBreakMode`.
  case titleLineBreak(LineBreakMode)
  /// `subtitleLineBreakMode`.
  case subtitleLineBreak(LineBreakMode)
  /// The button's type.
  case type(LegacyButtonType)
  /// `titleLabel.font`.
  case labelFont(FontDescriptor)
  /// The font of a title's own attributes, which wins over the label's.
  case attributedFont(FontDescriptor)
  /// Sides of `contentEdgeInsets`, in points.
  case contentEdgeInsets([PhysicalSide: Double])
  /// Sides of `titleEdgeInsets`, in points.
  case titleEdgeInsets([PhysicalSide: Double])
  /// Sides of `imageEdgeInsets`, in points.
  case imageEdgeInsets([PhysicalSide: Double])
  /// `setImage(_:for:)`, or none.
  case stateImage(ButtonImage?, ControlState)
  /// `setBackgroundImage(_:for: .normal)`, or none.
  case backgroundImage(ButtonImage?)
  /// `titleLabel.numberOfLines`, 0 for no limit.
  case numberOfLines(Int)
  /// `titleLabel.lineBreakMode`.
  case lineBreak(LineBreakMode)
  /// `titleLabel.adjustsFontSizeToFitWidth`.
  case adjustsFontSize(Bool)
  /// `titleLabel.minimumScaleFactor`.
  case minimumScaleFactor(Double)
  /// What `titleRect(forContentRect:)` takes from the title's rectangle, in points.
  case titleRectPadding(EdgeInsets)
  /// What `imageRect(forContentRect:)` moves the image's rectangle by, as insets in points.
  case imageRectInsets(EdgeInsets)
  /// What `intrinsicContentSize` adds to the natural size, in points.
  case intrinsicPadding(Size)
  /// The least width in points.
  case minimumWidth(Double)
  /// The least height in points.
  case minimumHeight(Double)
  /// `contentHorizontalAlignment`.
  case horizontalAlignment(HorizontalAlignment)
  /// `contentVerticalAlignment`.
  case verticalAlignment(VerticalAlignment)
  /// `semanticContentAttribute`.
  case semantic(SemanticContentAttribute)
}

/// A side of physical insets.
public enum PhysicalSide: String, Sendable, Hashable, CaseIterable {
  /// The upper side.
  case top
  /// The left side in every language.
  case left
  /// The lower side.
  case bottom
  /// The right side in every language.
  case right
}

/// A side of insets in reading direction.
public enum DirectionalSide: String, Sendable, Hashable, CaseIterable {
  /// The upper side.
  case top
  /// The side where reading starts.
  case leading
  /// The lower side.
  case bottom
  /// The side where reading ends.
  case trailing
}
