import TitlefitControlLayout
import TitlefitControls
import TitlefitDiagnostics
import TitlefitGeometry

/// What a button's set-up says about its look: shapes, roles and alignment, apart from its texts' glyphs.
struct ButtonLook {
  private let button: LaidOutButton
  private var bounds: Rect { Rect(origin: .zero, size: button.result.size) }

  init(_ button: LaidOutButton) { self.button = button }

  private var configuration: ButtonConfiguration? {
    if case .configured(let configuration) = button.specification.model { configuration } else { nil }
  }

  private var legacy: LegacyButton? {
    if case .legacy(let legacy) = button.specification.model { legacy } else { nil }
  }

  /// The background with its stroke, or the bounds where nothing fills them.
  var background: [PictureShape] {
    guard let configuration else { return legacyBackground }
    let insets = configuration.backgroundInsets.resolved(in: button.result.direction)
    let rect = bounds.inset(by: insets)
    let radius = cornerRadius(configuration, in: rect)
    var shapes: [PictureShape] = []
    if let role = Self.fill(of: configuration.style) {
      shapes.append(.box(rect, radius: radius, role))
    } else {
      shapes.append(.frame(bounds, radius: min(radius, 6), width: 1, .bounds))
    }
    let width = configuration.strokeWidth.isFinite ? min(configuration.strokeWidth, 100) : 0
    if width > 0 {
      let outset = configuration.strokeOutset.isFinite ? min(max(configuration.strokeOutset, -100), 100) : 0
      // UIKit's stroke lies inside the background's edge; an outset moves it outwards.
      let shift = outset - width / 2
      let stroked = rect.inset(by: EdgeInsets(top: -shift, left: -shift, bottom: -shift, right: -shift))
      shapes.append(.frame(stroked, radius: max(0, radius + shift), width: width, .stroke))
    }
    return shapes
  }

  private var legacyBackground: [PictureShape] {
    let frame = PictureShape.frame(bounds, radius: 2, width: 1, .bounds)
    return legacy?.backgroundImage == nil ? [frame] : [.box(bounds, radius: 0, .gray)]
  }

  private static func fill(of style: ButtonStyle) -> PictureRole? {
    switch style {
    case .plain, .borderless: nil
    case .gray, .bordered: .gray
    case .tinted, .borderedTinted: .tinted
    case .filled, .borderedProminent, .prominentGlass, .prominentClearGlass: .filled
    case .glass, .clearGlass: .glass
    }
  }

  private var isOnFill: Bool { configuration.flatMap { Self.fill(of: $0.style) } == .filled }

  /// The title's role.
  var titleRole: PictureRole {
    if isOnFill { return .onFill }
    return legacy?.type == .custom || configuration?.style.isGlass == true ? .label : .tint
  }

  /// The subtitle's role.
  var subtitleRole: PictureRole { isOnFill ? .subtitleOnFill : .subtitle }

  /// The offset of a legacy title's shadow, or nil where there is none.
  var titleShadow: Size? {
    guard let offset = legacy?.titleShadowOffset, offset != .zero, offset.width.isFinite, offset.height.isFinite else {
      return nil
    }
    return Size(width: min(max(offset.width, -20), 20), height: min(max(offset.height, -20), 20))
  }

  /// How lines narrower than the label lie in it: as title and subtitle lie to each other, and naturally in a legacy
  /// button.
  var alignment: TitleAlignment {
    guard let configuration else { return .leading }
    guard configuration.titleAlignment == .automatic else { return configuration.titleAlignment }
    guard button.result.image != nil else { return .leading }
    switch configuration.imagePlacement {
    case .leading: return .leading
    case .trailing: return .trailing
    case .top, .bottom: return .center
    }
  }

  /// The radius of the background's corners in points.
  ///
  /// Source: radii printed from UIKit before iOS 26: 14, 14, 5.95 and 8.75 by nominal size; a capsule from iOS 26 on.
  /// Those of the fixed, small and large styles are estimated; they are drawn and decide nothing.
  private func cornerRadius(_ configuration: ButtonConfiguration, in rect: Rect) -> Double {
    let half = min(rect.width, rect.height) / 2
    let isCapsule = button.environment.platform >= .iOS26 || configuration.style.isGlass
    let radius: Double
    switch configuration.cornerStyle {
    case .capsule: radius = half
    case .small: radius = 4
    case .medium: radius = 5.95
    case .large: radius = 8.75
    case .fixed, .dynamic:
      switch configuration.size {
      case _ where isCapsule: radius = half
      case .mini, .small: radius = 14
      case .medium: radius = 5.95
      case .large: radius = 8.75
      }
    }
    return max(0, min(radius, half))
  }

  /// An image's box: a crossed square, a disc for a symbol, spokes for the activity indicator.
  func image(in rect: Rect) -> [PictureShape] {
    guard rect.width > 0, rect.height > 0 else { return [] }
    if showsActivity { return activity(in: rect) }
    let inner = rect.inset(by: EdgeInsets(top: 0.5, left: 0.5, bottom: 0.5, right: 0.5))
    if isSymbol {
      let side = min(inner.width, inner.height) * 0.84
      let disc = Rect(
        x: inner.minX + (inner.width - side) / 2, y: inner.minY + (inner.height - side) / 2, width: side, height: side)
      return [.box(rect, radius: 3, .image), .frame(disc, radius: side / 2, width: 1.25, .mark)]
    }
    return [
      .box(rect, radius: 3, .image),
      .line(from: Point(x: inner.minX, y: inner.maxY), to: Point(x: inner.maxX, y: inner.minY), .mark),
      .line(from: inner.origin, to: Point(x: inner.maxX, y: inner.maxY), .mark),
    ]
  }

  private var override: StateOverride? { button.specification.states[button.content.state] }

  private var showsActivity: Bool {
    guard let configuration else { return false }
    return override?.showsActivityIndicator ?? configuration.showsActivityIndicator
  }

  private var isSymbol: Bool {
    if case .image(let image)? = override?.image { return image.isSymbol }
    return configuration?.image?.isSymbol ?? legacy?.image?.isSymbol ?? (legacy?.type != .custom)
  }

  /// Eight spokes about the middle.
  private func activity(in rect: Rect) -> [PictureShape] {
    let radius = min(rect.width, rect.height) / 2
    let middle = Point(x: rect.minX + rect.width / 2, y: rect.minY + rect.height / 2)
    let diagonal = 0.5.squareRoot()
    let directions = [
      (1, 0), (diagonal, diagonal), (0, 1), (-diagonal, diagonal), (-1, 0), (-diagonal, -diagonal), (0, -1),
      (diagonal, -diagonal),
    ]
    return directions.map { x, y in
      .line(
        from: Point(x: middle.x + x * radius * 0.45, y: middle.y + y * radius * 0.45),
        to: Point(x: middle.x + x * radius * 0.95, y: middle.y + y * radius * 0.95), .activity)
    }
  }
}
