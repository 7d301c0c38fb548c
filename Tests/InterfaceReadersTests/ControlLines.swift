import TitlefitControlLayout
import TitlefitControls
import TitlefitDiagnostics
import TitlefitGeometry
import TitlefitTypography

/// Controls as the lines of an `.expected` file; what is at its default is left out.
enum ControlLines {
  /// A reading's set-ups and texts.
  static func setUp(_ reading: ControlReading) -> [String] {
    reading.controls.flatMap { control in
      [head(control)] + texts(control) + specification(control) + remarks(control)
    } + issues(reading)
  }

  /// A reading's rooms at 320, 375 and 430 points, with how they came about.
  static func rooms(_ reading: ControlReading) -> [String] {
    reading.controls.flatMap { control in
      [head(control)] + room(control.room) + control.room.how.map { "  how \($0)" }
    } + issues(reading)
  }

  private static func head(_ control: Control) -> String {
    "\(control.id) \(control.kind.rawValue)" + (control.customClass.map { " class \($0)" } ?? "")
  }

  private static func texts(_ control: Control) -> [String] {
    let titles = control.titles.map { "  title \($0.state.rawValue) \(source($0.source))" }
    return titles + control.subtitles.map { "  subtitle \($0.state.rawValue) \(source($0.source))" }
  }

  private static func source(_ source: TextSource) -> String {
    switch source {
    case .unit(let table, let key, let fallback): "\(table)/\(key) = \(escaped(fallback ?? ""))"
    case .pattern(let table, let key): "\(table)/\(key)"
    case .literal(let text): "= \(escaped(text))"
    case .unresolved(let reason): "? \(reason)"
    case .oneOf, .member, .formatted, .composed, .filled: "? a source of code"
    }
  }

  private static func escaped(_ text: String) -> String { text.split(separator: "\n").joined(separator: "\\n") }

  private static func remarks(_ control: Control) -> [String] {
    control.notes.map { "  note \($0)" } + (control.hasIgnoredInsets ? ["  ignored insets"] : [])
      + (control.obstacle.map { ["  obstacle \($0)"] } ?? [])
  }

  private static func issues(_ reading: ControlReading) -> [String] {
    reading.issues.map { "issue \($0.location.line):\($0.location.column) \($0.code)" }
  }

  private static func room(_ room: ControlRoom) -> [String] {
    var lines: [String] = []
    if let width = room.width {
      let points = [320.0, 375, 430].map { number(width.points(onDevice: $0)) }.joined(separator: " ")
      lines.append("  room \(width.isMaximum ? "at most " : "")\(points)")
    } else {
      lines.append("  room unknown: \(room.unknown ?? "")")
    }
    return lines + (room.height.map { ["  height \(number($0))"] } ?? [])
  }

  // MARK: - Set-up

  private static func specification(_ control: Control) -> [String] {
    guard let specification = control.specification else { return [] }
    var lines: [String] = []
    switch specification.model {
    case .legacy(let button): lines += legacy(button)
    case .configured(let configuration): lines += configured(configuration)
    }
    if specification.horizontalAlignment != .center || specification.verticalAlignment != .center {
      lines.append("  align \(specification.horizontalAlignment.rawValue) \(specification.verticalAlignment.rawValue)")
    }
    if specification.semantic != .unspecified { lines.append("  semantic \(specification.semantic.rawValue)") }
    for state in ControlState.allCases {
      guard case .image(let image)? = specification.states[state]?.image else { continue }
      lines.append("  image \(state.rawValue) \(text(image))")
    }
    return lines
  }

  private static func legacy(_ button: LegacyButton) -> [String] {
    var lines = ["  type \(button.type.rawValue)"]
    if let font = button.font { lines.append("  font \(text(font))") }
    let insets = [
      ("content", button.contentEdgeInsets), ("title", button.titleEdgeInsets), ("image", button.imageEdgeInsets),
    ]
    for (name, value) in insets where value != .zero { lines.append("  \(name)EdgeInsets \(text(value))") }
    if let image = button.image { lines.append("  image normal \(text(image))") }
    if let image = button.backgroundImage { lines.append("  background \(text(image))") }
    if button.numberOfLines != 1 { lines.append("  lines \(button.numberOfLines)") }
    if button.lineBreakMode != .byTruncatingMiddle { lines.append("  break \(button.lineBreakMode.rawValue)") }
    if button.adjustsFontSizeToFitWidth { lines.append("  shrinks to \(number(button.minimumScaleFactor))") }
    if button.titleShadowOffset != .zero {
      let offset = button.titleShadowOffset
      lines.append("  shadow \(number(offset.width)) \(number(offset.height))")
    }
    return lines
  }

  private static func configured(_ configuration: ButtonConfiguration) -> [String] {
    var lines = ["  style \(configuration.style.rawValue) \(configuration.size.rawValue)"]
    if let font = configuration.titleFont { lines.append("  font \(text(font))") }
    if let font = configuration.subtitleFont { lines.append("  subtitle font \(text(font))") }
    if configuration.titleAlignment != .automatic {
      lines.append("  titleAlignment \(configuration.titleAlignment.rawValue)")
    }
    if let padding = configuration.titlePadding { lines.append("  titlePadding \(number(padding))") }
    if let image = configuration.image { lines.append("  image normal \(text(image))") }
    if configuration.imagePlacement != .leading {
      lines.append("  imagePlacement \(configuration.imagePlacement.rawValue)")
    }
    if let padding = configuration.imagePadding { lines.append("  imagePadding \(number(padding))") }
    if configuration.imageReservation != 0 {
      lines.append("  imageReservation \(number(configuration.imageReservation))")
    }
    if configuration.showsActivityIndicator { lines.append("  activity") }
    if configuration.indicator != .automatic { lines.append("  indicator \(configuration.indicator.rawValue)") }
    if let insets = configuration.contentInsets {
      let sides = [insets.top, insets.leading, insets.bottom, insets.trailing]
      lines.append("  contentInsets \(sides.map(number).joined(separator: " "))")
    }
    if configuration.cornerStyle != .dynamic { lines.append("  corner \(configuration.cornerStyle.rawValue)") }
    if configuration.strokeWidth != 0 { lines.append("  stroke \(number(configuration.strokeWidth))") }
    let modes = (configuration.titleLineBreakMode, configuration.subtitleLineBreakMode)
    if modes != (.byWordWrapping, .byWordWrapping) { lines.append("  break \(modes.0.rawValue) \(modes.1.rawValue)") }
    return lines
  }

  private static func text(_ font: FontDescriptor) -> String {
    var words: [String] = []
    switch font.family {
    case .system: words.append("system")
    case .named(let name): words.append(name)
    case .file(let path): words.append(path)
    }
    if let style = font.textStyle { words.append(style.rawValue) }
    words += [number(font.size), font.weight.name]
    if font.isItalic { words.append("italic") }
    return words.joined(separator: " ")
  }

  private static func text(_ image: ButtonImage) -> String {
    var words = [image.name ?? "-", "\(number(image.size.width))x\(number(image.size.height))"]
    if image.isSymbol { words.append("symbol") }
    if image.isEstimated { words.append("estimated") }
    return words.joined(separator: " ")
  }

  private static func text(_ insets: EdgeInsets) -> String {
    [insets.top, insets.left, insets.bottom, insets.right].map(number).joined(separator: " ")
  }

  /// A number with at most two decimals, none where it is whole.
  private static func number(_ value: Double) -> String {
    let hundredths = (value * 100).rounded() / 100
    return hundredths == hundredths.rounded() ? String(Int(hundredths)) : String(hundredths)
  }
}
