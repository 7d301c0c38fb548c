import Foundation
import PackagePlugin

/// `swift package audit-titles`: audits the package it runs in with the tool built from this package.
///
/// The arguments are those of `titlefit audit`. The command asks for no permission, since it only reads; `swift package`
/// ends with status 1 where there are findings or the tool cannot do its work.
@main
struct TitlefitAudit: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) async throws {
    let tool = try context.tool(named: "titlefit")
    let process = Process()
    process.executableURL = tool.url
    process.arguments = ["audit"] + arguments
    process.currentDirectoryURL = context.package.directoryURL
    try process.run()
    process.waitUntilExit()
    switch (process.terminationReason, process.terminationStatus) {
    case (.exit, 0): break
    case (.exit, 1): Diagnostics.error("there are button titles that do not fit; see the report above")
    case (.exit, let status): Diagnostics.error("titlefit audit ended with status \(status)")
    case (_, let signal): Diagnostics.error("titlefit audit was ended by signal \(signal)")
    }
  }
}
