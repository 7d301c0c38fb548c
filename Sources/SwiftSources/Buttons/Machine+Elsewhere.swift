import TitlefitControls

/// A call that makes an instance of a type of the project.
struct Construction: Sendable {
  /// The call.
  var node: SyntaxNode
  /// The file's number.
  var file: Int
  /// The type whose code makes the instance, or nil outside types.
  var maker: String?
}

/// Values that other code gives: where it makes instances, and where types meet a protocol.
extension Machine {
  /// The types of properties whose values are worth looking for.
  private static let textTypes: Set<String> = [
    "String", "LocalizedStringResource", "LocalizedStringKey", "AttributedString", "NSAttributedString", "StaticString",
  ]

  /// The most places or types that are looked at for one value.
  private static let elsewhereLimit = 12

  /// The texts that code gives a stored property where it makes instances of its type; nil where none can be read.
  mutating func givenTexts(_ property: PropertyDeclaration, of type: String) -> Value? {
    guard let typeName = property.typeName, Self.textTypes.contains(typeName), !property.isList,
      frames.count + 2 < Self.callLimit
    else { return nil }
    let last = type.split(separator: ".").last.map(String.init) ?? type
    var found: [Alternative] = []
    var unread: Value?
    for made in (index.constructions[last] ?? []).prefix(Self.elsewhereLimit) {
      guard let argument = made.node.arguments.first(where: { $0.label == property.name })?.value,
        index.type(made.node.callee?.memberPath?.names.joined(separator: ".") ?? last, inside: made.maker)?.name
          == type,
        let value = evaluate(argument, of: made)
      else { continue }
      for alternative in value.alternatives {
        switch alternative.value.content {
        case .text(let text) where text.literal != "":
          let condition = Condition("made as \(last)(\(property.name):)")
          found.append(Alternative(condition: condition, value: coerce(alternative.value, to: typeName)))
        case .unknown: unread = alternative.value
        default: break
        }
      }
    }
    guard !found.isEmpty else { return nil }
    if let unread { found.append(Alternative(condition: Condition("made elsewhere"), value: unread)) }
    return Merging.join(found)
  }

  private mutating func evaluate(_ argument: SyntaxNode, of made: Construction) -> Value? {
    guard !frames.contains(where: { $0.function?.node == made.node }), step() else { return nil }
    return inFrame(of: made.node, file: made.file, owner: made.maker) { $0.evaluate(argument) }
  }

  /// The values that the types which meet a protocol give one of its properties; nil where none can be read.
  mutating func conformingValues(_ name: String, of type: TypeDeclaration, _ base: Value, at node: SyntaxNode) -> Value?
  {
    guard type.kind == .other, frames.count + 2 < Self.callLimit, step() else { return nil }
    var found: [Alternative] = []
    for conformer in (index.conformers[type.name] ?? []).prefix(Self.elsewhereLimit) {
      guard let property = index.property(name, of: conformer, file: frame.file),
        property.getter != nil || property.node.value != nil
      else { continue }
      let own = Value(.unknown(UnknownValue(.memberOfValue, conformer, typeName: conformer)), at: base.place)
      let value =
        property.getter == nil
        ? evaluateProperty(property, of: nil, at: node) : evaluateProperty(property, of: own, at: node)
      for alternative in value.alternatives {
        guard case .text = alternative.value.content else { continue }
        let condition = Condition.both(Condition("as " + conformer), alternative.condition)
        found.append(Alternative(condition: condition, value: alternative.value))
      }
    }
    return Merging.join(found)
  }
}
