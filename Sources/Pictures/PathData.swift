import TitlefitShaping

/// Writes outlines as SVG path data.
///
/// Source: SVG 1.1, 8.3, path data: relative commands, numbers parted by as little as the grammar allows.
enum PathData {
  /// The path of an outline with y turned downwards, in whole font units; empty for an outline without steps.
  ///
  /// - Complexity: linear in the number of steps.
  static func text(of outline: GlyphOutline) -> String {
    var writer = PathWriter()
    outline.steps.forEach { writer.add($0) }
    return writer.text
  }
}

/// Path data as it grows; each point is written relative to the one before.
private struct PathWriter {
  var text = ""
  private var x = 0
  private var y = 0
  private var startX = 0
  private var startY = 0
  private var last: Character = " "

  mutating func add(_ step: GlyphOutline.Step) {
    switch step {
    case .move(let x, let y):
      command("m", [offset(x, y)])
      move(x, y)
      (startX, startY) = (self.x, self.y)
    case .line(let x, let y):
      let (dx, dy) = offset(x, y)
      if dy == 0 { single("h", dx) } else if dx == 0 { single("v", dy) } else { command("l", [(dx, dy)]) }
      move(x, y)
    case .quadratic(let x1, let y1, let x, let y):
      command("q", [offset(x1, y1), offset(x, y)])
      move(x, y)
    case .cubic(let x1, let y1, let x2, let y2, let x, let y):
      command("c", [offset(x1, y1), offset(x2, y2), offset(x, y)])
      move(x, y)
    case .close:
      text.append("z")
      last = "z"
      (x, y) = (startX, startY)
    }
  }

  private mutating func move(_ x: Double, _ y: Double) { (self.x, self.y) = (Self.whole(x), -Self.whole(y)) }

  private func offset(_ x: Double, _ y: Double) -> (Int, Int) { (Self.whole(x) - self.x, -Self.whole(y) - self.y) }

  /// The nearest whole unit; broken fonts may hold anything, and OpenType's coordinates end far below this limit.
  private static func whole(_ value: Double) -> Int {
    value.isFinite ? Int(min(max(value, -1e6), 1e6).rounded()) : 0
  }

  private mutating func command(_ name: Character, _ points: [(Int, Int)]) {
    letter(name)
    for (x, y) in points {
      number(x)
      number(y)
    }
  }

  private mutating func single(_ name: Character, _ value: Int) {
    letter(name)
    number(value)
  }

  private mutating func letter(_ name: Character) {
    // A repeated command needs no letter, but for a move, whose repetition would be a line.
    if last != name || name == "m" { text.append(name) }
    last = name
  }

  private mutating func number(_ value: Int) {
    if value >= 0, let end = text.utf8.last, (48...57).contains(end) { text.append(" ") }
    text.append(String(value))
  }
}
