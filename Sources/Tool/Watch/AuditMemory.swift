import Foundation
import TitlefitAuditing
import TitlefitControls

/// What a repeated audit takes over from the run before: files that did not change, open fonts, measurements,
/// and what was found out about scenes and controls.
///
/// Used by one thread at a time. The report's list of fonts names those of earlier runs too.
final class AuditMemory {
  /// The files.
  let files = ReadingMemory()
  /// The signals that end the process.
  let interruption: WatchInterruption

  /// What the last run found out about scenes and controls; another one whenever engine or configuration change.
  private(set) var outcomes = OutcomeMemory()
  /// What draws the engine's buttons: remembered pictures name the outlines that it collected.
  private(set) var drawing: (any ButtonDrawing)?

  private var engine: Engine?
  private var measurements: MeasurementMemory?
  private var key: EngineKey?
  private var settings: (path: String?, content: [UInt8]) = (nil, [])

  /// What an engine depends on.
  private struct EngineKey: Hashable {
    var systemFont: SystemFontChoice
    var folder: String
    var fontFiles: [String]
    var stamps: [FileStamp?]
  }

  init(interruption: WatchInterruption) { self.interruption = interruption }

  /// The engine for a run: the last run's, unless a font changed or another one is asked for.
  func engine(configuration: AuditConfiguration, setup: Setup, fontFiles: [String]) -> Engine {
    let folder = setup.folder(orElse: ".")
    var files = fontFiles
    if case .path(let path) = configuration.systemFont {
      files.append(path.hasPrefix("/") ? path : folder + "/" + path)
    }
    let key = EngineKey(
      systemFont: configuration.systemFont, folder: folder, fontFiles: fontFiles,
      stamps: files.map(FileStamp.init(path:)))
    if setup.content != settings.content || setup.path != settings.path { outcomes = OutcomeMemory() }
    settings = (setup.path, setup.content)
    if let engine, key == self.key {
      measurements?.turn()
      return engine
    }
    outcomes = OutcomeMemory()
    let plain = Engine(configuration: configuration, setup: setup, fontFiles: fontFiles)
    let memory = MeasurementMemory(plain.measurer)
    let new = plain.remembering(memory)
    (engine, measurements, self.key) = (new, memory, key)
    drawing = Assembly.drawing(over: new.fonts)
    return new
  }
}
