import Foundation
import TitlefitArgumentParsing
import TitlefitAuditing
import TitlefitCatalogs
import TitlefitControls
import TitlefitDiagnostics
import TitlefitLocales
import TitlefitPictures
import TitlefitReporters
import TitlefitTextLayout
import TitlefitTypography

/// `titlefit render`: a picture of a document's scenes as solved.
enum RenderCommand {
  struct Values: Sendable {
    var project = ProjectOptions()
    var output: String?
    var paths: [String] = []
  }

  static let verb = Verb(
    Command(
      CommandShape(
        name: "render", summary: "an SVG of an interface document's scenes, solved for --language and --width",
        discussion: [
          "Texts come from the catalogs of the document's project: the folder of titlefit.yml, else the one around the "
            + "document. By default its source language, 375 points and text size large. What a text lacks is hatched."
        ],
        positional: PositionalShape("DOCUMENT", help: "a storyboard or xib", count: 1...1, completion: .files)),
      defaults: Values(),
      options: ProjectOptions.selection.map { $0.lifted(to: \.project) } + [
        .value(
          "--output", named: "FILE", to: \.output, help: "write here instead of standard output", completion: .files)
      ], arguments: \.paths),
    run: run)

  private static func run(_ values: Values, console: Console) throws -> ExitStatus {
    let document = values.paths.first ?? ""
    guard FileBytes.exists(document), !FileBytes.isFolder(document) else {
      throw CommandFailure.file(path: document, reason: "there is no such file")
    }
    let project = values.project
    guard project.languages.count < 2, project.widths.count < 2, project.contentSizes.count < 2 else {
      throw CommandFailure.usage("render takes one language, one width and one content size")
    }
    let setup = try Setup(
      configurationPath: project.configuration, startingAt: Setup.start(of: [document]), console: console)
    let source = ProjectSource(paths: [folder(of: document, setup)], configuration: setup.configuration)
    let engine = Engine(configuration: setup.configuration, setup: setup, fontFiles: source.fontFiles)
    let auditor = Auditor(
      configuration: setup.configuration, rules: RuleSet([], configuration: setup.configuration),
      measurer: engine.measurer, toolVersion: Program.version)
    let scenes = auditor.scenes(
      of: try file(document, in: source.reading), in: source.reading,
      language: project.languages.first
        ?? SourceLanguage.of(source.reading.catalogs.map(\.catalog), configured: setup.configuration.sourceLanguage),
      deviceWidth: project.widths.first?.points ?? 375, contentSize: project.contentSizes.first ?? .large)
    guard !scenes.isEmpty else { throw CommandFailure.file(path: document, reason: "it holds no scene to draw") }
    let painter = ScenePainter(engine: TextLayoutEngine(fonts: engine.fonts))
    let pictures = scenes.map {
      painter.picture(of: $0.scene, solved: $0.solved, texts: $0.texts, environment: $0.environment)
    }
    let svg = PictureDocument(Picture.column(pictures), outlines: painter.outlines).svg
    if let path = values.output {
      try FileBytes.write(svg, to: path)
    } else {
      try console.output(svg)
    }
    return .clean
  }

  /// The folder whose catalogs hold the document's texts: the configuration's, else the one around the document's
  /// language folder.
  private static func folder(of document: String, _ setup: Setup) -> String {
    let folder = URL(filePath: document).deletingLastPathComponent()
    let around = folder.pathExtension == "lproj" ? folder.deletingLastPathComponent() : folder
    return setup.folder(orElse: around.path)
  }

  /// The document's path as the reading spells it.
  private static func file(_ document: String, in reading: ProjectReading) throws -> String {
    let wanted = URL(filePath: document).resolvingSymlinksInPath().path
    let files = reading.documents.map(\.file)
    guard let file = files.first(where: { URL(filePath: $0).resolvingSymlinksInPath().path == wanted }) else {
      throw CommandFailure.file(
        path: document, reason: "it is no storyboard or xib that this project's configuration looks at")
    }
    return file
  }
}
