public import TitlefitGeometry
public import TitlefitTypography

/// The frames of a button's parts in the button's bounds, in physical coordinates, and what is clipped.
public struct LayoutResult: Sendable, Hashable {
  /// The size the button has in its room.
  public var size: Size
  /// The size the button asks for when nothing limits it (`intrinsicContentSize`).
  public var natural: Size
  /// The title, or nil where there is none.
  public var title: PlacedText?
  /// The subtitle, or nil where there is none.
  public var subtitle: PlacedText?
  /// The image's frame, or nil where there is none.
  public var image: Rect?
  /// The direction the button was laid out in, its semantic attribute applied.
  public var direction: LayoutDirection
  /// Everything that does not fit, worst first.
  public var clippings: [Clipping]
  /// The height that the content and its insets need at this width, in points.
  public var neededHeight: Double
  /// The platform numbers in the result that are estimated, each as a short sentence, in a fixed order.
  public var estimates: [String]
  /// What is taken from the button's width before its texts get the rest, in the order in which it is counted; parts
  /// of no width are left out.
  public var taken: [WidthTerm]
  /// The distances from the bounds to the content, on physical sides; drawing only.
  public var contentInsets: EdgeInsets = .zero

  /// Makes a result.
  public init(
    size: Size, natural: Size, title: PlacedText?, subtitle: PlacedText?, image: Rect?, direction: LayoutDirection,
    clippings: [Clipping], neededHeight: Double, estimates: [String], taken: [WidthTerm] = []
  ) {
    self.size = size
    self.natural = natural
    self.title = title
    self.subtitle = subtitle
    self.image = image
    self.direction = direction
    self.clippings = clippings
    self.neededHeight = neededHeight
    self.estimates = estimates
    self.taken = taken.filter { $0.points != 0 }
  }
}

/// One part of a button's width that its texts do not get.
public struct WidthTerm: Sendable, Hashable {
  /// What takes it, in plain words.
  public var name: String
  /// How much it takes, in points; negative where it gives room, as a negative inset does.
  public var points: Double

  /// Makes a term.
  public init(_ name: String, _ points: Double) {
    self.name = name
    self.points = points
  }
}

/// A text with its frame and the room it had.
public struct PlacedText: Sendable, Hashable {
  /// The frame in the button's bounds.
  public var frame: Rect
  /// The measurement in the room the text was given.
  public var measurement: TextMeasurement
  /// The width in points that insets and image leave to the text; nil where nothing limits it.
  ///
  /// It is negative where insets and image alone are wider than the button.
  public var availableWidth: Double?
  /// The height in points that insets and the other parts leave to the text; nil where nothing limits it.
  public var availableHeight: Double?
  /// The most lines the text may take: 0 for no limit.
  public var lineLimit: Int
  /// The line break mode in force.
  public var lineBreakMode: LineBreakMode
  /// The font in force, shrinking applied.
  public var font: FontDescriptor
  /// The share of the font's size that shrinking left, 1 where nothing shrank.
  public var scaleFactor: Double
  /// The unbroken width in points at the smallest font that shrinking may reach; nil where the text may not shrink.
  public var leastNeededWidth: Double?
  /// The lines that the text takes at this width without a limit, at the least and at the most that the measurement's
  /// error bound allows; nil where height and line limit leave room for any number.
  public var lineCounts: ClosedRange<Int>?
  /// The font's vertical measures; nil where the measurement knows no ink, for which alone they are needed.
  public var metrics: FontMetrics?

  /// Makes a placed text.
  public init(
    frame: Rect, measurement: TextMeasurement, availableWidth: Double?, availableHeight: Double?, lineLimit: Int,
    lineBreakMode: LineBreakMode, font: FontDescriptor, scaleFactor: Double = 1
  ) {
    self.frame = frame
    self.measurement = measurement
    self.availableWidth = availableWidth
    self.availableHeight = availableHeight
    self.lineLimit = lineLimit
    self.lineBreakMode = lineBreakMode
    self.font = font
    self.scaleFactor = scaleFactor
    leastNeededWidth = nil
    lineCounts = nil
    metrics = nil
  }
}

/// One thing that does not fit.
public struct Clipping: Sendable, Hashable {
  /// Which part is clipped.
  public enum Part: String, Sendable, Hashable, Comparable {
    /// The title.
    case title
    /// The subtitle.
    case subtitle
    /// The image.
    case image
    /// Title, subtitle and image together.
    case stack

    /// Orders parts by name.
    public static func < (left: Part, right: Part) -> Bool { left.rawValue < right.rawValue }
  }

  /// Along which side it is clipped.
  public enum Axis: String, Sendable, Hashable {
    /// The width is short.
    case horizontal
    /// The height is short.
    case vertical
  }

  /// Which part.
  public var part: Part
  /// Along which axis.
  public var axis: Axis
  /// The points needed.
  public var needed: Double
  /// The points there are.
  public var available: Double

  /// Makes a clipping.
  public init(part: Part, axis: Axis, needed: Double, available: Double) {
    self.part = part
    self.axis = axis
    self.needed = needed
    self.available = available
  }
}
