import TitlefitControls
import TitlefitDiagnostics
import TitlefitGeometry

/// What own button classes do in `titleRect(forContentRect:)` and `intrinsicContentSize`.
///
/// Read are bodies that take fixed distances off what `super` gives, or add them to it; anything else is the class's own
/// geometry, which is said and never guessed.
struct GeometryOverrides: Sendable {
  private let index: ProjectIndex

  /// Prepares reading a project's classes.
  init(index: ProjectIndex) { self.index = index }

  /// The changes that a class's overrides make to its buttons.
  func effects(of className: String) -> [ButtonChange] {
    var changes: [ButtonChange] = []
    if let function = titleRect(of: className), let insets = padding(function) {
      changes.append(ButtonChange(.titleRectPadding(insets), at: index.location(function.place)))
    }
    if let function = rect("imageRect", of: className), let insets = shift(function) {
      changes.append(ButtonChange(.imageRectInsets(insets), at: index.location(function.place)))
    }
    if let property = intrinsicSize(of: className), let size = growth(property) {
      let location = index.location(property.place)
      if size.padding != .zero { changes.append(ButtonChange(.intrinsicPadding(size.padding), at: location)) }
      if let least = size.leastHeight { changes.append(ButtonChange(.minimumHeight(least), at: location)) }
      if let least = size.leastWidth { changes.append(ButtonChange(.minimumWidth(least), at: location)) }
    }
    return changes
  }

  /// What of a class's overrides cannot be read.
  func notes(of className: String) -> [String] {
    var notes: [String] = []
    if let function = titleRect(of: className), padding(function) == nil { notes.append("own-geometry: titleRect") }
    if let property = intrinsicSize(of: className), growth(property) == nil {
      notes.append("own-geometry: intrinsicContentSize")
    }
    if let function = rect("imageRect", of: className), shift(function) == nil {
      notes.append("own-geometry: imageRect")
    }
    return notes
  }

  private func titleRect(of className: String) -> FunctionDeclaration? { rect("titleRect", of: className) }

  private func rect(_ name: String, of className: String) -> FunctionDeclaration? {
    index.functions(name, of: className).first { $0.node.parameters.first?.label == "forContentRect" }
  }

  private func intrinsicSize(of className: String) -> PropertyDeclaration? {
    index.property("intrinsicContentSize", of: className, file: -1)
  }

  /// The number that an expression of a class has, its constants followed.
  private func number(_ node: SyntaxNode, in className: String?, file: Int) -> Double? {
    var machine = Machine(index: index, file: file)
    machine.frame.typeName = className
    let value = machine.evaluate(node)
    if case .number(let number) = value.content { return number }
    return nil
  }

  // MARK: titleRect

  private func padding(_ function: FunctionDeclaration) -> EdgeInsets? {
    guard let result = lastExpression(function.node.body), result.kind == .call, let callee = result.calleeNameNode
    else {
      return nil
    }
    guard let base = callee.base, isSuper(base, function.node.body) else { return nil }
    func length(_ label: StaticString) -> Double? {
      result.argument(label).flatMap { number($0, in: function.owner, file: function.file) }
    }
    switch callee.name {
    case "offsetBy":
      guard let dx = length("dx"), let dy = length("dy") else { return nil }
      return EdgeInsets(top: dy, left: dx, bottom: -dy, right: -dx)
    case "insetBy":
      guard let dx = length("dx"), let dy = length("dy") else { return nil }
      return EdgeInsets(top: dy, left: dx, bottom: dy, right: dx)
    case "inset":
      guard let by = result.argument("by"), by.kind == .call else { return nil }
      func side(_ label: StaticString) -> Double? {
        by.argument(label).flatMap { number($0, in: function.owner, file: function.file) }
      }
      guard let top = side("top"), let left = side("left"), let bottom = side("bottom"), let right = side("right")
      else {
        return nil
      }
      return EdgeInsets(top: top, left: left, bottom: bottom, right: right)
    default: return nil
    }
  }

  /// What a body moves `super`'s rectangle by; nil where it does anything else, since a smaller image is another matter.
  private func shift(_ function: FunctionDeclaration) -> EdgeInsets? {
    guard let insets = padding(function), insets.horizontal == 0, insets.vertical == 0 else { return nil }
    return insets
  }

  /// The value that a body returns, its last item.
  private func lastExpression(_ body: SyntaxNode?) -> SyntaxNode? {
    guard let last = body?.items.last else { return nil }
    return last.kind == .returnStatement ? last.value?.unwrapped : last.unwrapped
  }

  /// Whether an expression is what `super` gives, or a constant that holds it.
  private func isSuper(_ node: SyntaxNode, _ body: SyntaxNode?, depth: Int = 0) -> Bool {
    guard depth < 8 else { return false }
    let node = node.unwrapped
    switch node.kind {
    case .call: return node.calleeNameNode?.base?.isNamed("super") == true
    case .memberAccess: return node.base?.isNamed("super") == true
    case .identifier:
      let binding = body?.descendants(.binding).first { $0.name == node.name }
      guard let value = binding?.value, value.kind != .identifier else { return false }
      return isSuper(value, body, depth: depth + 1)
    default: return false
    }
  }

  // MARK: intrinsicContentSize

  private struct Growth {
    var padding = Size.zero
    var leastWidth: Double?
    var leastHeight: Double?
  }

  private func growth(_ property: PropertyDeclaration) -> Growth? {
    guard let getter = property.getter, let body = getter.body ?? Optional(getter) else { return nil }
    guard let result = lastExpression(body), result.kind == .call,
      result.calleeName == "CGSize" || result.calleeName == "init",
      let width = result.argument("width"), let height = result.argument("height")
    else { return nil }
    guard let across = sum(width, "width", body, property), let down = sum(height, "height", body, property) else {
      return nil
    }
    return Growth(
      padding: Size(width: across.added, height: down.added), leastWidth: across.least, leastHeight: down.least)
  }

  /// What is added to `super`'s length, and the least length that `max` gives.
  private func sum(
    _ node: SyntaxNode, _ side: String, _ body: SyntaxNode, _ property: PropertyDeclaration, depth: Int = 0
  ) -> (added: Double, least: Double?)? {
    guard depth < 32 else { return nil }
    let node = node.unwrapped
    if node.kind == .memberAccess, node.name == side, let base = node.base, isSuper(base, body) { return (0, nil) }
    if node.kind == .binaryOperation, let left = node.left, let right = node.right {
      let sign: Double = node.isNamed("-") ? -1 : 1
      guard node.isNamed("+") || node.isNamed("-") else { return nil }
      if let inner = sum(left, side, body, property, depth: depth + 1),
        let more = number(right, in: property.owner, file: property.file)
      {
        return (inner.added + sign * more, inner.least)
      }
      if sign > 0, let inner = sum(right, side, body, property, depth: depth + 1),
        let more = number(left, in: property.owner, file: property.file)
      {
        return (inner.added + more, inner.least)
      }
      return nil
    }
    if node.kind == .call, node.calleeName == "max", let first = node.argument(at: 0), let second = node.argument(at: 1)
    {
      if let inner = sum(first, side, body, property, depth: depth + 1),
        let least = number(second, in: property.owner, file: property.file)
      {
        return (inner.added, least)
      }
      if let inner = sum(second, side, body, property, depth: depth + 1),
        let least = number(first, in: property.owner, file: property.file)
      {
        return (inner.added, least)
      }
    }
    return nil
  }
}
