import Foundation
import TitlefitControlLayout
import TitlefitControls
import TitlefitGeometry
import TitlefitInterfaceReaders
import TitlefitLocales
import TitlefitReporters
import TitlefitSceneLayout

/// The rooms of all titled buttons of many documents, counted by what is known of them.
struct RoomCount {
  private var counts: [String: Int] = [:]
  private var reasons: [String: Int] = [:]
  private var lines: [String] = []
  private var milliseconds: [Double] = []

  /// Asks for the room of every titled button at its document's own width.
  init(documents: [ScenesCommand.Document]) throws(SceneLayoutError) {
    for document in documents {
      let scenes = InterfaceDocumentReader().readAsDesigned(document.bytes, file: document.name).scenes
      for scene in scenes where scene.canvas.usesAutoLayout { try add(scene, document: document.name) }
    }
  }

  private mutating func add(_ scene: Scene, document: String) throws(SceneLayoutError) {
    let titled = scene.views.indices.filter { index in
      guard case .button(let button) = scene.views[index].content else { return false }
      return button.titles.contains {
        $0.state == .normal && !($0.source.documentText ?? "").allSatisfy(\.isWhitespace)
      }
    }
    guard !titled.isEmpty else { return }
    var conditions = SceneComparison.canvas(of: scene, usesModel: true)
    conditions.isCanvas = false
    var solver = SceneSolver(scene, measuring: SceneComparison.measurer(of: scene))
    for view in titled {
      let clock = ContinuousClock()
      let start = clock.now
      let room = try solver.room(of: view, conditions)
      let time = start.duration(to: clock.now).components
      milliseconds.append(Double(time.seconds) * 1e3 + Double(time.attoseconds) * 1e-15)
      counts[Self.kind(of: room), default: 0] += 1
      if let unknown = room.unknown { reasons[unknown, default: 0] += 1 }
      lines.append(Self.line(room, of: scene.views[view], in: document))
    }
  }

  private static func kind(of room: SceneRoom) -> String {
    guard let low = room.low, let high = room.high else { return "unknown" }
    if room.isBoundedByScreen { return "no limit in the constraints" }
    if high - low > 1 { return "limit depends on a tie" }
    return "one number"
  }

  private static func line(_ room: SceneRoom, of view: SceneView, in document: String) -> String {
    var line = "\(document) \(view.id): "
    if let low = room.low, let high = room.high {
      line += String(format: "%.1f … %.1f", low, high)
      if room.isBoundedByScreen { line += ", bounded by the screen" }
      if room.isProportional { line += ", proportional" }
      if room.isMaximum { line += ", at most" }
    } else {
      line += room.unknown ?? "unknown"
    }
    for step in room.how { line += "\n    \(step)" }
    for other in room.squeezed {
      line += String(
        format: "\n    squeezes \(other.id) \"\(other.title ?? "")\": needs %.1f, gets %.1f", other.need, other.width)
    }
    return line
  }

  private var total: Int { counts.values.reduce(0, +) }

  /// The counts as a JSON document; the share is a fraction.
  var json: String {
    let known = Double(total - (counts["unknown"] ?? 0)) / Double(max(1, total))
    return JSONValue.object([
      "buttons": .integer(total), "known": .thousandths(known), "kinds": .object(counts.mapValues(JSONValue.integer)),
      "unknown": .object(reasons.mapValues(JSONValue.integer)),
    ]).document
  }

  /// The counts and every room with its steps.
  var text: String {
    let sorted = milliseconds.sorted()
    let median = sorted.isEmpty ? 0 : sorted[sorted.count / 2]
    var text = "\(total) titled buttons; a room takes \(String(format: "%.2f", median)) ms (median)\n"
    for (name, count) in counts.sorted(by: { $0.key < $1.key }) { text += "  \(count)  \(name)\n" }
    for (name, count) in reasons.sorted(by: { $0.key < $1.key }) { text += "      \(count)  \(name)\n" }
    return text + "\n" + lines.joined(separator: "\n") + "\n"
  }
}
