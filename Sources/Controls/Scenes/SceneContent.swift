public import TitlefitControlLayout
public import TitlefitTypography

/// What a view shows, as far as its natural size depends on it.
public enum SceneContent: Sendable, Hashable {
  /// Nothing with a natural size, or something whose size follows from the kind of view alone.
  case none
  /// A label.
  case label(SceneLabel)
  /// A button; its control has the view's id.
  case button(SceneButton)
  /// An image, or nil where the view has none, which leaves it without a natural size.
  case image(ButtonImage?)
  /// A text field.
  case field(SceneField)
  /// A text view; it has a natural size only where it does not scroll.
  case textView(SceneLabel, scrolls: Bool)
  /// A segmented control.
  case segments(SceneSegments)
}

/// A label and how it sets its text.
public struct SceneLabel: Sendable, Hashable {
  /// The text, or nil where the document has none.
  public var text: ControlText?
  /// The font.
  public var font: FontDescriptor
  /// The most lines; 0 for no limit.
  public var lineLimit: Int
  /// What happens to what does not fit.
  public var lineBreakMode: LineBreakMode
  /// Whether a one-line text shrinks to its room.
  public var adjustsFontSizeToFitWidth: Bool
  /// The least share of the font's size that shrinking may reach; 0 keeps the size.
  public var minimumScaleFactor: Double
  /// The width that several lines are laid out for, in points, or nil.
  public var preferredWidth: Double?

  /// Makes a label; by default one line that is cut at its end.
  public init(
    text: ControlText?, font: FontDescriptor = .system(17), lineLimit: Int = 1,
    lineBreakMode: LineBreakMode = .byTruncatingTail, adjustsFontSizeToFitWidth: Bool = false,
    minimumScaleFactor: Double = 0, preferredWidth: Double? = nil
  ) {
    self.text = text
    self.font = font
    self.lineLimit = lineLimit
    self.lineBreakMode = lineBreakMode
    self.adjustsFontSizeToFitWidth = adjustsFontSizeToFitWidth
    self.minimumScaleFactor = minimumScaleFactor
    self.preferredWidth = preferredWidth
  }
}

/// A button as its control describes it.
public struct SceneButton: Sendable, Hashable {
  /// The set-up.
  public var specification: ButtonSpecification
  /// The titles by state.
  public var titles: [ControlText]
  /// The subtitles by state.
  public var subtitles: [ControlText]

  /// Makes a button.
  public init(specification: ButtonSpecification, titles: [ControlText] = [], subtitles: [ControlText] = []) {
    self.specification = specification
    self.titles = titles
    self.subtitles = subtitles
  }
}

/// A text field.
public struct SceneField: Sendable, Hashable {
  /// The text it starts with, or nil.
  public var text: ControlText?
  /// The text shown while it is empty, or nil.
  public var placeholder: ControlText?
  /// The font.
  public var font: FontDescriptor
  /// Whether it has the rounded border, which takes more room than none.
  public var hasRoundedBorder: Bool

  /// Makes a field.
  public init(
    text: ControlText? = nil, placeholder: ControlText? = nil, font: FontDescriptor = .system(14),
    hasRoundedBorder: Bool = false
  ) {
    self.text = text
    self.placeholder = placeholder
    self.font = font
    self.hasRoundedBorder = hasRoundedBorder
  }
}

/// A segmented control.
public struct SceneSegments: Sendable, Hashable {
  /// The segments from the side where reading starts.
  public var segments: [Segment]
  /// Whether widths follow the contents instead of being equal.
  public var followsContent: Bool

  /// Makes a segmented control.
  public init(segments: [Segment], followsContent: Bool = false) {
    self.segments = segments
    self.followsContent = followsContent
  }

  /// One segment.
  public struct Segment: Sendable, Hashable {
    /// The title, or nil.
    public var title: ControlText?
    /// The image that stands instead of a title, or nil.
    public var image: ButtonImage?
    /// A fixed width in points, or nil.
    public var width: Double?

    /// Makes a segment.
    public init(title: ControlText? = nil, image: ButtonImage? = nil, width: Double? = nil) {
      self.title = title
      self.image = image
      self.width = width
    }
  }
}
