import Foundation
import TitlefitArgumentParsing
import TitlefitAuditing
import TitlefitDiagnostics
import TitlefitReporters

/// `titlefit audit --watch`: audits again whenever a file of the project changes, until a signal comes.
struct WatchLoop {
  /// The shortest time between two looks at the files.
  private static let interval = Duration.milliseconds(50)
  /// How long files have to be at rest before they are read: a save may be several writes.
  private static let rest = Duration.milliseconds(20)

  private let options: AuditOptions
  private let console: Console

  init(options: AuditOptions, console: Console) {
    self.options = options
    self.console = console
  }

  /// Watches.
  /// - Returns: only where the first audit shows that the command line is wrong.
  /// - Throws: what is wrong with the command line, and ``CommandFailure/outputClosed(_:)`` whenever that happens.
  func run() throws -> ExitStatus {
    let memory = AuditMemory(interruption: WatchInterruption(console: console))
    var configuration = AuditConfiguration()
    var watched = watch(configuration)
    var isFirst = true
    while true {
      let start = ContinuousClock.now
      do {
        let (status, outcome) = try AuditCommand.round(options, console: console, memory: memory)
        if isFirst, outcome.report.failures.contains(where: { $0.code == "missing-path" }) { return status }
        if outcome.configuration.watchKey != configuration.watchKey {
          configuration = outcome.configuration
          watched = watch(configuration)
        }
        say("audited in \(Self.seconds(start.duration(to: .now)))", watched)
      } catch {
        try fail(error, isFirst: isFirst)
        say("waiting for a change", watched)
      }
      isFirst = false
      wait(&watched)
    }
  }

  /// What cannot change while the tool runs ends it; anything else is said, and the next change may mend it.
  private func fail(_ error: any Error, isFirst: Bool) throws {
    switch error {
    case CommandFailure.outputClosed: throw error
    case CommandFailure.configuration(_): break
    case _ where isFirst: throw error
    default: break
    }
    console.clearScreen(for: options)
    let lines =
      switch error {
      case let failure as CommandFailure: failure.lines
      case let error as ArgumentError: [SafeText.line("titlefit: " + error.message)]
      default: [SafeText.line("titlefit: \(error)")]
      }
    console.error(lines.map { $0 + "\n" }.joined())
  }

  /// Sleeps until files changed and are at rest again; a tree so large that looking at it takes long is looked at less
  /// often, so that a processor is never busy for more than a twentieth of the time.
  private func wait(_ watched: inout WatchedFiles) {
    var pause = Self.interval
    while true {
      Self.sleep(pause)
      let start = ContinuousClock.now
      let changes = watched.changes()
      if !changes.isEmpty { break }
      pause = max(Self.interval, start.duration(to: .now) * 20)
    }
    for _ in 0..<10 {
      Self.sleep(Self.rest)
      if watched.changes().isEmpty { return }
    }
  }

  private static func sleep(_ time: Duration) {
    usleep(UInt32(min(max(time / .microseconds(1), 1), 2_000_000)))
  }

  /// The files to watch beside the project's own: configuration, baseline, fonts, and the programs of rule modules.
  private func watch(_ configuration: AuditConfiguration) -> WatchedFiles {
    let folder = Setup.start(of: options.paths) ?? "."
    var others = options.project.configuration.map { [$0] } ?? Setup.candidates(from: folder)
    others += [options.baseline.path, options.baseline.pathIfPresent].compactMap(\.self)
    if case .path(let path) = configuration.systemFont { others.append(path) }
    for module in configuration.ruleModules {
      let home = URL(filePath: module.location.file).deletingLastPathComponent().path
      others += module.command.map { $0.hasPrefix("/") ? $0 : home + "/" + $0 }.filter(FileBytes.exists)
    }
    return WatchedFiles(paths: options.paths, excludes: configuration.excludes, others: others)
  }

  private func say(_ words: String, _ watched: WatchedFiles) {
    guard !options.isQuiet else { return }
    var time = time(nil)
    var local = tm()
    localtime_r(&time, &local)
    let parts = [local.tm_hour, local.tm_min, local.tm_sec].map { ($0 < 10 ? "0" : "") + String($0) }
    console.error("\(parts.joined(separator: ":")) \(words); watching \(watched.count) files, ^C ends\n")
  }

  private static func seconds(_ time: Duration) -> String { PointText.number(time / .seconds(1), decimals: 2) + " s" }
}

extension AuditConfiguration {
  /// What decides which files are watched.
  fileprivate var watchKey: [String] {
    let font = if case .path(let path) = systemFont { path } else { "" }
    return excludes + ["", font] + ruleModules.flatMap { [$0.location.file] + $0.command }
  }
}

extension Console {
  /// Clears a terminal that shows the text report, its scrolled-off lines included.
  func clearScreen(for options: AuditOptions) {
    guard isOutputTerminal, options.output == nil, options.format?.name ?? "text" == "text", !options.isVerbose
    else { return }
    // What cannot be written is found out when the report is.
    try? output("\u{1B}[H\u{1B}[2J\u{1B}[3J")
  }
}
