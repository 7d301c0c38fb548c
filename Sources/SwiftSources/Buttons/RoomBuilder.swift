import TitlefitControls
import TitlefitDiagnostics

/// The room that code gives a button: widths, edges, frames.
struct RoomBuilder {
  /// Where places become file, line and column.
  let index: ProjectIndex
  /// The objects of the run, for widths that refer to another button's.
  let heap: [Int: HeapObject]
  /// Which alternatives count.
  let choice: EffectBuilder

  /// The room of a button.
  func room(_ object: HeapObject) -> ControlRoom {
    var room = ControlRoom(width: nil, how: [], unknown: "no-width")
    width(object, depth: 0, into: &room)
    if room.width != nil { room.unknown = nil }
    if let (value, field) = length("height", object), case .number(let number) = value.content, number > 0 {
      room.height = number
      room.how.append("\(field) \(Self.text(number)): \(at(value))")
    }
    if object.fields["stack"] != nil, room.width == nil {
      room.how.append("arranged in a stack view: \(object.fields["stack"].map { at($0) } ?? "")")
    }
    return room
  }

  private func width(_ object: HeapObject, depth: Int, into room: inout ControlRoom) {
    if let (value, field) = length("width", object), case .number(let number) = value.content, number > 0 {
      room.width = .points(number)
      room.how.append("\(field) \(Self.text(number)): \(at(value))")
      return
    }
    if let most = choice.choose(object.fields["width<="]), case .number(let number) = most.content,
      choice.priority(object.fields, "width<=") > 750
    {
      room.width = .maximum(number)
      room.how.append("width at most \(Self.text(number)): \(at(most))")
      return
    }
    if related(object, depth: depth, into: &room) { return }
    edges(object, into: &room)
  }

  /// A required length of an anchor, else a frame's.
  private func length(_ side: String, _ object: HeapObject) -> (Value, String)? {
    if let value = choice.choose(object.fields[side + "="]), choice.priority(object.fields, side + "=") >= 750 {
      return (value, side)
    }
    return choice.choose(object.fields["frame." + side]).map { ($0, "frame's " + side) }
  }

  /// A width that is a multiple of another button's, followed once.
  private func related(_ object: HeapObject, depth: Int, into room: inout ControlRoom) -> Bool {
    guard depth < 2, let value = choice.choose(object.fields["width=anchor"]), case .record(let record) = value.content,
      case .anchor(let other)? = record.fields["other"]?.content
    else { return false }
    let factor = number(record.fields["multiplier"]) ?? 1
    let constant = number(record.fields["constant"]) ?? 0
    if let number = other.object, let second = heap[number] {
      var inner = ControlRoom(width: nil, how: [])
      width(second, depth: depth + 1, into: &inner)
      guard let width = inner.width else { return false }
      let scaled = factor == 1 ? width : RoomWidth.times(width, factor)
      room.width = constant == 0 ? scaled : .less(scaled, -constant)
      room.how += inner.how
    } else if Self.isRoot(other.owner) {
      room.width = .less(.times(.containerMinus(0), factor), -constant)
    } else {
      return false
    }
    room.how.append("width \(Self.text(factor)) times that of \(other.owner): \(at(value))")
    return true
  }

  /// Both side edges pinned to one view.
  private func edges(_ object: HeapObject, into room: inout ControlRoom) {
    guard let (near, nearValue) = pin(["leading", "left"], object),
      let (far, farValue) = pin(["trailing", "right"], object)
    else { return }
    let gap = near.constant - far.constant
    let words =
      "edges \(Self.text(near.constant)) and \(Self.text(-far.constant)) inside \(near.owner): \(at(nearValue)), \(at(farValue))"
    room.how.append(words)
    guard near.owner == far.owner, Self.isRoot(near.owner) else {
      room.unknown = "container not known"
      return
    }
    if near.owner.contains("argin") || near.owner.contains("readable") {
      // A controller's root view has margins of 16 points a side below 414 points of width, 20 from there on.
      room.width = .step(at: 414, below: .containerMinus(gap + 32), from: .containerMinus(gap + 40))
    } else {
      room.width = .containerMinus(gap)
    }
    if near.isBound || far.isBound { room.width = room.width.map { .atMost($0) } }
  }

  private struct Pin {
    var owner: String
    var constant: Double
    var isBound: Bool
  }

  private func pin(_ edges: [String], _ object: HeapObject) -> (Pin, Value)? {
    for edge in edges {
      for relation in ["=", ">=", "<="] {
        let field = edge + relation + "anchor"
        guard let value = choice.choose(object.fields[field]), case .record(let record) = value.content,
          choice.priority(object.fields, field) >= 750, case .anchor(let other)? = record.fields["other"]?.content,
          let constant = number(record.fields["constant"]),
          edges.contains(other.edge)
        else { continue }
        return (Pin(owner: other.owner, constant: constant, isBound: relation != "="), value)
      }
    }
    return nil
  }

  private func number(_ value: Value?) -> Double? {
    if case .number(let number)? = choice.choose(value)?.content { number } else { nil }
  }

  private func at(_ value: Value) -> String {
    let location = index.location(value.place)
    return "\(location.file):\(location.line):\(location.column)"
  }

  /// Whether a view as written is a controller's root, which is as wide as the device.
  private static func isRoot(_ owner: String) -> Bool {
    let names = ["view", "self.view", "view!", "self.view!"]
    let parts = owner.split(separator: ".")
    let base = parts.filter { !$0.hasSuffix("Guide") }.joined(separator: ".")
    return names.contains(base)
  }

  private static func text(_ number: Double) -> String {
    number == number.rounded() && number.magnitude < 1e9 ? String(Int(number)) : String(number)
  }
}
