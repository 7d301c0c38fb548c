import TitlefitControlLayout
import TitlefitControls
import TitlefitGeometry
import TitlefitTypography

/// Measures what the views of a scene show.
///
/// ## Limits
/// - Switches, steppers, spinners, page controls, pickers and colour wells have no model: they keep their recorded size.
/// - Text fields keep their recorded height.
/// - A class of the project's own keeps its last rendered size where the document has one; else it counts as UIKit's.
struct ContentMeasurer {
  let scene: Scene
  let conditions: SceneConditions
  let texts: SceneTexts
  let measurer: any TextMeasuring

  /// The size of a view's content.
  ///
  /// - Parameter width: for texts of several lines, the width they are laid out in; nil for one line as long as it takes.
  func size(of index: Int, width: Double? = nil) throws(TextMeasurementError) -> ContentSize {
    let view = scene.views[index]
    var size: ContentSize
    do {
      size = try natural(index, width: width, measurer: measurer)
    } catch .fontUnavailable {
      // One font that is missing must not hide where all other views stand.
      size = try natural(index, width: width, measurer: StandInMeasurer(measurer))
      size.isStandIn = true
    }
    if let rendered = view.renderedSize {
      size = ContentSize(
        width: rendered.width > 0 ? rendered.width : nil, height: rendered.height > 0 ? rendered.height : nil)
    }
    guard conditions.isCanvas else { return size }
    if let length = view.placeholders.width { size.width = length.points }
    if let length = view.placeholders.height { size.height = length.points }
    return size
  }

  private func natural(
    _ index: Int, width: Double?, measurer: any TextMeasuring
  ) throws(TextMeasurementError) -> ContentSize {
    let copy = ContentMeasurer(scene: scene, conditions: conditions, texts: texts, measurer: measurer)
    return try copy.natural(index, width: width)
  }

  private func natural(_ index: Int, width: Double?) throws(TextMeasurementError) -> ContentSize {
    let view = scene.views[index]
    guard let recorded = recorded(view) else { return .none }
    if conditions.sizes == .recorded { return recorded }
    switch view.content {
    case .none: return recorded
    case .label(let label): return try size(of: label, at: index, width: width)
    case .textView(let text, _): return try size(of: text, at: index, width: width, insets: Self.textViewInsets)
    case .button(let button): return try size(of: button, at: index, width: width)
    case .image(let image):
      guard let image else { return .none }
      guard !image.isSymbol else { return recorded.width == nil ? ContentSize(image.size) : recorded }
      return image.isEstimated ? recorded : ContentSize(image.size)
    case .field(let field): return try size(of: field, at: index, height: recorded.height)
    case .segments(let control): return try size(of: control, at: index, height: recorded.height)
    }
  }

  /// The recorded size of a view whose kind has one of its own; nil for kinds that never have one.
  private func recorded(_ view: SceneView) -> ContentSize? {
    let insets = AlignmentInsets.insets(of: view.kind, in: scene.canvas)
    var size = ContentSize()
    if let frame = view.frame {
      size.width = max(0, frame.width - insets.horizontal)
      size.height = max(0, frame.height - insets.vertical)
    }
    switch view.kind {
    case .slider, .progressView, .searchBar, .pickerView, .toolbar, .navigationBar, .tabBar:
      size.width = nil
      return size
    case .imageView:
      if case .image(nil) = view.content { return nil }
      return size
    case .textView:
      if case .textView(_, scrolls: false) = view.content { return size }
      return nil
    case .label, .button, .textField, .switch, .stepper, .segmentedControl, .activityIndicatorView, .pageControl,
      .datePicker, .colorWell:
      return size
    default: return nil
    }
  }

  // MARK: - Texts

  /// What a view shows in a role: the language's text, or the document's own.
  func text(_ index: Int, _ role: SceneTextKey.Role, _ source: ControlText?) -> String {
    texts[SceneTextKey(view: index, role: role)] ?? source?.source.documentText ?? ""
  }

  private var environment: LayoutEnvironment { conditions.environment }

  private func request(_ text: String, font: FontDescriptor) -> TextRequest {
    TextRequest(
      text, language: environment.language, direction: environment.direction,
      font: font.scaled(to: environment.contentSize))
  }

  /// The room that a text view keeps free around its text.
  ///
  /// Source: UITextView.textContainerInset and NSTextContainer.lineFragmentPadding, documentation.
  private static let textViewInsets = Size(width: 10, height: 16)

  private func size(
    of label: SceneLabel, at index: Int, width: Double?, insets: Size = .zero
  ) throws(TextMeasurementError) -> ContentSize {
    let text = text(index, .text, label.text)
    guard !text.isEmpty else { return ContentSize(width: insets.width, height: insets.height) }
    var request = request(text, font: label.font)
    request.lineLimit = label.lineLimit
    // The content's size counts whole words; only drawing cuts them.
    request.lineBreakMode = label.lineBreakMode == .byCharWrapping ? .byCharWrapping : .byWordWrapping
    let whole = try measurer.measure(request)
    let pixels = environment.scale
    var size = ContentSize(
      width: pixels.roundedUp(whole.width) + insets.width, height: pixels.roundedUp(whole.height) + insets.height,
      errorBound: whole.errorBound, wraps: label.lineLimit != 1)
    guard label.lineLimit != 1, let width = width.map({ $0 - insets.width }), width > 0, whole.width > width + 0.5
    else { return size }
    request.maximumWidth = width + 0.5
    let wrapped = try measurer.measure(request)
    // The content is as wide as its widest line, which is seldom the whole width.
    let widest = try OrphanRule.width(of: wrapped, for: request, measuring: measurer)
    size.width = min(width, pixels.roundedUp(widest)) + insets.width
    size.height = pixels.roundedUp(wrapped.height) + insets.height
    return size
  }

  // MARK: - Controls

  /// The content is as wide as its longest line whatever the width; a configured title that wraps is as high as it then
  /// gets, an old button as one line.
  private func size(
    of button: SceneButton, at index: Int, width: Double?
  ) throws(TextMeasurementError) -> ContentSize {
    let title = text(index, .title, button.titles.first { $0.state == .normal })
    let subtitle = text(index, .subtitle, button.subtitles.first { $0.state == .normal })
    let result = try ButtonLayout().layout(
      button.specification, content: ButtonContent(title: title, subtitle: subtitle), in: environment,
      room: LayoutRoom(width: width), measuring: measurer)
    // A symbol that nobody has recorded is known best from the button's own frame, as long as no text changes it.
    let isGuess = result.image != nil && title.isEmpty && subtitle.isEmpty && Self.isEstimated(button)
    if isGuess, let recorded = recorded(scene.views[index]), recorded.width != nil { return recorded }
    let bound = max(result.title?.measurement.errorBound ?? 0, result.subtitle?.measurement.errorBound ?? 0)
    let height = button.wraps && width != nil ? result.size.height : result.natural.height
    return ContentSize(width: result.natural.width, height: height, errorBound: bound, wraps: button.wraps)
  }

  private static func isEstimated(_ button: SceneButton) -> Bool {
    switch button.specification.model {
    case .configured(let configured): configured.image?.isEstimated ?? false
    case .legacy(let legacy): legacy.image?.isEstimated ?? false
    }
  }

  private func size(
    of field: SceneField, at index: Int, height: Double?
  ) throws(TextMeasurementError) -> ContentSize {
    let typed = text(index, .text, field.text)
    let shown = typed.isEmpty ? text(index, .placeholder, field.placeholder) : typed
    let measured = try measurer.measure(request(shown, font: field.font))
    let border = field.hasRoundedBorder ? Self.roundedBorder : Self.plainBorder
    return ContentSize(
      width: environment.scale.roundedUp(shown.isEmpty ? 0 : measured.width) + border, height: height,
      errorBound: shown.isEmpty ? 0 : measured.errorBound)
  }

  /// The width that a field's rounded border takes. Source: frames of free fields in public documents.
  private static let roundedBorder: Double = 14
  /// The width that a field without a border takes. Source: frames of free fields in public documents.
  private static let plainBorder: Double = 4

  private func size(
    of control: SceneSegments, at index: Int, height: Double?
  ) throws(TextMeasurementError) -> ContentSize {
    guard !control.segments.isEmpty else { return ContentSize(width: nil, height: height) }
    var widths: [Double] = []
    var bound = 0.0
    let font = FontDescriptor.system(13, weight: isBefore13 ? .regular : .medium)
    let padding: Double = isBefore13 ? 14 : 18
    for (place, segment) in control.segments.enumerated() {
      let text = text(index, .segment(place), segment.title)
      var width = segment.image?.size.width ?? 0
      if !text.isEmpty {
        let measured = try measurer.measure(request(text, font: font))
        width = PixelScale(1).roundedUp(measured.width)
        bound += measured.errorBound
      }
      widths.append(segment.width ?? width + padding)
    }
    let separators = Double(widths.count - 1)
    let widest = widths.max() ?? 0
    let sum = control.followsContent ? widths.reduce(0, +) : widest * Double(widths.count)
    return ContentSize(width: sum + separators, height: height, errorBound: bound)
  }

  /// Whether the document's segmented controls are those before iOS 13.
  ///
  /// Source: some 50 segmented controls with a free width in public documents, told apart by the build that saved them.
  private var isBefore13: Bool { (1..<15000).contains(scene.canvas.toolsVersion) }
}

extension SceneButton {
  /// Whether a text of it takes more lines, and the button more height, where it is narrow.
  ///
  /// Source: UIButton.Configuration.titleLineBreakMode, documentation; openradar 48962133 for old buttons.
  fileprivate var wraps: Bool {
    switch specification.model {
    case .configured(let configured): configured.titleLineBreakMode.wraps || configured.subtitleLineBreakMode.wraps
    case .legacy: false
    }
  }
}

extension ContentSize {
  /// A size of both extents.
  fileprivate init(_ size: Size) { self.init(width: size.width, height: size.height) }
}

extension PlaceholderSize.Length {
  /// The points, or nil for no size.
  var points: Double? {
    switch self {
    case .points(let points): points
    case .none: nil
    }
  }
}
