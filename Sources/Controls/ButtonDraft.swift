public import TitlefitControlLayout
import TitlefitGeometry
import TitlefitTypography

/// A button while code changes it: both models at once, since a configuration may come after legacy settings or go again.
public struct ButtonDraft: Sendable, Hashable {
  /// The settings of a button without configuration.
  public var legacy: LegacyButton
  /// The configuration, or nil.
  public var configuration: ButtonConfiguration?
  /// Everything but the model.
  public var frame: ButtonSpecification
  /// Settings that had no effect when they were made, in order.
  public private(set) var withoutEffect: [String] = []

  private var attributedFont: FontDescriptor?
  /// What of ``legacy`` code or a document has set, by UIKit's names.
  private var legacySettings: [String] = []

  /// Starts from a specification, such as a document's.
  public init(_ specification: ButtonSpecification) {
    frame = specification
    switch specification.model {
    case .legacy(let button): legacy = button
    case .configured(let button):
      legacy = LegacyButton()
      configuration = button
    }
  }

  /// Starts from a button as `UIButton()` makes it.
  public init() { self.init(ButtonSpecification(model: .legacy(LegacyButton(type: .custom)))) }

  /// The button as it is laid out; a configuration hides what is set for buttons without one.
  public var specification: ButtonSpecification {
    var specification = frame
    if let configuration {
      specification.model = .configured(configuration)
    } else {
      var button = legacy
      if let attributedFont { button.font = attributedFont }
      specification.model = .legacy(button)
    }
    return specification
  }

  /// The legacy insets that a configuration makes ineffective, by UIKit's names.
  public var ignoredInsets: [String] {
    guard configuration != nil else { return [] }
    return ["contentEdgeInsets", "titleEdgeInsets", "imageEdgeInsets"].filter(legacySettings.contains)
  }

  /// The settings of the title's label that a configuration overwrites at its next update, by UIKit's names.
  public var overwrittenSettings: [String] {
    guard configuration != nil else { return [] }
    return ["font", "numberOfLines", "lineBreakMode", "adjustsFontSizeToFitWidth", "minimumScaleFactor"]
      .filter(legacySettings.contains).map { "titleLabel." + $0 }
  }

  /// Makes the changes one after the other.
  public mutating func apply(_ changes: [ButtonChange]) { for change in changes { apply(change.effect) } }

  /// Makes one change.
  public mutating func apply(_ effect: ButtonEffect) {
    if applyToFrame(effect) || applyToLegacy(effect) { return }
    if case .configuration(let style) = effect {
      configuration = style.map { ButtonConfiguration(style: $0) }
      return
    }
    guard var changed = configuration else {
      // An optional chain through a nil configuration sets nothing.
      withoutEffect.append(effect.name)
      return
    }
    changed.apply(effect)
    configuration = changed
  }

  private mutating func applyToFrame(_ effect: ButtonEffect) -> Bool {
    switch effect {
    case .horizontalAlignment(let value): frame.horizontalAlignment = value
    case .verticalAlignment(let value): frame.verticalAlignment = value
    case .semantic(let value): frame.semantic = value
    case .stateImage(let image, let state) where state != .normal:
      frame.states[state, default: StateOverride()].image = image.map { .image($0) } ?? StateOverride.StateImage.none
    default: return false
    }
    return true
  }

  private mutating func applyToLegacy(_ effect: ButtonEffect) -> Bool {
    switch effect {
    case .type(let value): legacy.type = value
    case .labelFont(let value): legacy.font = value
    case .attributedFont(let value): attributedFont = value
    case .contentEdgeInsets(let sides): legacy.contentEdgeInsets.set(sides)
    case .titleEdgeInsets(let sides): legacy.titleEdgeInsets.set(sides)
    case .imageEdgeInsets(let sides): legacy.imageEdgeInsets.set(sides)
    case .stateImage(let image, _):
      legacy.image = image
      configuration?.image = image
    case .backgroundImage(let image): legacy.backgroundImage = image
    case .numberOfLines(let value): legacy.numberOfLines = max(0, value)
    case .lineBreak(let value): legacy.lineBreakMode = value
    case .adjustsFontSize(let value): legacy.adjustsFontSizeToFitWidth = value
    case .minimumScaleFactor(let value): legacy.minimumScaleFactor = min(max(0, value), 1)
    case .titleRectPadding(let insets):
      legacy.titleRectPadding = TitleRectPadding(insets: insets, isInIntrinsicContentSize: false)
    case .imageRectInsets(let insets): legacy.imageRectInsets = insets
    case .intrinsicPadding(let size): legacy.intrinsicContentSizePadding = size
    case .minimumWidth(let value): legacy.minimumWidth = value
    case .minimumHeight(let value): legacy.minimumHeight = value
    default: return false
    }
    if let name = effect.legacySetting { legacySettings.append(name) }
    joinTitleRect()
    return true
  }

  /// A class that adds to its natural size what it takes from the title's rectangle is one that measures right.
  private mutating func joinTitleRect() {
    guard let padding = legacy.titleRectPadding, !padding.isInIntrinsicContentSize else { return }
    let added = legacy.intrinsicContentSizePadding
    guard padding.insets.horizontal != 0, added.width >= padding.insets.horizontal else { return }
    legacy.titleRectPadding?.isInIntrinsicContentSize = true
    legacy.intrinsicContentSizePadding = Size(
      width: added.width - padding.insets.horizontal, height: max(0, added.height - padding.insets.vertical))
  }
}

extension ButtonEffect {
  /// The setting's name in UIKit, for messages.
  public var name: String {
    switch self {
    case .configuration: "configuration"
    case .buttonSize: "configuration.buttonSize"
    case .titleFont: "configuration.titleTextAttributesTransformer"
    case .subtitleFont: "configuration.subtitleTextAttributesTransformer"
    case .titleAlignment: "configuration.titleAlignment"
    case .titlePadding: "configuration.titlePadding"
    case .image: "configuration.image"
    case .imagePlacement: "configuration.imagePlacement"
    case .imagePadding: "configuration.imagePadding"
    case .imageReservation: "configuration.imageReservation"
    case .activityIndicator: "configuration.showsActivityIndicator"
    case .indicator: "configuration.indicator"
    case .contentInsets: "configuration.contentInsets"
    case .cornerStyle: "configuration.cornerStyle"
    case .strokeWidth: "configuration.background.strokeWidth"
    case .titleLineBreak: "configuration.titleLineBreakMode"
    case .subtitleLineBreak: "configuration.subtitleLineBreakMode"
    default: legacySetting ?? "button"
    }
  }

  /// The setting of a button without configuration that the effect makes, or nil.
  fileprivate var legacySetting: String? {
    switch self {
    case .labelFont: "font"
    case .contentEdgeInsets: "contentEdgeInsets"
    case .titleEdgeInsets: "titleEdgeInsets"
    case .imageEdgeInsets: "imageEdgeInsets"
    case .numberOfLines: "numberOfLines"
    case .lineBreak: "lineBreakMode"
    case .adjustsFontSize: "adjustsFontSizeToFitWidth"
    case .minimumScaleFactor: "minimumScaleFactor"
    default: nil
    }
  }
}

extension ButtonConfiguration {
  fileprivate mutating func apply(_ effect: ButtonEffect) {
    switch effect {
    case .buttonSize(let value): size = value
    case .titleFont(let value): titleFont = value
    case .subtitleFont(let value): subtitleFont = value
    case .titleAlignment(let value): titleAlignment = value
    case .titlePadding(let value): titlePadding = value
    case .image(let value): image = value
    case .imagePlacement(let value): imagePlacement = value
    case .imagePadding(let value): imagePadding = value
    case .imageReservation(let value): imageReservation = value
    case .activityIndicator(let value): showsActivityIndicator = value
    case .indicator(let value): indicator = value
    case .contentInsets(let sides): set(sides)
    case .cornerStyle(let value): cornerStyle = value
    case .strokeWidth(let value): strokeWidth = value
    case .titleLineBreak(let value): titleLineBreakMode = value
    case .subtitleLineBreak(let value): subtitleLineBreakMode = value
    default: break
    }
  }

  /// The insets that the style and size have by themselves.
  private var standardInsets: DirectionalEdgeInsets {
    guard !style.isGlass else { return ConfiguredNumbers.glassInsets(size).value }
    return ConfiguredNumbers.contentInsets(size).first?.value ?? .zero
  }

  /// Changes sides; those that code leaves alone keep the size's default.
  private mutating func set(_ sides: [DirectionalSide: Double]) {
    var insets = contentInsets ?? standardInsets
    if let value = sides[.top] { insets.top = value }
    if let value = sides[.leading] { insets.leading = value }
    if let value = sides[.bottom] { insets.bottom = value }
    if let value = sides[.trailing] { insets.trailing = value }
    contentInsets = insets
  }
}

extension EdgeInsets {
  fileprivate mutating func set(_ sides: [PhysicalSide: Double]) {
    if let value = sides[.top] { top = value }
    if let value = sides[.left] { left = value }
    if let value = sides[.bottom] { bottom = value }
    if let value = sides[.right] { right = value }
  }
}
