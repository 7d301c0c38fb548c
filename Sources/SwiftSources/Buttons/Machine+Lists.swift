import TitlefitControls

/// Lists that code writes out.
extension Machine {
  /// A function of a list.
  mutating func callList(_ name: String, of values: [Value], base: Value, _ node: SyntaxNode) -> Value {
    let arguments = arguments(of: node)
    if name == "joined" { return joined(values, by: value("separator", in: arguments), node) }
    guard case .closure(let closure)? = arguments.last?.value.content else { return unknown(.functionResult, node) }
    switch name {
    case "forEach":
      for value in values.prefix(64) {
        _ = call(closure, [ArgumentValue(label: nil, value: value)], at: node)
      }
      return base
    case "map", "compactMap":
      let results = values.prefix(64).map { value in
        call(closure, [ArgumentValue(label: nil, value: value)], at: node) ?? unknown(.functionResult, node)
      }
      return Value(.list(Array(results)), at: place(node))
    default: return unknown(.functionResult, node)
    }
  }

  /// `[a, b].joined(separator: " ")`.
  private func joined(_ values: [Value], by separator: Value?, _ node: SyntaxNode) -> Value {
    let empty = Value(.text(TextValue(.literal(""))), at: place(node))
    guard values.count <= 16, var result = values.first else { return unknown(.joinedText, node) }
    for value in values.dropFirst() { result = joined(joined(result, separator ?? empty, node), value, node) }
    return result
  }
}
