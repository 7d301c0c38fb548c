import Foundation
import PackagePlugin

/// Audits a target's catalogs, interface documents and code while it is built, with lines that Xcode and editors mark.
///
/// Findings that are errors fail the build; which are is the configuration's matter. The nearest `titlefit.yml` from the
/// target's folder upwards is in force, and what `titlefit.baseline` in the package's folder accepts is left out.
@main
struct TitlefitBuild: BuildToolPlugin {
  /// What the tool reads in a target's folder.
  private static let extensions: Set<String> = [
    "strings", "stringsdict", "xcstrings", "storyboard", "xib", "swift", "ttf", "otf", "ttc",
  ]
  /// What a target must hold for there to be anything to audit.
  private static let catalogs: Set<String> = ["strings", "stringsdict", "xcstrings", "storyboard", "xib"]

  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard target is any SourceModuleTarget else { return [] }
    let inputs = try files(of: target)
    guard inputs.contains(where: Self.isCatalog) else { return [] }
    let package = context.package.directoryURL
    let report = context.pluginWorkDirectoryURL.appending(path: "titlefit-report.json")
    var arguments = [
      "audit", target.directoryURL.path(percentEncoded: false), "--format", "xcode", "--quiet",
      "--baseline-if-present", package.appending(path: "titlefit.baseline").path(percentEncoded: false),
      "--report", "json=" + report.path(percentEncoded: false),
    ]
    // One target of several does not tell whether a binding or a comment serves another.
    if try isOneOfSeveral(context.package) {
      arguments += ["--disable", "dead-binding", "--disable", "unused-suppression"]
    }
    return [
      .buildCommand(
        displayName: "Auditing button titles of \(target.name)", executable: try context.tool(named: "titlefit").url,
        arguments: arguments, inputFiles: inputs + settings(of: target, in: package), outputFiles: [report])
    ]
  }

  private static func isCatalog(_ file: URL) -> Bool { catalogs.contains(file.pathExtension.lowercased()) }

  private func isOneOfSeveral(_ package: Package) throws -> Bool {
    try package.targets.filter { try $0 is any SourceModuleTarget && files(of: $0).contains(where: Self.isCatalog) }
      .count > 1
  }

  /// The files in a target's folder that the tool reads, in order.
  private func files(of target: any Target) throws -> [URL] {
    let all = FileManager.default.enumerator(at: target.directoryURL, includingPropertiesForKeys: nil)
    let files = (all?.compactMap { $0 as? URL } ?? []).filter {
      Self.extensions.contains($0.pathExtension.lowercased())
    }
    return files.sorted { $0.path < $1.path }
  }

  /// The configuration, and the folders where it and the baseline may appear: a folder changes when a file comes, goes
  /// or is replaced in it.
  ///
  /// The baseline is no input itself. SwiftPM keeps the list of inputs while a package's structure is the same, and an
  /// input that was deleted since then stops every build.
  private func settings(of target: any Target, in package: URL) -> [URL] {
    var folders = [package]
    var folder = target.directoryURL
    while folder.path.hasPrefix(package.path), folder.path.count > package.path.count {
      folders.append(folder)
      folder.deleteLastPathComponent()
    }
    let files = folders.map { $0.appending(path: "titlefit.yml") }
    return folders + files.filter { FileManager.default.fileExists(atPath: $0.path(percentEncoded: false)) }
  }
}
