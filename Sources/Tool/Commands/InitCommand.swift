import TitlefitArgumentParsing
import TitlefitAuditing
import TitlefitCatalogs
import TitlefitLocales
import TitlefitReporters

/// `titlefit init`: writes a commented configuration for the project found here.
enum InitCommand {
  struct Values: Sendable {
    var replaces = false
    var paths: [String] = []
  }

  static let verb = Verb(
    Command(
      CommandShape(
        name: "init", summary: "write a commented titlefit.yml for the project found here",
        positional: PositionalShape(
          "FOLDER", help: "the project's folder; the current one by default", count: 0...1, completion: .files)),
      defaults: Values(),
      options: [.flag("--force", to: \.replaces, help: "replace a titlefit.yml that is there")], arguments: \.paths),
    run: run)

  private static func run(_ values: Values, console: Console) throws -> ExitStatus {
    let folder = values.paths.first ?? "."
    guard FileBytes.isFolder(folder) else {
      throw CommandFailure.file(path: folder, reason: "there is no such folder")
    }
    let path = folder == "." ? Setup.fileName : folder + "/" + Setup.fileName
    guard values.replaces || !FileBytes.exists(path) else {
      throw CommandFailure.usage("\(path) is there already; --force replaces it")
    }
    let source = ProjectSource(paths: [folder], configuration: AuditConfiguration())
    try FileBytes.write(ConfigurationDraft(source.reading, folder: folder).text, to: path)
    console.error(SafeText.line("wrote \(path)") + "\n")
    return .clean
  }
}
