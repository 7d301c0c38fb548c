/// Which argument goes to which parameter.
enum ParameterMatching {
  /// Whether a call with the arguments can mean a function with the parameters.
  static func fits(_ arguments: [ArgumentValue], to parameters: [SyntaxNode]) -> Bool {
    var rest = parameters[...]
    for argument in arguments {
      if argument.label == nil, case .closure = argument.value.content, rest.isEmpty == false {
        // A trailing closure has lost its label.
        rest = rest.dropFirst()
        continue
      }
      guard let found = rest.firstIndex(where: { $0.label == argument.label }) else { return false }
      guard rest[..<found].allSatisfy({ $0.value != nil || isClosureType($0) }) else { return false }
      rest = rest[(found + 1)...]
    }
    return rest.allSatisfy { $0.value != nil || isClosureType($0) || isVariadic($0) }
  }

  /// The argument of each parameter, nil where the call gives none.
  static func match(_ arguments: [ArgumentValue], to parameters: [SyntaxNode]) -> [Value?] {
    var result: [Value?] = Array(repeating: nil, count: parameters.count)
    var next = 0
    for argument in arguments {
      let found = parameters.indices.first { $0 >= next && parameters[$0].label == argument.label }
      if let found {
        result[found] = argument.value
        next = found + 1
      } else if argument.label == nil, let last = parameters.indices.last(where: { $0 >= next }) {
        result[last] = argument.value
      }
    }
    return result
  }

  private static func isClosureType(_ parameter: SyntaxNode) -> Bool {
    parameter.type.map { !$0.descendants(.functionType).isEmpty } ?? false
  }

  private static func isVariadic(_ parameter: SyntaxNode) -> Bool {
    parameter.type.map { $0.text.hasSuffix("...") } ?? false
  }
}
