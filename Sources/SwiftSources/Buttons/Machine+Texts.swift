import TitlefitControls
import TitlefitLocales

/// Texts: literals, keys, wrappers, generated members, formatted values.
extension Machine {
  /// The value of an argument by its label.
  func value(_ label: String?, in arguments: [ArgumentValue]) -> Value? {
    arguments.first { $0.label == label }?.value
  }

  /// The characters of a value that can be a key, or nil.
  func keyCandidate(_ value: Value) -> String? {
    guard case .text(let text) = value.content else { return nil }
    return text.literal
  }

  /// The table that arguments name, or nil.
  func table(in arguments: [ArgumentValue]) -> String? {
    for label in ["tableName", "table", "inTable"] {
      if let value = value(label, in: arguments), case .text(let text) = value.content { return text.literal }
    }
    return nil
  }

  /// The text that a key means in a table, for each of the key's alternatives.
  func localized(key: Value, table: String, fallback: Value?) -> Value {
    Merging.map(key) { key in
      guard let literal = keyCandidate(key) else {
        // A text that is looked up already stays what it is.
        if case .text = key.content { return key }
        guard case .unknown(let value) = key.content else { return key }
        let reason: Unresolved = value.reason == .parameter ? .parameter : .keyNotLiteral
        return Value(.unknown(UnknownValue(reason, value.expression, parts: value.parts)), at: key.place)
      }
      let standard = fallback.flatMap(keyCandidate) ?? KeyShape.textOfKey(literal)
      return Value(.text(TextValue(.unit(table: table, key: literal, fallback: standard))), at: key.place)
    }
  }

  /// Functions of Foundation and of the project's settings that give a text.
  mutating func callTextFunction(_ name: String, _ node: SyntaxNode) -> Value? {
    switch name {
    case "NSLocalizedString":
      let arguments = arguments(of: node)
      guard let key = arguments.first(where: { $0.label == nil })?.value else { return nil }
      return localized(key: key, table: table(in: arguments) ?? "Localizable", fallback: value("value", in: arguments))
    case "NSLocalizedStringFromTable", "CFCopyLocalizedString": return nil
    case "LocalizedStringResource", "LocalizedStringKey":
      let arguments = arguments(of: node)
      if let key = node.argument(nil) { return localizedKey(key, arguments, node) }
      return nil
    case "String": return callString(node)
    case "AttributedString", "NSAttributedString", "NSMutableAttributedString": return attributed(node)
    case "AttributeContainer":
      if node.arguments.isEmpty { return Value(.record(Record(.attributes)), at: place(node)) }
      return arguments(of: node).first?.value
    default: return nil
    }
  }

  /// A key that may hold interpolations, which make it a format key.
  mutating func localizedKey(_ key: SyntaxNode, _ arguments: [ArgumentValue], _ node: SyntaxNode) -> Value {
    let table = table(in: arguments) ?? "Localizable"
    let parts = key.unwrapped.stringParts
    let fallback = value("defaultValue", in: arguments)
    guard key.unwrapped.kind == .stringLiteral, key.unwrapped.stringValue == nil, !parts.isEmpty else {
      return localized(
        key: arguments.first { $0.label == nil }?.value ?? evaluate(key), table: table, fallback: fallback)
    }
    let names = FormatKeys.candidates(parts).map { UnitName(table: table, key: $0) }
    return Value(.text(TextValue(.oneOf(names, fallback: fallback.flatMap(keyCandidate)))), at: place(key))
  }

  private mutating func callString(_ node: SyntaxNode) -> Value? {
    if let key = node.argument("localized") {
      let arguments = arguments(of: node)
      if key.unwrapped.kind == .stringLiteral {
        let first = arguments.first { $0.label == "localized" }.map { ArgumentValue(label: nil, value: $0.value) }
        return localizedKey(key, [first].compactMap(\.self) + arguments, node)
      }
      let value = value("localized", in: arguments) ?? evaluate(key)
      if case .text(let text) = value.content, text.literal == nil { return value }
      return localized(key: value, table: table(in: arguments) ?? "Localizable", fallback: nil)
    }
    if node.argument("format") != nil {
      let arguments = arguments(of: node)
      guard let format = value("format", in: arguments) else { return nil }
      let listed = value("arguments", in: arguments)?.elements
      return formatted(format, with: listed ?? arguments.filter { $0.label == nil }.map(\.value), node)
    }
    guard let inner = node.argument(nil) else { return nil }
    let value = evaluate(inner)
    switch value.content {
    case .text, .alternatives: return value
    case .unknown(let unknown) where !unknown.parts.isEmpty: return value
    default: return unknown(.runTimeText, node)
    }
  }

  /// A format with its arguments: the format's own key, its placeholders filled with the arguments that are known.
  func formatted(_ format: Value, with arguments: [Value], _ node: SyntaxNode) -> Value {
    let pieces = arguments.map(piece)
    return Merging.map(format) { format in
      guard case .text(let text) = format.content else { return format }
      guard let literal = text.literal else {
        guard pieces.contains(where: { $0 != nil }) else { return format }
        var filled = text
        filled.source = .filled(text.source, arguments: pieces)
        return Value(.text(filled), at: format.place)
      }
      if let composed = Self.composed(literal, pieces) { return Value(.text(composed), at: format.place) }
      let parts = arguments.compactMap(keyed)
      if !parts.isEmpty { return unknown(.joinedText, node, parts: parts) }
      // A literal format without words shows run-time values alone.
      let hasWords = literal.unicodeScalars.contains { $0.properties.isAlphabetic } && literal.contains(" ")
      return hasWords ? format : unknown(.runTimeText, node)
    }
  }

  /// What is put in a placeholder's place, where it is known and the same whichever way the code goes.
  private func piece(_ value: Value) -> TextPiece? {
    guard case .text(let text) = value.content else { return nil }
    return TextPiece(text.source, transform: text.transform)
  }

  /// A literal format such as `"%@ (%@)"` with arguments that are all known; nil for other formats.
  private static func composed(_ format: String, _ arguments: [TextPiece?]) -> TextValue? {
    let texts = format.split(separator: "%@", omittingEmptySubsequences: false).map(String.init)
    guard texts.count == arguments.count + 1, texts.count > 1, !texts.contains(where: { $0.contains("%") }) else {
      return nil
    }
    var parts = [TextValue(.literal(texts[0]))]
    for (argument, text) in zip(arguments, texts.dropFirst()) {
      guard let argument else { return nil }
      var value = TextValue(argument.source)
      value.transform = argument.transform
      parts += [value, TextValue(.literal(text))]
    }
    return TextValue.joined(parts)
  }

  private mutating func attributed(_ node: SyntaxNode) -> Value {
    if let key = node.argument("localized") {
      let arguments = arguments(of: node)
      return localizedKey(
        key, arguments.map { ArgumentValue(label: $0.label == "localized" ? nil : $0.label, value: $0.value) }, node)
    }
    let arguments = arguments(of: node)
    let text = arguments.first { ["string", "markdown", nil].contains($0.label) }?.value
    guard let text else { return Value(.text(TextValue(.literal(""))), at: place(node)) }
    let attributes = value("attributes", in: arguments)
    guard let font = attributes.flatMap(attributedFont) else { return text }
    return Merging.map(text) { value in
      guard case .text(var text) = value.content else { return value }
      text.font = font
      return Value(.text(text), at: value.place)
    }
  }

  /// `localizedString(forKey:…)` of any bundle, whatever it is called on.
  mutating func callTextLookup(_ name: String, _ node: SyntaxNode, _ arguments: [ArgumentValue]) -> Value? {
    switch name {
    case "localizedString":
      guard let key = value("forKey", in: arguments) else { return nil }
      return localized(key: key, table: table(in: arguments) ?? "Localizable", fallback: value("value", in: arguments))
    case "localizedStringWithFormat":
      return arguments.first.map { formatted($0.value, with: arguments.dropFirst().map(\.value), node) }
    case "string" where arguments.first?.label == "from" || arguments.first?.label == "for":
      return formatterText(node)
    case "formatted": return formattedValue(node)
    case "joined" where arguments.first?.label == "separator": return unknown(.joinedText, node)
    default: return nil
    }
  }

  /// What a formatter object makes, by its name in the code.
  private func formatterText(_ node: SyntaxNode) -> Value? {
    guard let base = node.callee?.base else { return nil }
    let words = base.text.lowercased()
    let kinds: [(String, FormattedValue)] = [
      ("relativedate", .relativeDate), ("measurement", .measurement), ("bytecount", .byteCount),
      ("duration", .duration),
      ("datecomponents", .duration), ("interval", .duration), ("percent", .percent), ("currency", .currency),
      ("price", .currency), ("list", .list), ("distance", .measurement), ("length", .measurement), ("time", .time),
      ("date", .date), ("number", .number),
    ]
    guard words.contains("format"), let kind = kinds.first(where: { words.contains($0.0) }) else { return nil }
    return Value(.text(TextValue(.formatted(kind.1))), at: place(node))
  }

  /// What `value.formatted(…)` makes, by the style that is named.
  private func formattedValue(_ node: SyntaxNode) -> Value? {
    let style = node.arguments.map(\.text).joined(separator: " ")
    let kinds: [(String, FormattedValue)] = [
      (".relative", .relativeDate), (".percent", .percent), (".currency", .currency), (".measurement", .measurement),
      (".byteCount", .byteCount), (".list", .list), (".units", .duration), (".time", .duration), (".number", .number),
    ]
    if let kind = kinds.first(where: { style.contains($0.0) }) {
      return Value(.text(TextValue(.formatted(kind.1))), at: place(node))
    }
    if style.contains("date:") || style.contains("time:") || style.contains("dateTime") {
      let hasDate = !style.contains("date: .omitted")
      let hasTime = !style.contains("time: .omitted")
      let kind: FormattedValue = hasDate && hasTime ? .dateTime : hasDate ? .date : .time
      return Value(.text(TextValue(.formatted(kind))), at: place(node))
    }
    return nil
  }

  // MARK: Members of texts

  mutating func textMember(_ name: String, of text: TextValue, base: Value, at node: SyntaxNode) -> Value {
    if let transform = TextTransform(memberName: name) { return transformed(base, by: transform) }
    if let property = index.property(name, of: "String", file: frame.file)
      ?? index.property(name, of: "StringProtocol", file: frame.file)
    {
      return evaluateProperty(property, of: base, at: node)
    }
    if let wrapper = wrapper(named: name, base: nil), text.literal != nil {
      return localized(key: base, table: wrapper.table, fallback: nil)
    }
    switch name {
    case "count", "isEmpty", "first", "last", "hash", "utf8", "utf16": return unknown(.runTimeText, node)
    case "string", "description", "characters", "localizedStringResource", "text", "key", "value": return base
    default:
      if text.literal != nil, name.lowercased().contains("locali") {
        foreignWrappers[name, default: 0] += 1
        return unknown(.declarationOutside, node)
      }
      return text.literal == nil ? base : unknown(.declarationOutside, node)
    }
  }

  mutating func callText(_ name: String, of text: TextValue, base: Value, _ node: SyntaxNode) -> Value {
    if let transform = TextTransform(functionName: name) { return transformed(base, by: transform) }
    let found = index.functions(name, of: "String") + index.functions(name, of: "StringProtocol")
    let arguments = arguments(of: node)
    if !found.isEmpty { return call(found, arguments, selfValue: base, node) }
    if let wrapper = wrapper(named: name, base: nil), text.literal != nil {
      return localized(
        key: base, table: table(in: arguments) ?? wrapper.table, fallback: value("value", in: arguments))
    }
    switch name {
    case "appending":
      guard let more = arguments.first?.value else { return base }
      return joined(base, more, node)
    case "prefix", "suffix", "dropFirst", "dropLast":
      guard case .number? = arguments.first?.value.content else {
        return unknown(.joinedText, node, parts: text.literal == nil ? [text] : [])
      }
      return cut(text, node)
    case "replacingOccurrences", "padding":
      return unknown(.joinedText, node, parts: text.literal == nil ? [text] : [])
    case "trimmingCharacters", "setAttributes", "mergeAttributes", "addAttributes", "addAttribute": return base
    case "settingAttributes", "mergingAttributes":
      guard let font = arguments.first.flatMap({ attributedFont($0.value) }) else { return base }
      var copy = text
      copy.font = font
      return Value(.text(copy), at: base.place)
    default:
      // Generated members with arguments are called; the text stays that of the key.
      if text.literal == nil { return base }
      if name.lowercased().contains("locali") { foreignWrappers[name, default: 0] += 1 }
      return unknown(.declarationOutside, node)
    }
  }

  /// A text of which code keeps some characters.
  private func cut(_ text: TextValue, _ node: SyntaxNode) -> Value {
    var value = UnknownValue(.joinedText, Excerpt.of(node), parts: text.literal == nil ? [text] : [])
    value.isCut = text.literal == nil
    return Value(.unknown(value), at: place(node))
  }

  private func transformed(_ value: Value, by transform: TextTransform) -> Value {
    guard case .text(var text) = value.content else { return value }
    if let literal = text.literal, transform == .uppercased { text.source = .literal(literal.uppercased()) }
    if text.literal == nil || transform != .uppercased { text.transform = transform }
    return Value(.text(text), at: value.place)
  }

  /// What the project's settings say about a function or member, or nil.
  func wrapper(named name: String, base: SyntaxNode?) -> TextWrapper? {
    let path = (base?.memberPath?.names ?? []) + [name]
    let full = path.joined(separator: ".")
    return index.settings.wrappers.first { $0.name == full } ?? index.settings.wrappers.first { $0.name == name }
  }

  /// The text of a generated member whose file is not in the tree, or nil where the root is no generator's.
  func generatedMember(_ name: String, of type: String, at node: SyntaxNode) -> Value? {
    let full = type + "." + name
    let roots = index.settings.generated + GeneratedRoot.usual
    guard let root = roots.first(where: { full.hasPrefix($0.name + ".") }) else { return nil }
    let path = full.dropFirst(root.name.count + 1).split(separator: ".").map(String.init)
    let member = GeneratedMember(text: full, path: path, table: root.table)
    return Value(.text(TextValue(.member(member))), at: place(node))
  }
}

extension GeneratedRoot {
  /// The generators' usual roots.
  ///
  /// Source: SwiftGen's and R.swift's documentation; `Strings` by its use in public projects.
  fileprivate static let usual = [
    GeneratedRoot(name: "L10n"), GeneratedRoot(name: "Strings"), GeneratedRoot(name: "R.string"),
  ]
}

extension TextTransform {
  /// The transform that a property makes, or nil.
  fileprivate init?(memberName name: String) {
    switch name {
    case "localizedUppercase": self = .localizedUppercase
    case "localizedLowercase": self = .localizedLowercase
    case "localizedCapitalized": self = .localizedCapitalized
    case "capitalized": self = .capitalized
    default: return nil
    }
  }

  /// The transform that a method makes, or nil.
  fileprivate init?(functionName name: String) {
    switch name {
    case "uppercased": self = .uppercased
    case "lowercased": self = .lowercased
    case "capitalized": self = .localizedCapitalized
    default: return nil
    }
  }
}

/// What a key's own characters tell.
enum KeyShape {
  /// The key where it reads like a text that is shown as it is when no catalog has it, else nil.
  static func textOfKey(_ key: String) -> String? {
    let isText = key.contains(" ") && !key.contains("_") || !key.unicodeScalars.allSatisfy(\.isASCII)
    return isText ? key : nil
  }
}

/// The format keys that an interpolated key may mean.
enum FormatKeys {
  /// The keys with each interpolation as an integer, an object or a floating number; at most 27.
  static func candidates(_ parts: [StringPart]) -> [String] {
    var keys = [""]
    for part in parts {
      switch part {
      case .text(let text):
        keys = keys.map { $0 + text.split(separator: "%", omittingEmptySubsequences: false).joined(separator: "%%") }
      case .interpolation:
        let kinds = keys.count > 9 ? ["%@"] : ["%lld", "%@", "%lf"]
        keys = keys.flatMap { key in kinds.map { key + $0 } }
      }
    }
    return keys
  }
}
