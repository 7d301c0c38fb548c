import TitlefitDiagnostics
import TitlefitGeometry

/// Reads path data back into points, so that what is drawn can be compared with what was measured.
struct DrawnPath {
  /// Points on the outline, curves walked in 32 steps.
  private(set) var points: [Point] = []

  private var pen = Point.zero
  private var start = Point.zero

  /// Reads the commands that glyph outlines use: m, l, h, v, q, c and z, all relative.
  init(_ text: String) {
    var command: Character = " "
    var numbers: [Double] = []
    var digits = ""
    func counted(_ command: Character) -> Int { ["m": 2, "l": 2, "h": 1, "v": 1, "q": 4, "c": 6][command] ?? 0 }
    func finishNumber() {
      if let number = Double(digits) { numbers.append(number) }
      digits = ""
    }
    for character in text + " " {
      if character.isLetter {
        finishNumber()
        drain(&numbers, command: command, count: counted(command))
        command = character
        if command == "z" { pen = start }
      } else if character == " " || character == "-" {
        finishNumber()
        if character == "-" { digits = "-" }
      } else {
        digits.append(character)
      }
      drain(&numbers, command: command, count: counted(command))
    }
  }

  private mutating func drain(_ numbers: inout [Double], command: Character, count: Int) {
    while count > 0, numbers.count >= count {
      let values = Array(numbers.prefix(count))
      numbers.removeFirst(count)
      switch command {
      case "h": curve([Point(x: pen.x + values[0], y: pen.y)])
      case "v": curve([Point(x: pen.x, y: pen.y + values[0])])
      case "m":
        pen = Point(x: pen.x + values[0], y: pen.y + values[1])
        start = pen
      default:
        curve(stride(from: 0, to: count, by: 2).map { Point(x: pen.x + values[$0], y: pen.y + values[$0 + 1]) })
      }
    }
  }

  /// Walks a Bézier curve of any degree by de Casteljau's halving.
  private mutating func curve(_ controls: [Point]) {
    let all = [pen] + controls
    for step in 1...32 {
      let share = Double(step) / 32
      var level = all
      while level.count > 1 {
        level = zip(level, level.dropFirst()).map { left, right in
          Point(x: left.x + (right.x - left.x) * share, y: left.y + (right.y - left.y) * share)
        }
      }
      points.append(level[0])
    }
    pen = all[all.count - 1]
  }
}

extension Picture {
  /// The rectangles of a role.
  func boxes(_ role: PictureRole) -> [Rect] {
    shapes.compactMap { if case .box(let rect, _, role) = $0 { rect } else { nil } }
  }

  /// The box of all drawn letters of a role in points, or nil where none is drawn.
  func ink(_ role: PictureRole, outlines: [String]) -> Rect? {
    var points: [Point] = []
    for text in texts where text.role == role {
      for glyph in text.glyphs {
        points += DrawnPath(outlines[glyph.outline]).points.map { point in
          Point(
            x: text.origin.x + (glyph.x + point.x) * text.scale, y: text.origin.y + (glyph.y + point.y) * text.scale)
        }
      }
    }
    guard let left = points.map(\.x).min(), let right = points.map(\.x).max(), let top = points.map(\.y).min(),
      let bottom = points.map(\.y).max()
    else { return nil }
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
