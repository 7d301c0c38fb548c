import Foundation
import PackagePlugin

/// `swift package --allow-writing-to-package-directory audit-titles-baseline`: accepts today's findings of the package it
/// runs in.
///
/// The arguments are those of `titlefit baseline`; without `--baseline` the file is `titlefit.baseline` in the package's
/// folder, which ``TitlefitBuild`` leaves out by itself. The only plugin that writes, and only that file.
@main
struct TitlefitAuditBaseline: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) async throws {
    let tool = try context.tool(named: "titlefit")
    let process = Process()
    process.executableURL = tool.url
    process.arguments = ["baseline"] + arguments
    process.currentDirectoryURL = context.package.directoryURL
    try process.run()
    process.waitUntilExit()
    switch (process.terminationReason, process.terminationStatus) {
    case (.exit, 0): break
    case (.exit, let status): Diagnostics.error("titlefit baseline ended with status \(status)")
    case (_, let signal): Diagnostics.error("titlefit baseline was ended by signal \(signal)")
    }
  }
}
