import TitlefitControlLayout
import TitlefitControls
import TitlefitDiagnostics
import TitlefitGeometry
import TitlefitTypography

/// Turns the fields that code set on a button into changes, one alternative of each field at a time.
struct EffectBuilder {
  /// Where places become file, line and column.
  let index: ProjectIndex
  /// The condition whose alternatives are chosen, or nil for what holds without one.
  let condition: Condition?
  /// The changes so far.
  private(set) var changes: [ButtonChange] = []
  /// Remarks for the user.
  private(set) var notes: [String] = []
  /// Where numbers come from.
  private(set) var origins: [String] = []

  /// Starts without changes.
  init(index: ProjectIndex, condition: Condition?) {
    self.index = index
    self.condition = condition
  }

  // MARK: Choosing

  /// The alternative of a value that holds under the condition, or nil where that is nothing.
  func choose(_ value: Value?) -> Value? {
    guard let value else { return nil }
    guard case .alternatives(let list) = value.content else { return value.isAbsent ? nil : value }
    if let condition, let match = list.first(where: { $0.condition == condition }) {
      return match.value.isAbsent ? nil : match.value
    }
    let main = Self.main(list)
    return main.isAbsent ? nil : main
  }

  /// What holds where no condition is looked at: what has none, else a phone's branch on the older system.
  static func main(_ list: [Alternative]) -> Value {
    if let plain = list.first(where: { $0.condition == nil }) { return plain.value }
    let phone = list.first { alternative in
      guard alternative.condition?.state == nil else { return false }
      return !(alternative.condition?.parts ?? []).contains(where: isSpecial)
    }
    return (phone ?? list[0]).value
  }

  /// Whether a condition asks for something else than a phone that reads from left to right on an older system.
  private static func isSpecial(_ words: String) -> Bool {
    if ["iOS ", "os(", "targetEnvironment"].contains(where: words.hasPrefix) { return true }
    let lower = words.lowercased()
    if lower.hasPrefix("not ") { return false }
    return (lower.contains("pad") && !lower.contains("padding")) || lower.contains("rtl")
      || lower.contains("righttoleft") || lower.contains("accessibilit")
  }

  private func number(_ value: Value?) -> Double? {
    if case .number(let number)? = choose(value)?.content { number } else { nil }
  }

  private func word(_ value: Value?) -> String? { choose(value).flatMap(FontNames.word) }

  private func flag(_ value: Value?) -> Bool? {
    if case .bool(let flag)? = choose(value)?.content { flag } else { nil }
  }

  private mutating func add(_ effect: ButtonEffect, _ value: Value, _ origin: String? = nil) {
    let location = index.location(value.place)
    changes.append(ButtonChange(effect, at: location))
    if let origin { origins.append("\(origin): \(location.file):\(location.line):\(location.column)") }
  }

  /// Adds changes and remarks that do not come from fields.
  mutating func add(_ changes: [ButtonChange], _ notes: [String]) {
    self.changes += changes
    self.notes += notes
  }

  /// The same with some effects as another one has them.
  func without(_ isLeftOut: (ButtonEffect) -> Bool, but other: EffectBuilder) -> EffectBuilder {
    var copy = self
    copy.changes = changes.compactMap { change in
      guard isLeftOut(change.effect) else { return change }
      return other.changes.first { $0.effect.name == change.effect.name }
    }
    let names = copy.changes.map(\.effect.name)
    copy.changes += other.changes.filter { isLeftOut($0.effect) && !names.contains($0.effect.name) }
    return copy
  }

  /// Adds the font of a title's own attributes.
  mutating func addAttributedFont(_ title: Value?) {
    guard let title, case .text(let text) = title.content, let font = text.font else { return }
    add(.attributedFont(font), title, "font " + Self.words(font))
  }

  // MARK: Legacy settings

  /// Adds what buttons without configuration understand.
  mutating func addLegacy(_ fields: [String: Value], isOutlet: Bool) {
    if let type = choose(fields["buttonType"]), let name = FontNames.word(type) {
      add(.type(LegacyButtonType(rawValue: name == "roundedRect" ? "system" : name) ?? .custom), type)
    }
    addFont(fields["titleLabel.font"]) { .labelFont($0) }
    for state in ControlState.allCases {
      if let image = choose(fields["image." + state.rawValue]), let value = imageOrNone(image) {
        add(.stateImage(value.image, state), image)
      }
    }
    if let image = choose(fields["backgroundImage.normal"]), let value = imageOrNone(image) {
      add(.backgroundImage(value.image), image)
    }
    addEdges("contentEdgeInsets", fields) { .contentEdgeInsets($0) }
    addEdges("titleEdgeInsets", fields) { .titleEdgeInsets($0) }
    addEdges("imageEdgeInsets", fields) { .imageEdgeInsets($0) }
    addLabel(fields)
    addAlignment(fields)
  }

  private mutating func addLabel(_ fields: [String: Value]) {
    if let value = choose(fields["titleLabel.numberOfLines"]), let lines = number(value), (0...1000).contains(lines) {
      add(.numberOfLines(Int(lines)), value)
    }
    if let value = choose(fields["titleLabel.lineBreakMode"]), let mode = FontNames.word(value).flatMap(Self.mode) {
      add(.lineBreak(mode), value)
    }
    if let value = choose(fields["titleLabel.adjustsFontSizeToFitWidth"]), let shrinks = flag(value) {
      add(.adjustsFontSize(shrinks), value)
    }
    if let value = choose(fields["titleLabel.minimumScaleFactor"]), let factor = number(value) {
      add(.minimumScaleFactor(factor), value)
    }
  }

  private mutating func addAlignment(_ fields: [String: Value]) {
    if let value = choose(fields["contentHorizontalAlignment"]),
      let alignment = FontNames.word(value).flatMap(HorizontalAlignment.init(rawValue:))
    {
      add(.horizontalAlignment(alignment), value)
    }
    if let value = choose(fields["contentVerticalAlignment"]),
      let alignment = FontNames.word(value).flatMap(VerticalAlignment.init(rawValue:))
    {
      add(.verticalAlignment(alignment), value)
    }
    if let value = choose(fields["semanticContentAttribute"]),
      let semantic = FontNames.word(value).flatMap(SemanticContentAttribute.init(rawValue:))
    {
      add(.semantic(semantic), value)
    }
    for side in ["width", "height"] {
      if let value = choose(fields[side + ">="]), let least = number(value), priority(fields, side + ">=") > 250 {
        add(side == "width" ? .minimumWidth(least) : .minimumHeight(least), value, "least " + side)
      }
    }
  }

  /// A constraint's priority.
  func priority(_ fields: [String: Value], _ field: String) -> Double {
    guard let value = choose(fields[field + ".priority"]) else { return 1000 }
    switch value.content {
    case .number(let number): return number
    default:
      switch FontNames.word(value) {
      case "defaultHigh", "high": return 750
      case "defaultLow", "low": return 250
      case "medium": return 500
      case "fittingSizeLevel": return 50
      default: return 1000
      }
    }
  }

  private mutating func addEdges(
    _ name: String, _ fields: [String: Value], _ effect: ([PhysicalSide: Double]) -> ButtonEffect
  ) {
    guard let value = choose(fields[name]) else { return }
    guard case .record(let record) = value.content else {
      notes.append("inset-not-a-number: \(name)")
      return
    }
    var sides: [PhysicalSide: Double] = [:]
    for side in PhysicalSide.allCases {
      guard let part = choose(record.fields[side.rawValue]) else { continue }
      if let length = number(part) {
        sides[side] = length
      } else {
        notes.append("inset-not-a-number: \(name).\(side.rawValue)")
      }
    }
    guard !sides.isEmpty else { return }
    add(effect(sides), value, name)
  }

  private mutating func addFont(_ value: Value?, _ effect: (FontDescriptor) -> ButtonEffect) {
    guard let value = choose(value) else { return }
    if case .font(let font) = value.content {
      add(effect(font), value, "font " + Self.words(font))
    } else if value.content != .null {
      notes.append("font-not-known: " + Self.expression(value))
    }
  }

  // MARK: Configurations

  /// Adds a configuration's settings.
  mutating func addConfiguration(_ value: Value?) {
    guard let value = choose(value) else { return }
    guard case .record(let record) = value.content else {
      if value.content == .null { add(.configuration(nil), value) } else { notes.append("style-not-seen") }
      return
    }
    let fields = record.fields
    if let style = choose(fields["style"]), let name = FontNames.word(style) {
      add(.configuration(ButtonStyle(rawValue: name) ?? .plain), style)
    }
    addWords(fields)
    addNumbers(fields)
    addInsets(fields["contentInsets"])
    addFont(font(of: fields["attributedTitle"])) { .titleFont($0) }
    addFont(fields["titleTextAttributesTransformer"]) { .titleFont($0) }
    addFont(font(of: fields["attributedSubtitle"])) { .subtitleFont($0) }
    addFont(fields["subtitleTextAttributesTransformer"]) { .subtitleFont($0) }
    if let image = choose(fields["image"]), let value = imageOrNone(image) { add(.image(value.image), image) }
    if let value = choose(fields["showsActivityIndicator"]), let shows = flag(value) {
      add(.activityIndicator(shows), value)
    }
  }

  private func font(of text: Value?) -> Value? {
    guard let text = choose(text), case .text(let value) = text.content, let font = value.font else { return nil }
    return Value(.font(font), at: text.place)
  }

  private mutating func addWords(_ fields: [String: Value]) {
    func each<Word: RawRepresentable>(_ name: String, _ effect: (Word) -> ButtonEffect) -> (ButtonEffect, Value)?
    where Word.RawValue == String {
      guard let value = choose(fields[name]), let word = FontNames.word(value).flatMap(Word.init(rawValue:)) else {
        return nil
      }
      return (effect(word), value)
    }
    let found = [
      each("buttonSize") { .buttonSize($0) }, each("titleAlignment") { .titleAlignment($0) },
      each("imagePlacement") { .imagePlacement($0) }, each("cornerStyle") { .cornerStyle($0) },
      each("indicator") { .indicator($0) },
    ]
    for (effect, value) in found.compactMap(\.self) { add(effect, value) }
    if let value = choose(fields["titleLineBreakMode"]), let mode = FontNames.word(value).flatMap(Self.mode) {
      add(.titleLineBreak(mode), value)
    }
    if let value = choose(fields["subtitleLineBreakMode"]), let mode = FontNames.word(value).flatMap(Self.mode) {
      add(.subtitleLineBreak(mode), value)
    }
  }

  private mutating func addNumbers(_ fields: [String: Value]) {
    for (name, effect) in [
      ("titlePadding", ButtonEffect.titlePadding), ("imagePadding", ButtonEffect.imagePadding),
      ("imageReservation", ButtonEffect.imageReservation),
    ] {
      if let value = choose(fields[name]), let length = number(value) { add(effect(length), value) }
    }
    if case .record(let background)? = choose(fields["background"])?.content,
      let value = choose(background.fields["strokeWidth"]), let width = number(value)
    {
      add(.strokeWidth(width), value)
    }
  }

  private mutating func addInsets(_ value: Value?) {
    guard let value = choose(value) else { return }
    guard case .record(let record) = value.content else {
      notes.append("inset-not-a-number: contentInsets")
      return
    }
    var sides: [DirectionalSide: Double] = [:]
    for side in DirectionalSide.allCases {
      guard let part = choose(record.fields[side.rawValue]) else { continue }
      if let length = number(part) {
        sides[side] = length
      } else {
        notes.append("inset-not-a-number: contentInsets.\(side.rawValue)")
      }
    }
    guard !sides.isEmpty else { return }
    add(.contentInsets(sides), value, "contentInsets")
  }

  // MARK: Values

  /// An image, or none; nil where the value says neither.
  private func imageOrNone(_ value: Value) -> (image: ButtonImage?, Void)? {
    switch value.content {
    case .null: return (nil, ())
    case .image(let name, let isSymbol):
      if isSymbol { return (.symbol(named: name), ()) }
      // A bar icon's usual extent stands in for an asset whose size the code does not tell.
      return (ButtonImage(size: Size(width: 24, height: 24), name: name, isEstimated: true), ())
    case .unknown: return (ButtonImage(size: Size(width: 24, height: 24), isEstimated: true), ())
    default: return nil
    }
  }

  /// The line-break mode of a name in UIKit, or nil.
  static func mode(_ name: String) -> LineBreakMode? {
    switch name {
    case "byWordWrapping": .byWordWrapping
    case "byCharWrapping": .byCharWrapping
    case "byClipping": .byClipping
    case "byTruncatingHead": .byTruncatingHead
    case "byTruncatingTail": .byTruncatingTail
    case "byTruncatingMiddle": .byTruncatingMiddle
    default: nil
    }
  }

  private static func words(_ font: FontDescriptor) -> String {
    let family: String
    switch font.family {
    case .system: family = "system"
    case .named(let name), .file(let name): family = name
    }
    let style = font.textStyle.map { " as " + $0.rawValue } ?? ""
    let size = font.size == font.size.rounded() ? String(Int(font.size)) : String(font.size)
    return "\(family) \(size) \(font.weight.name)\(style)"
  }

  /// An unknown value's expression.
  static func expression(_ value: Value) -> String {
    if case .unknown(let unknown) = value.content { unknown.expression } else { "" }
  }
}
