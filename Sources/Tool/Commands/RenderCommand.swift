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
            + "document. By default its source language, 375 points and text size large. What a text lacks is hatched. "
            + "Several languages, widths or sizes are drawn one below the other, each under its name."
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
    let setup = try Setup(
      configurationPath: values.project.configuration, startingAt: Setup.start(of: [document]), console: console)
    let source = ProjectSource(paths: [folder(of: document, setup)], configuration: setup.configuration)
    let engine = Engine(configuration: setup.configuration, setup: setup, fontFiles: source.fontFiles)
    let auditor = Auditor(
      configuration: setup.configuration, rules: RuleSet([], configuration: setup.configuration),
      measurer: engine.measurer, toolVersion: Program.version)
    let painter = ScenePainter(engine: TextLayoutEngine(fonts: engine.fonts))
    let file = try file(document, in: source.reading)
    let views = views(values.project, source: source, setup: setup)
    let pictures = views.flatMap { view in
      let scenes = auditor.scenes(
        of: file, in: source.reading, language: view.language, deviceWidth: view.width, contentSize: view.contentSize)
      let drawn = scenes.map {
        painter.picture(of: $0.scene, solved: $0.solved, texts: $0.texts, environment: $0.environment)
      }
      return views.count > 1 && !drawn.isEmpty ? [painter.caption(view.name)] + drawn : drawn
    }
    guard !pictures.isEmpty else { throw CommandFailure.file(path: document, reason: "it holds no scene to draw") }
    let svg = PictureDocument(Picture.column(pictures), outlines: painter.outlines).svg
    if let path = values.output {
      try FileBytes.write(svg, to: path)
    } else {
      try console.output(svg)
    }
    return .clean
  }

  /// What one picture of the scenes shows them under.
  private struct View {
    var language: LanguageTag
    var width: Double
    var contentSize: ContentSizeCategory

    var name: String { "\(language), \(Int(width.rounded())) pt, \(contentSize.rawValue)" }
  }

  /// Every language at every width and size that was asked for, in the order of the command line.
  private static func views(_ project: ProjectOptions, source: ProjectSource, setup: Setup) -> [View] {
    let own = SourceLanguage.of(
      source.reading.catalogs.map(\.catalog), configured: setup.configuration.sourceLanguage)
    var views: [View] = []
    for language in project.languages.isEmpty ? [own] : project.languages {
      for width in project.widths.isEmpty ? [375] : project.widths.map(\.points) {
        for size in project.contentSizes.isEmpty ? [.large] : project.contentSizes {
          views.append(View(language: language, width: width, contentSize: size))
        }
      }
    }
    return views
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
