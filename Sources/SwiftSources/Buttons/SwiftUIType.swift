import TitlefitControlLayout
import TitlefitTypography

/// What SwiftUI's modifiers say about a title's font and lines.
struct SwiftUIType {
  private var font: FontDescriptor?
  private var weight: FontWeight?
  private var isItalic = false
  /// The one text size the button is shown at, or nil.
  private var contentSize: ContentSizeCategory?
  /// The most lines, or nil for any number.
  private var lineLimit: Int?
  private var truncation: LineBreakMode = .byTruncatingTail
  private var leastScale: Double?

  /// What of it is not measured.
  var notes: [String] {
    guard let lineLimit, lineLimit != 1 else { return [] }
    return ["A limit of \(lineLimit) lines is not modelled: more are counted as seen"]
  }

  /// Takes a modifier, in the order from the outermost to the innermost.
  /// - Returns: what could not be taken, as notes.
  mutating func apply(_ name: String, _ call: SyntaxNode, _ machine: inout Machine) -> [String] {
    let argument = call.arguments.first?.value
    switch name {
    case "font": return setFont(argument, &machine)
    case "bold": if !isFalse(argument, &machine) { weight = .bold }
    case "italic": isItalic = !isFalse(argument, &machine)
    case "fontWeight":
      guard let argument, argument.kind != .nilLiteral else { break }
      guard let named = argument.name.flatMap(FontWeight.init(name:)) else {
        return ["font-not-known: " + Excerpt.of(argument)]
      }
      weight = named
    case "truncationMode":
      switch argument?.name {
      case "head": truncation = .byTruncatingHead
      case "middle": truncation = .byTruncatingMiddle
      default: truncation = .byTruncatingTail
      }
    case "lineLimit": return setLineLimit(argument, &machine)
    case "minimumScaleFactor":
      if let argument, case .number(let scale) = machine.evaluate(argument).content, scale > 0 { leastScale = scale }
      return ["The text may shrink to \(argument.map { Excerpt.of($0) } ?? "") of its size"]
    case "dynamicTypeSize": return setContentSize(argument)
    default: break
    }
    return []
  }

  /// Writes all of it into a configuration.
  func set(_ configuration: inout ButtonConfiguration) {
    if var font = usedFont(configuration.size) {
      if let weight { font.weight = weight }
      if isItalic { font.isItalic = true }
      if let contentSize {
        font = font.scaled(to: contentSize)
        font.textStyle = nil
      }
      configuration.titleFont = font
    }
    if lineLimit == 1 { configuration.titleLineBreakMode = truncation }
    if let leastScale { configuration.minimumScaleFactor = min(leastScale, 1) }
  }

  /// The font given, or the size's own where something changes it.
  private func usedFont(_ size: ButtonSize) -> FontDescriptor? {
    if font == nil, weight == nil, !isItalic, contentSize == nil { return nil }
    return font ?? FontDescriptor(textStyle: ConfiguredNumbers.titleStyle(size).value)
  }

  private mutating func setFont(_ argument: SyntaxNode?, _ machine: inout Machine) -> [String] {
    guard let argument else { return [] }
    guard case .font(let known) = machine.font(machine.evaluate(argument)).content else {
      return ["font-not-known: " + Excerpt.of(argument)]
    }
    font = known
    return []
  }

  private mutating func setLineLimit(_ argument: SyntaxNode?, _ machine: inout Machine) -> [String] {
    guard let argument, argument.kind != .nilLiteral else {
      lineLimit = nil
      return []
    }
    guard case .number(let lines) = machine.evaluate(argument).content else {
      return ["line limit not known: " + Excerpt.of(argument)]
    }
    lineLimit = Int(max(0, min(lines, 1e6)))
    return []
  }

  private mutating func setContentSize(_ argument: SyntaxNode?) -> [String] {
    if let category = argument?.name.flatMap(ContentSizeCategory.init(rawValue:)), argument?.kind == .memberAccess {
      contentSize = category
      return []
    }
    return ["dynamicTypeSize is not modelled: sizes outside it are not shown"]
  }

  private func isFalse(_ argument: SyntaxNode?, _ machine: inout Machine) -> Bool {
    guard let argument, case .bool(false) = machine.evaluate(argument).content else { return false }
    return true
  }
}
