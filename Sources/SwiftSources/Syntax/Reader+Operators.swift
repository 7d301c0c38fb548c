extension Reader {
  /// An operator whose right operand is still to come.
  private struct Pending {
    var precedence: Precedence
    /// The operator's first token.
    var token: Int
    /// What stands between `?` and `:`.
    var middle: Draft?
    var isTernary = false
  }

  /// Reads an expression with all its operators, or returns nil where none starts.
  ///
  /// - Parameter least: operators that bind no tighter than this are left alone; nil takes all.
  mutating func readExpression(above least: Precedence? = nil) -> Draft? {
    deeper { $0.readSequence(above: least) }
  }

  private mutating func readSequence(above least: Precedence?) -> Draft? {
    guard let first = readOperand() else { return nil }
    guard isAtInfix else { return first }
    var operands = [first]
    var operators: [Pending] = []
    while let precedence = infixPrecedence, least.map({ precedence > $0 }) ?? true {
      let place = index
      reduce(&operands, &operators, before: precedence)
      if precedence == .casting {
        operands[operands.count - 1] = readCast(of: operands[operands.count - 1])
        continue
      }
      var pending = Pending(precedence: precedence, token: place)
      var isComplete = true
      if kind == .infixQuestion {
        advance()
        pending.isTernary = true
        pending.middle = readTernaryMiddle()
        // Without a colon it is what stands before the question mark.
        isComplete = take(.colon)
      } else {
        advanceOverOperator()
      }
      operators.append(pending)
      guard isComplete, !startsBinding, let operand = readOperand() else {
        report(.unexpectedTokens, at: min(index, tokens.count - 1))
        closeWithoutOperand(&operands, &operators)
        break
      }
      operands.append(operand)
    }
    reduce(&operands, &operators, before: nil)
    return operands.first
  }

  /// Whether `let` or `var` at the start of a line stands here, which is a declaration unless brackets are open.
  private var startsBinding: Bool {
    (word == .let || word == .var) && kind == .keyword && token.startsLine && openParentheses == 0
  }

  private mutating func readTernaryMiddle() -> Draft? {
    let outer = (refusesTrailingClosure, expectsAccessors)
    expectsAccessors = false
    defer { (refusesTrailingClosure, expectsAccessors) = outer }
    return readExpression()
  }

  /// Makes nodes of the operators that bind at least as tightly as the next one; of all where there is none.
  private mutating func reduce(_ operands: inout [Draft], _ operators: inout [Pending], before next: Precedence?) {
    while let last = operators.last, operands.count > 1 {
      if let next {
        guard last.precedence > next || last.precedence == next && !next.isRightAssociative else { return }
      }
      operators.removeLast()
      let right = operands.removeLast()
      let left = operands.removeLast()
      operands.append(join(left, right, last))
    }
  }

  private mutating func join(_ left: Draft, _ right: Draft?, _ pending: Pending) -> Draft {
    let kind: SyntaxKind =
      pending.isTernary ? .ternary : pending.precedence == .assignment ? .assignment : .binaryOperation
    let node = builder.make(kind, first: builder.first(of: left), name: pending.isTernary ? nil : pending.token)
    builder.add(left, to: node, as: pending.isTernary ? .condition : .left)
    if let middle = pending.middle { builder.add(middle, to: node, as: .then) }
    if let right { builder.add(right, to: node, as: pending.isTernary ? .otherwise : .right) }
    builder.end(node, at: right.map { builder.end(of: $0) } ?? index)
    return node
  }

  /// Makes a node of an operator whose right operand is missing.
  private mutating func closeWithoutOperand(_ operands: inout [Draft], _ operators: inout [Pending]) {
    guard let last = operators.popLast(), let left = operands.popLast() else { return }
    operands.append(join(left, nil, last))
  }

  private mutating func readCast(of value: Draft) -> Draft {
    let node = builder.make(word == .is ? .typeCheck : .cast, first: builder.first(of: value), name: index)
    builder.add(value, to: node, as: .value)
    advance()
    if kind == .postfixQuestion || kind == .exclamation, !token.followsSpace { advance() }
    if let type = readType() { builder.add(type, to: node, as: .type) }
    builder.end(node, at: index)
    return node
  }

  // MARK: Operators

  /// Whether an operator between operands stands here.
  private var isAtInfix: Bool {
    switch kind {
    case .binaryOperator, .equal, .infixQuestion, .arrow: true
    case .keyword: word == .as || word == .is
    default: false
    }
  }

  /// How tightly the operator at hand binds, or nil where none between operands stands.
  private var infixPrecedence: Precedence? {
    switch kind {
    case .equal: return .assignment
    case .infixQuestion: return .ternary
    case .arrow: return .unknown
    case .keyword: return word == .as || word == .is ? .casting : nil
    case .binaryOperator:
      var last = index
      while last + 1 < limit, tokens[last + 1].isJoined { last += 1 }
      return Precedence(bytes[tokens[index].range.lowerBound..<tokens[last].range.upperBound])
    default: return nil
    }
  }

  /// Passes over the operator at hand with all its tokens.
  mutating func advanceOverOperator() {
    advance()
    while index < limit, tokens[index].isJoined { index += 1 }
  }

  /// Whether a token can start an operand.
  func startsOperand(_ token: Token) -> Bool {
    switch token.kind {
    case .identifier, .integerLiteral, .floatLiteral, .stringStart, .regexLiteral, .leftParenthesis, .leftBracket,
      .leftBrace, .period, .pound, .backslash, .prefixOperator, .at:
      return true
    case .keyword:
      switch token.word {
      case .self, .selfType, .super, .anyType, .true, .false, .nil, .try, .if, .switch, .`init`, .is, .let, .var,
        .repeat, .do:
        return true
      default: return false
      }
    default: return false
    }
  }
}
