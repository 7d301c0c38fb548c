import Foundation

/// Runs the tool's audit of a project several times and prints where the time goes: each phase, the whole process, and
/// the most memory it took.
///
/// The runs are whole processes, as users have them: start, fonts and report included. What the phases do not name is the
/// rest.
struct StagesCommand {
  /// The project's folder or file.
  let path: String
  /// How many runs; the first one warms the file cache and is not counted.
  let runs: Int

  /// Runs the command.
  /// - Returns: 0, or 3 where the tool cannot be run or prints no report.
  func run() -> Int32 {
    guard let tool = Self.tool() else { return fail("no executable titlefit beside this one; build it first") }
    print("\(tool.path) audit \(path), \(runs) runs after one to warm up")
    var seconds: [String: [Double]] = [:]
    for round in 0...runs {
      do {
        let sample = try Self.sample(tool, path: path)
        guard round > 0 else { continue }
        for (phase, value) in sample { seconds[phase, default: []].append(value) }
      } catch {
        return fail("\(error)")
      }
    }
    for phase in seconds.keys.sorted(by: Self.comesBefore) {
      print(Self.line(phase, (seconds[phase] ?? []).sorted()))
    }
    print("peak memory  \(Self.peakMebibytes) MiB")
    return 0
  }

  private func fail(_ message: String) -> Int32 {
    FileHandle.standardError.write(Data("titlefit-dev: \(message)\n".utf8))
    return 3
  }

  private static let order = ["read", "join", "layOut", "rules", "rest", "process"]

  private static func comesBefore(_ left: String, _ right: String) -> Bool {
    let places = [left, right].map { order.firstIndex(of: $0) ?? order.count - 2 }
    return places[0] == places[1] ? left < right : places[0] < places[1]
  }

  /// Median and spread in milliseconds.
  private static func line(_ phase: String, _ values: [Double]) -> String {
    func milliseconds(_ value: Double) -> String {
      let text = String(format: "%.1f", value * 1000)
      return String(repeating: " ", count: max(0, 10 - text.count)) + text
    }
    let median = values[values.count / 2]
    let name = phase + String(repeating: " ", count: max(0, 10 - phase.count))
    return name + milliseconds(median) + " ms   (" + milliseconds(values.first ?? 0).drop { $0 == " " } + " … "
      + milliseconds(values.last ?? 0).drop { $0 == " " } + ")"
  }

  /// The most that one of the child processes took; Linux counts in kibibytes, macOS in bytes.
  private static var peakMebibytes: Int {
    var usage = rusage()
    #if os(Linux)
      getrusage(__rusage_who_t(RUSAGE_CHILDREN.rawValue), &usage)
      return Int(usage.ru_maxrss) / 1024
    #else
      getrusage(RUSAGE_CHILDREN, &usage)
      return Int(usage.ru_maxrss) / 1_048_576
    #endif
  }

  /// The tool that was built together with this one.
  private static func tool() -> URL? {
    let own = URL(filePath: CommandLine.arguments[0]).resolvingSymlinksInPath()
    let url = own.deletingLastPathComponent().appending(path: "titlefit")
    return FileManager.default.isExecutableFile(atPath: url.path) ? url : nil
  }

  private enum StagesError: Error {
    case noReport(status: Int32)
  }

  /// The seconds of each phase of one run, of the whole process, and of the rest.
  private static func sample(_ tool: URL, path: String) throws -> [String: Double] {
    let process = Process()
    let output = Pipe()
    process.executableURL = tool
    process.arguments = ["audit", path, "--format", "json", "--quiet"]
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    let clock = ContinuousClock()
    let start = clock.now
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let took = start.duration(to: clock.now).components
    guard let report = try? JSONSerialization.jsonObject(with: data) as? [String: Any],
      let run = report["run"] as? [String: Any], let phases = run["phases"] as? [String: Any]
    else { throw StagesError.noReport(status: process.terminationStatus) }
    var seconds = phases.compactMapValues { ($0 as? NSNumber)?.doubleValue }
    let whole = Double(took.seconds) + Double(took.attoseconds) / 1e18
    seconds["rest"] = whole - seconds.values.reduce(0, +)
    seconds["process"] = whole
    return seconds
  }
}
