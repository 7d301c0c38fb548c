import TitlefitControlLayout
import TitlefitControls
import TitlefitDiagnostics
import TitlefitGeometry
import TitlefitTypography

/// What a button's texts need beyond their room: hatched areas, and two measures below the button.
struct Overflow {
  /// The hatched areas and the measures.
  private(set) var shapes: [PictureShape] = []
  /// The rectangle about all shapes and the button.
  private(set) var extent: Rect

  /// Areas larger than this are cut in the drawing; the numbers beside it stay whole.
  private static let largest = 600.0
  /// A lack of less than this cannot be seen.
  private static let least = 0.05

  private let button: LaidOutButton

  init(_ button: LaidOutButton) {
    self.button = button
    extent = Rect(origin: .zero, size: button.result.size)
    for text in [button.result.title, button.result.subtitle] {
      guard let text, text.verdict != .fits else { continue }
      addWidth(text)
      addHeight(text)
    }
    if let text = worst { addMeasures(text) }
  }

  /// The text that lacks most across, or nil where none lacks anything.
  private var worst: PlacedText? {
    let lacking = [button.result.title, button.result.subtitle].compactMap(\.self).filter { lack($0) > Self.least }
    return lacking.max { lack($0) < lack($1) }
  }

  private func lack(_ text: PlacedText) -> Double {
    text.availableWidth.map { min(text.neededWidth, Self.longest) - max(0, $0) } ?? 0
  }

  private static let longest = 1e6

  /// The room of a text across: its frame, widened to the room by the content's alignment.
  private func room(of text: PlacedText) -> Rect {
    let width = max(0, min(text.availableWidth ?? text.frame.width, Self.longest))
    let spare = width - text.frame.width
    let share: Double
    let isRightToLeft = button.result.direction == .rightToLeft
    switch button.specification.horizontalAlignment {
    case .center: share = 0.5
    case .left: share = 0
    case .right: share = 1
    case .leading, .fill: share = isRightToLeft ? 1 : 0
    case .trailing: share = isRightToLeft ? 0 : 1
    }
    return Rect(
      x: text.frame.minX - spare * share, y: text.frame.minY, width: width,
      height: max(text.frame.height, text.lineHeight))
  }

  /// The width that is missing, on the side where reading ends.
  private mutating func addWidth(_ text: PlacedText) {
    let lack = min(lack(text), Self.largest)
    guard lack > Self.least else { return }
    let room = room(of: text)
    let isRightToLeft = button.result.direction == .rightToLeft
    add(
      Rect(x: isRightToLeft ? room.minX - lack : room.maxX, y: room.minY, width: lack, height: room.height), text)
  }

  /// The height that is missing, below the text's room.
  private mutating func addHeight(_ text: PlacedText) {
    guard text.lineLimit != 1, let have = text.lineRoom else { return }
    let lines = text.lineCounts?.upperBound ?? text.measurement.unlimitedLineCount
    let lack = min(Double(lines) * text.lineHeight - max(0, have), Self.largest)
    guard lack > Self.least else { return }
    add(Rect(x: text.frame.minX, y: text.frame.minY + max(0, have), width: text.frame.width, height: lack), text)
  }

  private mutating func add(_ area: Rect, _ text: PlacedText) {
    shapes.append(.box(area, radius: 0, text.verdict == .fails ? .overflow : .doubt))
    cover(area)
  }

  /// Two lines below the button, as long as the room and the need.
  private mutating func addMeasures(_ text: PlacedText) {
    let room = room(of: text)
    let need = min(text.neededWidth, room.width + Self.largest)
    let isRightToLeft = button.result.direction == .rightToLeft
    let top = max(extent.maxY, button.result.size.height)
    let needLeft = isRightToLeft ? room.maxX - need : room.minX
    measure(from: room.minX, to: room.maxX, at: top + 7, .have)
    measure(from: needLeft, to: needLeft + need, at: top + 13, .need)
    cover(Rect(x: min(room.minX, needLeft), y: top, width: max(room.width, need), height: 16))
  }

  private mutating func measure(from left: Double, to right: Double, at y: Double, _ role: PictureRole) {
    shapes.append(.line(from: Point(x: left, y: y), to: Point(x: right, y: y), role))
    for end in [left, right] {
      shapes.append(.line(from: Point(x: end, y: y - 2.5), to: Point(x: end, y: y + 2.5), role))
    }
  }

  private mutating func cover(_ area: Rect) {
    let left = min(extent.minX, area.minX)
    let top = min(extent.minY, area.minY)
    extent = Rect(
      x: left, y: top, width: max(extent.maxX, area.maxX) - left, height: max(extent.maxY, area.maxY) - top)
  }
}
