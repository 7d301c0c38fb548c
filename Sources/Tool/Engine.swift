import TitlefitAuditing
import TitlefitDiagnostics
import TitlefitShaping
import TitlefitTypography

/// The engine of one run: fonts and the measurer that stands on them.
struct Engine: Sendable {
  /// The fonts.
  let fonts: FontCollection
  /// The measurer.
  private(set) var measurer: any TextMeasuring

  /// Sets the engine up with the configuration's system font and the project's font files; nothing is opened yet.
  init(configuration: AuditConfiguration, setup: Setup, fontFiles: [String] = []) {
    fonts = FontCollection(
      FontSources(projectFiles: fontFiles, systemFont: Self.systemFont(configuration.systemFont, setup: setup)))
    measurer = Assembly.measurer(over: fonts)
  }

  /// The same engine with a memory before its measurer.
  func remembering(_ memory: MeasurementMemory) -> Engine {
    var engine = self
    engine.measurer = memory
    return engine
  }

  /// Sets the engine up for one text or button in the font given; a font by name is looked for in the project first.
  init(setup: Setup, font: FontDescriptor?) {
    var fontFiles: [String] = []
    if case .named? = font?.family {
      fontFiles = ProjectSource.fontFiles(
        below: [setup.folder(orElse: ".")], excludes: setup.configuration.excludes)
    }
    self.init(configuration: setup.configuration, setup: setup, fontFiles: fontFiles)
  }

  /// Why the system font cannot be opened, or nil: without it next to nothing can be measured.
  var systemFontFault: String? {
    do throws(TextMeasurementError) {
      _ = try measurer.metrics(of: .system(17))
      return nil
    } catch {
      return CommandFailure(error).message
    }
  }

  /// Writes the fonts that served and what is wrong with them into a report.
  func describe(in report: inout Report) {
    report.run.fonts = fonts.usedFonts.map { font in
      FontFact(
        name: font.name, file: String(font.file.split(separator: "/").last ?? Substring(font.file)),
        digest: font.digest, scripts: font.scripts, bound: font.bound)
    }
    report.failures += fonts.problems.map { problem in
      AuditFailure(source: "fonts", code: problem.code, message: problem.message)
    }
  }

  /// The path in the configuration starts from the configuration's folder.
  private static func systemFont(_ choice: SystemFontChoice, setup: Setup) -> FontSources.SystemFont {
    switch choice {
    case .standIn: return .standIn
    case .automatic:
      #if os(macOS)
        return .folder("/System/Library/Fonts")
      #else
        return .standIn
      #endif
    case .path(let path):
      let full = path.hasPrefix("/") ? path : setup.folder(orElse: ".") + "/" + path
      return FileBytes.isFolder(full) ? .folder(full) : .file(full)
    }
  }
}

extension SystemFontChoice {
  /// Whether the configuration names a file or folder of its own.
  var isOfUser: Bool {
    if case .path = self { true } else { false }
  }
}

extension FontProblem {
  /// A stable word for the kind of problem.
  var code: String {
    switch self {
    case .missingFile: "missing-font"
    case .unusableFile: "unusable-font"
    case .unknownDigest: "unknown-font-digest"
    }
  }
}
