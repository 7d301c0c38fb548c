import TitlefitArgumentParsing
import TitlefitDiagnostics
import TitlefitLocales
import TitlefitReporters

/// The options that say which findings are accepted.
struct BaselineOptions: Sendable {
  var path: String?
  var pathIfPresent: String?
  var isStrict = false

  static let options: [Option<BaselineOptions>] = [
    .value(
      "--baseline", named: "FILE", to: \.path, help: "leave out the findings that a baseline accepts",
      completion: .files),
    .value(
      "--baseline-if-present", named: "FILE", to: \.pathIfPresent,
      help: "as --baseline, but nothing is accepted where there is no such file", completion: .files),
    .flag("--strict-baseline", to: \.isStrict, help: "fail where the baseline accepts what is no longer found"),
  ]

  /// The options with the baseline that may be there taken for named where it is there.
  /// - Throws: ``CommandFailure/usage(_:)`` where both kinds are named.
  func resolved() throws(CommandFailure) -> BaselineOptions {
    guard let pathIfPresent else { return self }
    if path != nil { throw .usage("--baseline and --baseline-if-present exclude each other") }
    var options = self
    options.path = FileBytes.exists(pathIfPresent) ? pathIfPresent : nil
    if options.path == nil { options.isStrict = false }
    return options
  }

  /// The baseline, or nil where none is named.
  /// - Throws: ``CommandFailure`` where it cannot be read, is none, or is missing for `--strict-baseline`.
  func baseline() throws(CommandFailure) -> Baseline? {
    guard let path else {
      if isStrict { throw .usage("--strict-baseline needs --baseline FILE") }
      return nil
    }
    let bytes = try FileBytes.read(path)
    do throws(BaselineFault) {
      return try Baseline(text: String(decoding: bytes, as: UTF8.self))
    } catch {
      throw .file(path: path + ":\(error.line)", reason: error.message)
    }
  }

  /// What of the baseline a run can speak about; narrowed conditions say nothing about what was not found.
  static func scope(of project: ProjectOptions, report: Report) -> BaselineScope {
    var scope = BaselineScope(isPartial: !project.widths.isEmpty || !project.contentSizes.isEmpty)
    if !project.languages.isEmpty { scope.languages = Set(project.languages.map(\.description)) }
    if !project.only.isEmpty || !project.disabled.isEmpty { scope.rules = Set(report.rules.map(\.id)) }
    return scope
  }

  /// The lines for standard error that name what no longer occurs.
  func remarks(on report: Report) -> [String] {
    guard let path, !report.run.staleBaseline.isEmpty else { return [] }
    let head = "titlefit: \(path) accepts what is no longer found; titlefit baseline --baseline \(path) takes it out:"
    return [SafeText.line(head)]
      + report.run.staleBaseline.map { entry in
        SafeText.line("  \(entry.fingerprint) \(entry.rule) \(entry.language ?? "-") \(entry.subject)")
      }
  }
}
