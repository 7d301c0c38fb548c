public import Foundation

/// Headless Chromium, driven by `Corpora/Browser/drive.py`.
public struct Browser {
  /// The browser's executable, or nil where none is installed.
  public static var executable: URL? {
    let environment = ProcessInfo.processInfo.environment
    if let path = environment["TITLEFIT_BROWSER"], !path.isEmpty { return URL(filePath: path) }
    let folders = (environment["PATH"] ?? "").split(separator: ":").map(String.init)
    let names = ["chromium", "chromium-browser", "google-chrome", "chromium-headless-shell"]
    return names.lazy.flatMap { name in folders.map { $0 + "/" + name } }
      .first(where: FileManager.default.isExecutableFile).map { URL(filePath: $0) }
  }

  /// Whether tests of pages run: where a browser is installed, and in CI always, so that there its lack is a failure.
  public static var isExpected: Bool { executable != nil || ProcessInfo.processInfo.environment["CI"] == "true" }

  /// What a visit to a page left behind.
  public struct Visit {
    /// One value a step; what has no value is `NSNull`.
    public var results: [Any]
    /// Every message of the console and every exception.
    public var console: [String]
    /// The milliseconds until the first frame after the load event.
    public var milliseconds: Double
    /// Those that the page's main thread worked.
    public var work: Double
    /// The addresses that were asked for.
    public var requests: [String]

    /// The results as texts; what is none becomes empty.
    public var texts: [String] { results.map { $0 as? String ?? "" } }
  }

  /// Why a visit came to nothing.
  public struct Failure: Error, CustomStringConvertible {
    /// What the driver said.
    public var description: String
  }

  /// Opens a file and carries out steps; see the driver's first lines for what steps there are.
  public static func visit(_ page: URL, steps: [[String: Any]]) throws -> Visit {
    guard let executable else { throw Failure(description: "no Chromium is installed") }
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["python3", CorpusFile.url("Browser/drive.py").path, executable.path]
    let (input, output, error) = (Pipe(), Pipe(), Pipe())
    (process.standardInput, process.standardOutput, process.standardError) = (input, output, error)
    try process.run()
    let order: [String: Any] = ["url": page.absoluteString, "steps": steps]
    try input.fileHandleForWriting.write(contentsOf: JSONSerialization.data(withJSONObject: order))
    try input.fileHandleForWriting.close()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    let words = error.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0, let answer = try JSONSerialization.jsonObject(with: data) as? [String: Any],
      let results = answer["results"] as? [Any], let console = answer["console"] as? [String],
      let milliseconds = answer["milliseconds"] as? Double, let work = answer["work"] as? Double,
      let requests = answer["requests"] as? [String]
    else { throw Failure(description: String(decoding: words, as: UTF8.self)) }
    return Visit(results: results, console: console, milliseconds: milliseconds, work: work, requests: requests)
  }
}
