import TitlefitControls
import TitlefitTypography

/// Members and functions of UIKit's own types.
extension Machine {
  /// A static member of a type.
  mutating func staticMember(_ name: String, of type: String, at node: SyntaxNode) -> Value {
    let here = place(node)
    if let declared = index.type(type, inside: frame.typeName) {
      if name == "self" { return Value(.type(declared.name), at: here) }
      if declared.cases[name] != nil, declared.kind == .enumeration {
        return Value(.enumCase(type: declared.name, name: name), at: here)
      }
      if let property = index.property(name, of: declared.name, file: frame.file, isStatic: true) {
        return evaluateProperty(property, of: Value(.type(declared.name), at: here), at: node)
      }
      if index.types[declared.name + "." + name] != nil { return Value(.type(declared.name + "." + name), at: here) }
      let found = index.functions(name, of: declared.name)
      if !found.isEmpty { return unknown(.functionResult, node) }
      if declared.kind != .other, !index.settings.generated.contains(where: { declared.name.hasPrefix($0.name) }) {
        return unknown(.memberOfValue, node)
      }
    }
    if index.isAmbiguous(type, inside: frame.typeName) { return unknown(.severalDeclarations, node) }
    if let value = foreignStatic(name, of: type, at: here) { return value }
    if NameShape.isType(name) || (type == "R" && name == "string")
      || (type == "R.string" && index.types["R"] == nil)
    {
      return Value(.type(type + "." + name), at: here)
    }
    if let member = generatedMember(name, of: type, at: node) { return member }
    return unknown(isGeneratedLooking(type) ? .generatedMember : .declarationOutside, node)
  }

  private func isGeneratedLooking(_ type: String) -> Bool {
    let lower = type.lowercased()
    return lower.contains("string") || lower.contains("l10n") || lower.contains("locali")
  }

  private func foreignStatic(_ name: String, of type: String, at here: Place) -> Value? {
    switch type {
    case "UIEdgeInsets", "NSDirectionalEdgeInsets":
      return name == "zero" ? Value(.record(Record(.insets, Self.zeroInsets(at: here))), at: here) : nil
    case "CGSize", "CGRect", "CGPoint":
      return name == "zero" ? Value(.record(Record(.geometry)), at: here) : nil
    case "UIButton" where name == "Configuration": return Value(.type("UIButton.Configuration"), at: here)
    case "UIControl.State", "UIButton.ButtonType", "UIFont.Weight", "UIFont.TextStyle",
      "UIControl.ContentHorizontalAlignment",
      "UISemanticContentAttribute", "UIButton.Configuration.Size", "NSLineBreakMode", "UILayoutPriority",
      "UIButton.Configuration.CornerStyle", "UIButton.Configuration.TitleAlignment", "NSDirectionalRectEdge":
      return Value(.implicit(ImplicitMember(name: name, arguments: nil)), at: here)
    case "NSAttributedString.Key": return Value(.text(TextValue(.literal(name))), at: here)
    case "UIScreen", "UIDevice", "UIApplication", "Bundle", "Locale", "UIColor", "Color", "DispatchQueue",
      "NotificationCenter":
      return Value(.unknown(UnknownValue(.runTimeText, type + "." + name)), at: here)
    default: return nil
    }
  }

  /// A static function of a type outside the tree; nil where it is none that matters.
  mutating func callStaticBuiltin(_ name: String, of type: String, _ node: SyntaxNode) -> Value? {
    let here = place(node)
    switch type {
    case "UIFont", "Font":
      let arguments = arguments(of: node)
      if let font = FontNames.font(name, arguments) { return Value(.font(font), at: here) }
      return unknown(.functionResult, node)
    case "UIButton.Configuration":
      if let style = StyleNames.style(name) { return newConfiguration(style, at: here) }
      return nil
    case "NSLayoutConstraint" where name == "activate":
      _ = arguments(of: node)
      return Value(.absent, at: here)
    case "UIButton" where name == "systemButton":
      let arguments = arguments(of: node)
      let number = makeObject("UIButton", at: here)
      set(number, "buttonType", Value(.implicit(ImplicitMember(name: "system", arguments: nil)), at: here))
      if let image = value("with", in: arguments) { set(number, "image.normal", image) }
      return Value(.object(number), at: here)
    case "String":
      let arguments = arguments(of: node)
      return callTextLookup(name, node, arguments)
    case "UIView", "DispatchQueue": return callUnknown(name, node, base: Value(.type(type), at: here))
    default: return nil
    }
  }

  /// A member of a value of UIKit's own types.
  func builtinMember(_ name: String, of base: Value, at node: SyntaxNode) -> Value {
    switch base.content {
    case .font(let font):
      if name == "pointSize" { return Value(.number(font.size), at: base.place) }
      return unknown(.memberOfValue, node)
    case .list(let values):
      if name == "first", let first = values.first { return first }
      if name == "last", let last = values.last { return last }
      return unknown(.memberOfValue, node)
    case .number: return base
    default: return unknown(.memberOfValue, node)
    }
  }

  /// A function of a value of UIKit's own types.
  mutating func callBuiltin(_ name: String, of base: Value, _ node: SyntaxNode) -> Value {
    let arguments = arguments(of: node)
    switch base.content {
    case .font(let font): return changedFont(font, name, arguments, base, node)
    case .implicit(let member):
      if member.name.hasPrefix("metrics."), name == "scaledFont" {
        let style = FontNames.textStyle(String(member.name.dropFirst(8)))
        let inner = value("for", in: arguments).map { font($0) }
        if case .font(var font)? = inner?.content {
          font.textStyle = style
          return Value(.font(font), at: base.place)
        }
        return unknown(.functionResult, node)
      }
      if case .font(let font) = font(base).content { return changedFont(font, name, arguments, base, node) }
      return unknown(.functionResult, node)
    case .number:
      return callTextLookup(name, node, arguments) ?? unknown(.runTimeText, node)
    default: return callTextLookup(name, node, arguments) ?? unknown(.functionResult, node)
    }
  }

  private func changedFont(
    _ font: FontDescriptor, _ name: String, _ arguments: [ArgumentValue], _ base: Value, _ node: SyntaxNode
  ) -> Value {
    var font = font
    switch name {
    case "withSize":
      guard case .number(let size)? = arguments.first?.value.content, size > 0 else { return base }
      (font.size, font.textStyle) = (size, nil)
    case "weight":
      guard let weight = arguments.first.flatMap({ FontNames.word($0.value) }).flatMap(FontWeight.init(name:)) else {
        return base
      }
      font.weight = weight
    case "bold": font.weight = .bold
    case "italic": font.isItalic = true
    default: return unknown(.functionResult, node)
    }
    return Value(.font(font), at: base.place)
  }

  // MARK: Records

  /// A member of a configuration, of insets or of attributes.
  mutating func recordMember(_ name: String, of record: Record, base: Value, at node: SyntaxNode) -> Value {
    if let value = record.fields[name], !value.isAbsent { return value }
    if record.type == .configuration {
      if let property = index.property(name, of: "UIButton.Configuration", file: frame.file), property.getter != nil {
        return evaluateProperty(property, of: base, at: node)
      }
      if name == "contentInsets" || name == "background" { return Value(.record(Record(.insets)), at: place(node)) }
      if name == "title" || name == "subtitle" { return Value(.null, at: place(node)) }
    }
    return unknown(.memberOfValue, node)
  }

  mutating func callRecord(_ name: String, of record: Record, base: Value, _ node: SyntaxNode) -> Value {
    if record.type == .configuration {
      let found = index.functions(name, of: "UIButton.Configuration")
      if !found.isEmpty { return call(found, arguments(of: node), selfValue: base, node) }
      if name == "updated" { return base }
    }
    let arguments = arguments(of: node)
    if record.type == .attributes, name == "merging" || name == "merge" || name == "mergingAttributes" {
      guard let font = arguments.first.flatMap({ attributedFont($0.value) }) else { return base }
      var copy = record
      copy.fields["font"] = Value(.font(font), at: arguments.first?.value.place ?? base.place)
      return Value(.record(copy), at: base.place)
    }
    return unknown(.functionResult, node)
  }
}
