import TitlefitControls
import TitlefitDiagnostics

/// The room that code gives a button: widths, edges, frames.
struct RoomBuilder {
  /// Where places become file, line and column.
  let index: ProjectIndex
  /// The objects of the run, for widths that refer to another view's.
  let heap: [Int: HeapObject]
  /// Which alternatives count.
  let choice: EffectBuilder

  /// The room of a button.
  func room(_ object: HeapObject) -> ControlRoom {
    var solver = WidthSolver(index: index, heap: heap, choice: choice)
    let width = solver.width(object)
    var room = ControlRoom(width: width?.room, how: solver.how)
    if width == nil { room.unknown = solver.reason.map { "no-width: " + $0 } ?? "no-width" }
    if let (value, field) = choice.length("height", object), case .number(let number) = value.content, number > 0 {
      room.height = number
      let location = index.location(value.place)
      room.how.append("\(field) \(WidthSolver.text(number)): \(location.file):\(location.line):\(location.column)")
    }
    return room
  }
}

extension EffectBuilder {
  /// A required length of an anchor, else a frame's, with the name of what gives it.
  func length(_ side: String, _ object: HeapObject) -> (Value, String)? {
    if let value = choose(object.fields[side + "="]), priority(object.fields, side + "=") >= 750 {
      return (value, side)
    }
    return choose(object.fields["frame." + side]).map { ($0, "frame's " + side) }
  }
}
