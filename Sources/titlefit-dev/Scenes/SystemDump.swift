import Foundation
import TitlefitControls
import TitlefitGeometry
import TitlefitInterfaceReaders
import TitlefitSceneLayout

/// The systems of a folder's scenes, one JSON object a line, as ``SystemRecord`` has them.
struct SystemDump {
  /// The lines, in the documents' order.
  private(set) var lines: [String] = []

  /// Writes down the system of every scene that ``SceneComparison`` solves.
  init(_ documents: [ScenesCommand.Document], usesModel: Bool) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    for document in documents {
      let reading = InterfaceDocumentReader().readAsDesigned(document.bytes, file: document.name)
      for scene in reading.scenes where scene.canvas.usesAutoLayout && scene.recordedSize.width > 0 {
        var solver = SceneSolver(scene, measuring: SceneComparison.measurer(of: scene))
        let system = try solver.system(SceneComparison.canvas(of: scene, usesModel: usesModel))
        guard !system.statements.isEmpty else { continue }
        lines.append(String(decoding: try encoder.encode(SystemRecord(system)), as: UTF8.self))
      }
    }
  }

  /// Writes the lines to a file.
  func write(to path: String) throws {
    try Data((lines.joined(separator: "\n") + "\n").utf8).write(to: URL(filePath: path))
  }
}

extension SystemRecord {
  /// A scene's system.
  init(_ system: StatedSystem) {
    self.init(
      variables: system.unknowns, nonNegative: system.nonNegative,
      constraints: system.statements.map { statement in
        Line(
          r: statement.relation.letter, p: statement.priority, w: nil, k: statement.constant,
          t: statement.terms.map { [Double($0.unknown), $0.factor] })
      })
  }
}

extension SceneRelation {
  /// The relation as a record has it.
  fileprivate var letter: String {
    switch self {
    case .equal: "="
    case .lessThanOrEqual: "<"
    case .greaterThanOrEqual: ">"
    }
  }
}
