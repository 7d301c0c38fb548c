import TitlefitControls
import TitlefitDiagnostics

/// Finds the width of a view from what code says about it and the views around: lengths, pins, equal widths, stack views.
struct WidthSolver {
  /// Where places become file, line and column.
  let index: ProjectIndex
  /// The objects of the run.
  let heap: [Int: HeapObject]
  /// Which alternatives count.
  let choice: EffectBuilder
  /// How the width came about, a sentence a step.
  private(set) var how: [String] = []
  /// Why there is none, the first reason that was met.
  private(set) var reason: String?

  private static let depthLimit = 12
  /// The most views and edges that are looked at for one width; pins in a circle would be followed over and over.
  private static let stepLimit = 400
  private var steps = 0

  /// Starts on the objects of a run.
  init(index: ProjectIndex, heap: [Int: HeapObject], choice: EffectBuilder) {
    self.index = index
    self.heap = heap
    self.choice = choice
  }

  /// The width of a view, or nil where it is its content's or not known.
  mutating func width(_ object: HeapObject, depth: Int = 0) -> CodeLength? {
    steps += 1
    guard depth < Self.depthLimit, steps < Self.stepLimit else { return nil }
    if let found = ownLength(object) { return found }
    if let found = related(object, depth: depth) { return found }
    if let found = edges(object, depth: depth) { return found }
    return arranged(object, depth: depth)
  }

  // MARK: The view's own constraints

  private mutating func ownLength(_ object: HeapObject) -> CodeLength? {
    if let (value, field) = choice.length("width", object), let number = number(value), number > 0 {
      how.append("\(field) \(Self.text(number)): \(at(value))")
      return .points(number)
    }
    guard let most = choice.choose(object.fields["width<="]), let number = number(most),
      choice.priority(object.fields, "width<=") > 750
    else { return nil }
    how.append("width at most \(Self.text(number)): \(at(most))")
    return CodeLength(points: number, isBound: true)
  }

  /// A width that is a multiple of another view's.
  private mutating func related(_ object: HeapObject, depth: Int) -> CodeLength? {
    for relation in ["=", "<="] {
      let field = "width" + relation + "anchor"
      guard let value = choice.choose(object.fields[field]), case .record(let record) = value.content,
        choice.priority(object.fields, field) >= 750, case .anchor(let other)? = record.fields["other"]?.content,
        other.edge == "width" || other.edge == "superview"
      else { continue }
      let factor = number(record.fields["multiplier"]) ?? 1
      let constant = number(record.fields["constant"]) ?? 0
      guard var width = width(of: other, from: object, depth: depth) else { continue }
      width = width * factor + .points(constant)
      width.isBound = width.isBound || relation == "<="
      how.append("width \(Self.text(factor)) times that of \(name(other)): \(at(value))")
      return width
    }
    return nil
  }

  private mutating func width(of anchor: AnchorValue, from object: HeapObject, depth: Int) -> CodeLength? {
    let anchor = resolved(anchor, from: object)
    if let number = anchor.object { return heap[number].flatMap { width($0, depth: depth + 1) } }
    guard Root.isRoot(anchor.owner) else { return nil }
    return CodeLength(perDevice: 1, margins: Root.hasMargins(anchor.owner) ? -2 : 0)
  }

  // MARK: Pins

  private mutating func edges(_ object: HeapObject, depth: Int) -> CodeLength? {
    guard let near = pin(["leading", "left"], object), let far = pin(["trailing", "right"], object) else { return nil }
    let words =
      "edges \(Self.text(near.constant)) and \(Self.text(-far.constant)) inside \(name(near.other)): "
      + "\(at(near.value)), \(at(far.value))"
    guard let start = position(near, from: object, depth: depth), let end = position(far, from: object, depth: depth)
    else {
      how.append(words)
      return nil
    }
    how.append(
      near.other.owner == far.other.owner && near.other.object == far.other.object
        ? words
        : "from \(name(near.other)) to \(name(far.other)): \(at(near.value)), \(at(far.value))")
    return end - start
  }

  private struct Pin {
    var other: AnchorValue
    var constant: Double
    var isBound: Bool
    var value: Value
  }

  private func pin(_ edges: [String], _ object: HeapObject) -> Pin? {
    for edge in edges {
      for relation in ["=", ">=", "<="] {
        let field = edge + relation + "anchor"
        guard let value = choice.choose(object.fields[field]), case .record(let record) = value.content,
          choice.priority(object.fields, field) >= 750, case .anchor(let other)? = record.fields["other"]?.content,
          let constant = number(record.fields["constant"])
        else { continue }
        return Pin(other: resolved(other, from: object), constant: constant, isBound: relation != "=", value: value)
      }
    }
    return nil
  }

  /// Where a pin puts the view's edge, from the root's left side in a left-to-right language.
  private mutating func position(_ pin: Pin, from object: HeapObject, depth: Int) -> CodeLength? {
    guard var place = position(of: pin.other, depth: depth + 1) else {
      reason = reason ?? "container not known"
      return nil
    }
    place = place + .points(pin.constant)
    place.isBound = place.isBound || pin.isBound
    return place
  }

  private mutating func position(of anchor: AnchorValue, depth: Int) -> CodeLength? {
    steps += 1
    guard depth < Self.depthLimit, steps < Self.stepLimit else { return nil }
    guard let number = anchor.object else {
      guard Root.isRoot(anchor.owner) else { return nil }
      let margin: Double = Root.hasMargins(anchor.owner) ? 1 : 0
      switch anchor.edge {
      case "leading", "left": return CodeLength(margins: margin)
      case "trailing", "right": return CodeLength(perDevice: 1, margins: -margin)
      case "centerX": return CodeLength(perDevice: 0.5)
      default: return nil
      }
    }
    guard let object = heap[number], !Self.scrolls(index.rootClass(object.className)) else { return nil }
    return position(anchor.edge, of: object, depth: depth)
  }

  private mutating func position(_ edge: String, of object: HeapObject, depth: Int) -> CodeLength? {
    switch edge {
    case "leading", "left":
      if let pin = pin(["leading", "left"], object) { return position(pin, from: object, depth: depth) }
      guard let pin = pin(["trailing", "right"], object), let width = width(object, depth: depth + 1) else {
        return middle(of: object, less: 0.5, depth: depth)
      }
      return position(pin, from: object, depth: depth).map { $0 - width }
    case "trailing", "right":
      if let pin = pin(["trailing", "right"], object) { return position(pin, from: object, depth: depth) }
      guard let pin = pin(["leading", "left"], object), let width = width(object, depth: depth + 1) else {
        return middle(of: object, less: -0.5, depth: depth)
      }
      return position(pin, from: object, depth: depth).map { $0 + width }
    case "centerX":
      guard let start = position("leading", of: object, depth: depth + 1),
        let end = position("trailing", of: object, depth: depth + 1)
      else { return nil }
      return (start + end) * 0.5
    default: return nil
    }
  }

  /// The edge of a centred view of a known width.
  private mutating func middle(of object: HeapObject, less share: Double, depth: Int) -> CodeLength? {
    guard let pin = pin(["centerX"], object), let width = width(object, depth: depth + 1) else { return nil }
    return position(pin, from: object, depth: depth).map { $0 - width * share }
  }

  // MARK: Stack views

  private mutating func arranged(_ object: HeapObject, depth: Int) -> CodeLength? {
    guard let value = object.fields["stack"] else { return nil }
    guard case .object(let number) = value.content, let stack = heap[number] else {
      how.append("arranged in a stack view: \(at(value))")
      reason = reason ?? "stack view not known"
      return nil
    }
    let isVertical = word("axis", stack) == "vertical"
    guard !stack.fields.keys.contains(where: { $0.hasPrefix("layoutMargins") || $0 == "directionalLayoutMargins" })
    else { return fail("stack view with margins", value) }
    guard let whole = width(stack, depth: depth + 1) else { return fail("stack view of unknown width", value) }
    how.append("arranged in a stack view: \(at(value))")
    guard isVertical else { return share(of: whole, object, stack, value, depth: depth) }
    var width = whole
    width.isBound = whole.isBound || !["fill", nil].contains(word("alignment", stack))
    return width
  }

  /// What a row leaves one of its views.
  private mutating func share(
    of whole: CodeLength, _ object: HeapObject, _ stack: HeapObject, _ place: Value, depth: Int
  ) -> CodeLength? {
    guard let list = stack.fields["arranged"], case .list(let values) = list.content,
      stack.fields["arranged.more"] == nil
    else { return fail("stack view with views that are not known", place) }
    let others = values.compactMap { value -> HeapObject? in
      if case .object(let number) = value.content { heap[number] } else { nil }
    }
    guard others.count == values.count else { return fail("stack view with views that are not known", place) }
    guard let spacing = spacing(of: stack) else { return fail("stack view with unknown spacing", place) }
    let gaps = CodeLength.points(spacing * Double(max(0, values.count - 1)))
    switch word("distribution", stack) {
    case "fillEqually": return (whole - gaps) * (1 / Double(max(1, values.count)))
    case "fill", nil:
      var left = whole - gaps
      for other in others where other.name != object.name || other.origin != object.origin {
        guard let width = ownLength(other) else { return fail("shares a stack view's width with others", place) }
        left = left - width
      }
      return left
    default: return fail("shares a stack view's width with others", place)
    }
  }

  private mutating func fail(_ words: String, _ place: Value) -> CodeLength? {
    let sentence = "arranged in a stack view: \(at(place))"
    if how.last != sentence { how.append(sentence) }
    reason = reason ?? words
    return nil
  }

  private func spacing(of stack: HeapObject) -> Double? {
    guard stack.fields["customSpacing"] == nil else { return nil }
    guard let value = stack.fields["spacing"] else { return 0 }
    return number(value)
  }

  private func word(_ field: String, _ object: HeapObject) -> String? {
    choice.choose(object.fields[field]).flatMap(FontNames.word)
  }

  // MARK: Words

  /// The view that a superview's anchor means.
  private func resolved(_ anchor: AnchorValue, from object: HeapObject) -> AnchorValue {
    guard anchor.object == nil, anchor.owner == "superview",
      case .anchor(let parent)? = choice.choose(object.fields["superview"])?.content
    else { return anchor }
    return AnchorValue(object: parent.object, owner: parent.owner, edge: anchor.edge)
  }

  private func name(_ anchor: AnchorValue) -> String {
    if !anchor.owner.isEmpty { return anchor.owner }
    return anchor.object.flatMap { heap[$0]?.name?.id } ?? "another view"
  }

  private func number(_ value: Value?) -> Double? {
    if case .number(let number)? = choice.choose(value)?.content { number } else { nil }
  }

  private func at(_ value: Value) -> String {
    let location = index.location(value.place)
    return "\(location.file):\(location.line):\(location.column)"
  }

  /// Whether views inside are as wide as they like.
  private static func scrolls(_ className: String) -> Bool {
    ["UIScrollView", "UITableView", "UICollectionView", "UITextView"].contains(className)
  }

  /// A number as reports write it.
  static func text(_ number: Double) -> String {
    number == number.rounded() && number.magnitude < 1e9 ? String(Int(number)) : String(number)
  }
}

/// Views as written that are a controller's root, which is as wide as the device.
private enum Root {
  static func isRoot(_ owner: String) -> Bool {
    let names = ["view", "self.view", "view!", "self.view!"]
    let base = owner.split(separator: ".").filter { !$0.hasSuffix("Guide") }.joined(separator: ".")
    return names.contains(base)
  }

  /// Whether a guide lies inside the root's margins.
  static func hasMargins(_ owner: String) -> Bool { owner.contains("argin") || owner.contains("readable") }
}
