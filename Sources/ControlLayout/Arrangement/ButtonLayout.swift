import TitlefitGeometry
public import TitlefitTypography

/// Lays a button out: where its parts come to lie in the room it is given, and what does not fit.
///
/// Everything is computed in reading direction and mirrored once, at the end. The same arguments give the same result;
/// nothing is kept between calls.
///
/// ## Limits
/// - An image keeps its size; when space is short the text loses.
/// - Filled vertical alignment places parts as centred alignment does.
/// - Origins are not moved to whole pixels.
/// - A configuration gives its height to the image first, then to the title, then to the subtitle.
/// - Symbols in legacy buttons keep their size at every content size.
/// - A subclass's padding of the title's rectangle is taken from the room the title has. Where a subclass insets what
///   `super` returns, and that is as tight as the text, UIKit cuts the title in a wide room too.
/// - An attributed title is laid out in the one font of the specification.
public struct ButtonLayout: Sendable {
  /// Makes a layout; it has no options.
  public init() {}

  /// Lays out one button.
  ///
  /// Lengths in the specification that are no finite numbers count as zero, and lengths beyond a million points as a
  /// million. A font's size that is no finite number above zero counts as 1 point, one above 10,000 as 10,000. A room
  /// that is no finite number limits nothing, a negative one counts as zero.
  ///
  /// - Throws: ``TextMeasurementError`` where the measurer throws it.
  /// - Complexity: at most two measurements a text, two more where lines are counted with an error bound, and about ten
  ///   where a title shrinks.
  public func layout(
    _ specification: ButtonSpecification, content: ButtonContent, in environment: LayoutEnvironment,
    room: LayoutRoom, measuring measurer: any TextMeasuring
  ) throws(TextMeasurementError) -> LayoutResult {
    let frame = ButtonFrame(specification, environment: environment, room: room)
    let fitter = TextFitter(measurer: measurer, environment: environment)
    let override = content.state == .normal ? nil : specification.states[content.state]
    switch specification.model {
    case .configured(var configuration):
      if let override { configuration.apply(override) }
      var layout = ConfiguredLayout(configuration: configuration, frame: frame, fitter: fitter)
      return try layout.layout(content)
    case .legacy(var button):
      if let override { button.apply(override) }
      var layout = LegacyLayout(button: button, frame: frame, fitter: fitter)
      return try layout.layout(content)
    }
  }
}

/// What both models share: direction, alignment, room.
struct ButtonFrame {
  let direction: LayoutDirection
  let horizontal: LogicalAlignment
  let vertical: VerticalAlignment
  let environment: LayoutEnvironment
  /// The room's width, finite and not negative, or nil.
  let width: Double?
  /// The room's height, finite and not negative, or nil.
  let height: Double?
  let isMaximumWidth: Bool

  init(_ specification: ButtonSpecification, environment: LayoutEnvironment, room: LayoutRoom) {
    direction = specification.semantic.resolved(environment.direction)
    horizontal = LogicalAlignment(specification.horizontalAlignment, in: direction)
    vertical = specification.verticalAlignment
    self.environment = environment
    width = room.width.flatMap { $0.isFinite ? max(0, $0.asLength) : nil }
    height = room.height.flatMap { $0.isFinite ? max(0, $0.asLength) : nil }
    isMaximumWidth = room.isMaximumWidth
  }

  /// The width the button takes: the room's, its natural one where nothing limits it or a maximum leaves more.
  func width(natural: Double) -> Double {
    guard let width else { return natural }
    return isMaximumWidth ? min(natural, width) : width
  }

  /// A rectangle in reading direction as one in physical coordinates; the only place where frames flip.
  func physical(_ rect: Rect, width: Double) -> Rect {
    direction == .leftToRight ? rect : rect.mirrored(inWidth: width)
  }

  /// The distance from the top at which a part of some height lies in a room.
  func top(of part: Double, in room: Double) -> Double {
    switch vertical {
    case .center, .fill: (room - part) / 2
    case .top: 0
    case .bottom: room - part
    }
  }
}

/// An alignment in reading direction.
enum LogicalAlignment {
  case leading, center, trailing, fill

  init(_ alignment: HorizontalAlignment, in direction: LayoutDirection) {
    switch alignment {
    case .center: self = .center
    case .fill: self = .fill
    case .leading: self = .leading
    case .trailing: self = .trailing
    case .left: self = direction == .leftToRight ? .leading : .trailing
    case .right: self = direction == .leftToRight ? .trailing : .leading
    }
  }

  /// The distance from the leading side at which a part of some width lies in a room.
  func start(of part: Double, in room: Double) -> Double {
    switch self {
    case .leading, .fill: 0
    case .center: (room - part) / 2
    case .trailing: room - part
    }
  }
}

extension Double {
  /// The number as a length that arithmetic may use: zero where it is not finite, at most a million either way.
  var asLength: Double { isFinite ? Swift.min(Swift.max(self, -1e6), 1e6) : 0 }
}

extension FontDescriptor {
  /// The font at a content size, with a size that can be measured.
  func measurable(at category: ContentSizeCategory) -> FontDescriptor {
    var font = scaled(to: category)
    font.size = font.size.isFinite && font.size > 0 ? min(font.size, 1e4) : 1
    return font
  }
}

extension Size {
  /// The size with both extents as lengths, not negative.
  var asLengths: Size { Size(width: max(0, width.asLength), height: max(0, height.asLength)) }
}

extension DirectionalEdgeInsets {
  /// The insets with all sides as lengths.
  var asLengths: DirectionalEdgeInsets {
    DirectionalEdgeInsets(
      top: top.asLength, leading: leading.asLength, bottom: bottom.asLength, trailing: trailing.asLength)
  }

  /// Physical insets in reading direction.
  ///
  /// Turning left and right round is its own inverse, so resolving them as if they were logical does it.
  init(_ insets: EdgeInsets, in direction: LayoutDirection) {
    let turned = DirectionalEdgeInsets(
      top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right
    ).resolved(in: direction)
    self =
      DirectionalEdgeInsets(
        top: turned.top, leading: turned.left, bottom: turned.bottom, trailing: turned.right
      ).asLengths
  }

  /// Two insets one inside the other.
  static func + (left: DirectionalEdgeInsets, right: DirectionalEdgeInsets) -> DirectionalEdgeInsets {
    DirectionalEdgeInsets(
      top: left.top + right.top, leading: left.leading + right.leading, bottom: left.bottom + right.bottom,
      trailing: left.trailing + right.trailing)
  }
}

extension ButtonConfiguration {
  /// Takes what a state changes.
  mutating func apply(_ override: StateOverride) {
    if let image = override.image { self.image = image.image }
    if let shows = override.showsActivityIndicator { showsActivityIndicator = shows }
  }
}

extension LegacyButton {
  /// Takes what a state changes.
  mutating func apply(_ override: StateOverride) {
    if let image = override.image { self.image = image.image }
  }
}

extension StateOverride.StateImage {
  /// The image, or nil for none.
  var image: ButtonImage? {
    switch self {
    case .none: nil
    case .image(let image): image
    }
  }
}
