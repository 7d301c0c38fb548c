import TitlefitControlLayout
import TitlefitControls
import TitlefitDiagnostics
import TitlefitGeometry
import TitlefitLocales
import TitlefitTypography

/// A reading of code as lines of text, one fact a line, for comparison with facts that were written by hand.
enum CodeLines {
  /// The lines of all controls, in order.
  static func of(_ reading: CodeReading) -> [String] { reading.files.flatMap(\.controls).flatMap(of) }

  /// The lines of one control.
  static func of(_ control: Control) -> [String] {
    var lines = ["control \(control.id) \(control.kind.rawValue) \(at(control.location))"]
    lines += control.titles.map { "  title " + text($0) }
    lines += control.subtitles.map { "  subtitle " + text($0) }
    if let specification = control.specification { lines += setup(specification).map { "  " + $0 } }
    lines += room(control.room).map { "  " + $0 }
    let own = control.specification.map(setup) ?? []
    for variant in control.variants {
      let other = (variant.specification.map(setup) ?? []).filter { !own.contains($0) }
      let rooms = variant.room.map(room) ?? []
      lines += (other + rooms).map { "  when \(variant.when): \($0)" }
    }
    lines += control.notes.map { "  note \($0)" }
    lines += control.obstacle.map { ["  obstacle \($0)"] } ?? []
    return lines
  }

  private static func at(_ location: SourceLocation) -> String { "\(location.line):\(location.column)" }

  private static func text(_ text: ControlText) -> String {
    var words = [text.state.rawValue, source(text.source, text.expression)]
    words.append(at(text.location))
    if let transform = text.transform { words.append(transform.rawValue) }
    if let condition = text.condition { words.append("when \(condition)") }
    return words.joined(separator: " ")
  }

  private static func piece(_ piece: TextPiece) -> String {
    source(piece.source, nil) + (piece.transform.map { " " + $0.rawValue } ?? "")
  }

  private static func source(_ source: TextSource, _ expression: String?) -> String {
    switch source {
    case .unit(let table, let key, let fallback): return "\(table)/\(key)" + (fallback.map { " = \($0)" } ?? "")
    case .oneOf(let names, let fallback):
      return names.map { "\($0.table)/\($0.key)" }.joined(separator: " | ") + (fallback.map { " = \($0)" } ?? "")
    case .member(let member): return "member \(member.text)"
    case .pattern(let table, let key): return "pattern \(table)/\(key)"
    case .literal(let literal): return "\"\(literal)\""
    case .formatted(let value): return "formatted \(value.rawValue)"
    case .composed(let pieces): return pieces.map(piece).joined(separator: " + ")
    case .filled(let format, let arguments):
      let words = arguments.map { $0.map(piece) ?? "?" }
      return Self.source(format, nil) + " with " + words.joined(separator: ", ")
    case .unresolved(let reason): return "? \(reason) \(expression ?? "")"
    }
  }

  private static func setup(_ specification: ButtonSpecification) -> [String] {
    var lines: [String] = []
    switch specification.model {
    case .configured(let button): lines = configured(button)
    case .legacy(let button): lines = legacy(button)
    }
    if specification.horizontalAlignment != .center {
      lines.append("alignment \(specification.horizontalAlignment.rawValue)")
    }
    if specification.semantic != .unspecified { lines.append("semantic \(specification.semantic.rawValue)") }
    for state in specification.states.keys.sorted() {
      if case .image(let image)? = specification.states[state]?.image {
        lines.append("image \(state.rawValue) \(name(image))")
      }
    }
    return lines
  }

  private static func configured(_ button: ButtonConfiguration) -> [String] {
    var lines = ["style \(button.style.rawValue)"]
    if button.size != .medium { lines.append("size \(button.size.rawValue)") }
    lines += button.titleFont.map { ["font " + font($0)] } ?? []
    lines += button.subtitleFont.map { ["subtitle-font " + font($0)] } ?? []
    if button.titleAlignment != .automatic { lines.append("title-alignment \(button.titleAlignment.rawValue)") }
    lines += button.titlePadding.map { ["title-padding \(number($0))"] } ?? []
    lines += button.image.map { ["image \(name($0))"] } ?? []
    if button.imagePlacement != .leading { lines.append("placement \(button.imagePlacement.rawValue)") }
    lines += button.imagePadding.map { ["image-padding \(number($0))"] } ?? []
    if button.showsActivityIndicator { lines.append("activity-indicator") }
    lines +=
      button.contentInsets.map { insets in
        ["insets " + [insets.top, insets.leading, insets.bottom, insets.trailing].map(number).joined(separator: " ")]
      } ?? []
    if button.cornerStyle != .dynamic { lines.append("corner \(button.cornerStyle.rawValue)") }
    if button.titleLineBreakMode != .byWordWrapping { lines.append("line-break \(button.titleLineBreakMode.rawValue)") }
    if button.minimumScaleFactor > 0 { lines.append("shrinks to " + number(button.minimumScaleFactor)) }
    return lines
  }

  private static func legacy(_ button: LegacyButton) -> [String] {
    var lines = ["type \(button.type.rawValue)"]
    lines += button.font.map { ["font " + font($0)] } ?? []
    for (word, insets) in [
      ("content-edge", button.contentEdgeInsets), ("title-edge", button.titleEdgeInsets),
      ("image-edge", button.imageEdgeInsets),
    ] where insets != .zero {
      lines.append(
        "\(word) " + [insets.top, insets.left, insets.bottom, insets.right].map(number).joined(separator: " "))
    }
    lines += button.image.map { ["image \(name($0))"] } ?? []
    if button.numberOfLines != 1 { lines.append("lines \(button.numberOfLines)") }
    if button.lineBreakMode != .byTruncatingMiddle { lines.append("line-break \(button.lineBreakMode.rawValue)") }
    if button.adjustsFontSizeToFitWidth { lines.append("shrinks to \(number(button.minimumScaleFactor))") }
    if let padding = button.titleRectPadding {
      let insets = padding.insets
      lines.append(
        "title-rect " + [insets.top, insets.left, insets.bottom, insets.right].map(number).joined(separator: " ")
          + (padding.isInIntrinsicContentSize ? " in size" : ""))
    }
    if button.intrinsicContentSizePadding != .zero {
      lines.append(
        "adds \(number(button.intrinsicContentSizePadding.width)) \(number(button.intrinsicContentSizePadding.height))")
    }
    lines += button.minimumWidth.map { ["min-width \(number($0))"] } ?? []
    lines += button.minimumHeight.map { ["min-height \(number($0))"] } ?? []
    return lines
  }

  private static func room(_ room: ControlRoom) -> [String] {
    var lines: [String] = []
    switch room.width {
    case .points(let points)?: lines.append("width \(number(points))")
    case .maximum(let points)?: lines.append("width at most \(number(points))")
    case .containerMinus(let points)?: lines.append("width container-minus \(number(points))")
    case let other?: lines.append("width at 375: \(number(other.points(onDevice: 375)))")
    case nil: lines.append("width unknown: \(room.unknown ?? "")")
    }
    lines += room.height.map { ["height \(number($0))"] } ?? []
    return lines
  }

  private static func font(_ font: FontDescriptor) -> String {
    var words: [String] = []
    switch font.family {
    case .system: words.append("system")
    case .named(let name), .file(let name): words.append(name)
    }
    words += [number(font.size), font.weight.name]
    if font.isItalic { words.append("italic") }
    if let style = font.textStyle { words.append("as \(style.rawValue)") }
    return words.joined(separator: " ")
  }

  private static func name(_ image: ButtonImage) -> String {
    (image.name ?? "unnamed") + (image.isSymbol ? " symbol" : "")
  }

  private static func number(_ value: Double) -> String {
    value == value.rounded() ? String(Int(value)) : String(value)
  }
}
