import TitlefitControls
import TitlefitTypography

/// Fonts, insets and other values that need a type to be understood.
extension Machine {
  /// A value as the type that is written for it understands it.
  mutating func coerce(_ value: Value, to typeName: String?) -> Value {
    guard let typeName else { return value }
    switch typeName {
    case "LocalizedStringResource", "LocalizedStringKey", "String.LocalizationValue":
      return localized(key: value, table: "Localizable", fallback: nil)
    case "UIButton.Configuration": return configuration(value)
    case "UIFont", "Font": return font(value)
    case "UIEdgeInsets", "NSDirectionalEdgeInsets", "EdgeInsets": return insets(value)
    case "NSAttributedString", "AttributedString", "NSMutableAttributedString", "String", "CGFloat", "Int", "Double":
      return implicitConstruct(value, typeName)
    default: break
    }
    if case .implicit(let member) = value.content { return ownImplicit(member, value, typeName) }
    if case .unknown(var unknown) = value.content, unknown.typeName == nil {
      unknown.typeName = typeName
      return Value(.unknown(unknown), at: value.place)
    }
    return value
  }

  private mutating func implicitConstruct(_ value: Value, _ typeName: String) -> Value {
    guard case .implicit(let member) = value.content else { return value }
    if member.name == "init", let arguments = member.arguments {
      let text = arguments.first { $0.label == nil || $0.label == "string" }?.value
      guard var result = text else { return value }
      if let font = arguments.first(where: { $0.label == "attributes" }).flatMap({ attributedFont($0.value) }),
        case .text(var text) = result.content
      {
        text.font = font
        result = Value(.text(text), at: result.place)
      }
      return result
    }
    return ownImplicit(member, value, typeName)
  }

  /// `.name` and `.name(…)` of a type of the project or of an extension.
  mutating func ownImplicit(_ member: ImplicitMember, _ value: Value, _ typeName: String) -> Value {
    let declared = index.type(typeName, inside: frame.typeName)
    guard let declared else { return value }
    if declared.cases[member.name] != nil {
      return Value(.enumCase(type: declared.name, name: member.name), at: value.place)
    }
    if member.name == "init", let arguments = member.arguments {
      return construct(declared.name, arguments, at: value.place)
    }
    if let arguments = member.arguments {
      let found = index.functions(member.name, of: declared.name).filter(\.isStatic)
      guard let function = found.first(where: { ParameterMatching.fits(arguments, to: $0.node.parameters) }) else {
        return value
      }
      return callStatic(function, arguments, at: value.place) ?? value
    }
    if let property = index.property(member.name, of: declared.name, file: frame.file), property.isStatic {
      return evaluateProperty(property, of: Value(.type(declared.name), at: value.place), at: property.node)
    }
    return value
  }

  private mutating func callStatic(
    _ function: FunctionDeclaration, _ arguments: [ArgumentValue], at place: Place
  ) -> Value? {
    inlined.insert(function.place)
    let matched = ParameterMatching.match(arguments, to: function.node.parameters)
    var declares: [String: Value] = [:]
    for (parameter, argument) in zip(function.node.parameters, matched) {
      guard let name = parameter.name else { continue }
      let typeName = TypeText.name(parameter.type)
      declares[name] =
        argument.map { coerce($0.bounded, to: typeName) } ?? parameter.value.map { evaluate($0, inFile: function.file) }
        ?? parameterValue(parameter, typeName: typeName, file: function.file)
    }
    return invoke(
      function, items: function.node.body?.items ?? [],
      selfValue: Value(.type(function.owner ?? ""), at: place), declares: declares,
      resultType: TypeText.name(function.node.type))
  }

  // MARK: Fonts

  /// A value as a font.
  mutating func font(_ value: Value) -> Value {
    switch value.content {
    case .alternatives(let list):
      return Merging.join(list.map { Alternative(condition: $0.condition, value: font($0.value)) }) ?? value
    case .implicit(let member):
      if let font = FontNames.font(member.name, member.arguments ?? []) { return Value(.font(font), at: value.place) }
      return ownImplicit(member, value, "UIFont")
    default: return value
    }
  }

  /// The font that attributes give, or nil.
  func attributedFont(_ attributes: Value) -> FontDescriptor? {
    switch attributes.content {
    case .record(let record):
      if case .font(let font)? = record.fields["font"]?.content { return font }
      if case .implicit(let member)? = record.fields["font"]?.content {
        return FontNames.font(member.name, member.arguments ?? [])
      }
      return nil
    case .implicit(let member):
      return (member.arguments ?? []).lazy.compactMap { self.attributedFont($0.value) }.first
    case .font(let font): return font
    default: return nil
    }
  }

  // MARK: Insets

  /// A value as insets.
  func insets(_ value: Value) -> Value {
    Merging.map(value) { value in
      guard case .implicit(let member) = value.content else { return value }
      if member.name == "zero" {
        return Value(.record(Record(.insets, Self.zeroInsets(at: value.place))), at: value.place)
      }
      guard member.name == "init", let arguments = member.arguments else { return value }
      return Value(.record(Self.insets(arguments, at: value.place)), at: value.place)
    }
  }

  /// Insets from an initializer's arguments.
  static func insets(_ arguments: [ArgumentValue], at place: Place) -> Record {
    if arguments.isEmpty { return Record(.insets, zeroInsets(at: place)) }
    var fields: [String: Value] = [:]
    for argument in arguments { if let label = argument.label { fields[label] = argument.value } }
    return Record(.insets, fields)
  }

  /// No insets on all sides, physical and in reading direction.
  static func zeroInsets(at place: Place) -> [String: Value] {
    var fields: [String: Value] = [:]
    for side in ["top", "leading", "bottom", "trailing", "left", "right"] {
      fields[side] = Value(.number(0), at: place)
    }
    return fields
  }

  // MARK: Configurations

  /// A value as a configuration.
  mutating func configuration(_ value: Value) -> Value {
    switch value.content {
    case .alternatives(let list):
      return Merging.join(list.map { Alternative(condition: $0.condition, value: configuration($0.value)) }) ?? value
    case .implicit(let member):
      if let style = StyleNames.style(member.name) { return newConfiguration(style, at: value.place) }
      return ownImplicit(member, value, "UIButton.Configuration")
    default: return value
    }
  }

  /// A fresh configuration of a style.
  func newConfiguration(_ style: String, at place: Place) -> Value {
    let field = Value(.implicit(ImplicitMember(name: style, arguments: nil)), at: place)
    return Value(.record(Record(.configuration, ["style": field])), at: place)
  }
}

/// The names of a configuration's styles.
enum StyleNames {
  /// The style that a constructor makes, or nil.
  static func style(_ name: String) -> String? {
    let names: Set = [
      "plain", "gray", "tinted", "filled", "borderless", "bordered", "borderedTinted", "borderedProminent", "glass",
      "prominentGlass", "clearGlass", "prominentClearGlass",
    ]
    return names.contains(name) ? name : nil
  }
}

/// The names of fonts in UIKit and SwiftUI.
enum FontNames {
  /// The font that a constructor of UIFont or Font makes, or nil.
  static func font(_ name: String, _ arguments: [ArgumentValue]) -> FontDescriptor? {
    func number(_ label: String) -> Double? {
      guard case .number(let number)? = arguments.first(where: { $0.label == label })?.value.content, number > 0 else {
        return nil
      }
      return number
    }
    let weight = arguments.first { $0.label == "weight" }.flatMap { word($0.value) }.flatMap(FontWeight.init(name:))
    switch name {
    case "systemFont", "monospacedDigitSystemFont", "monospacedSystemFont", "rounded":
      return number("ofSize").map { .system($0, weight: weight ?? .regular) }
    case "boldSystemFont": return number("ofSize").map { .system($0, weight: .bold) }
    case "italicSystemFont":
      return number("ofSize").map { size in
        var font = FontDescriptor.system(size)
        font.isItalic = true
        return font
      }
    case "preferredFont":
      let style = arguments.first { $0.label == "forTextStyle" }.flatMap { word($0.value) }.flatMap(textStyle)
      return style.map { FontDescriptor(textStyle: $0) }
    case "system": return swiftUISystem(arguments, number("size"), weight)
    case "custom", "init": return named(arguments, number("size") ?? number("fixedSize"))
    default: return textStyle(name).map { FontDescriptor(textStyle: $0) }
    }
  }

  private static func swiftUISystem(
    _ arguments: [ArgumentValue], _ size: Double?, _ weight: FontWeight?
  ) -> FontDescriptor? {
    if let size { return .system(size, weight: weight ?? .regular) }
    guard let style = arguments.first(where: { $0.label == nil }).flatMap({ word($0.value) }).flatMap(textStyle) else {
      return nil
    }
    var font = FontDescriptor(textStyle: style)
    if let weight { font.weight = weight }
    return font
  }

  private static func named(_ arguments: [ArgumentValue], _ size: Double?) -> FontDescriptor? {
    let first = arguments.first { $0.label == "name" || $0.label == nil }
    guard let size, case .text(let text)? = first?.value.content, let name = text.literal else { return nil }
    return FontDescriptor(family: .named(name), size: size)
  }

  /// The name of a member that stands for itself, such as `.semibold`.
  static func word(_ value: Value) -> String? {
    switch value.content {
    case .implicit(let member) where member.arguments == nil: member.name
    case .enumCase(_, let name): name
    default: nil
    }
  }

  /// The text style of a name in UIKit or SwiftUI, or nil.
  static func textStyle(_ name: String) -> TextStyle? {
    switch name {
    case "title": .title1
    case "caption": .caption1
    default: TextStyle(rawValue: name)
    }
  }
}
