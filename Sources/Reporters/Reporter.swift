public import TitlefitDiagnostics

/// A way to show a report.
public protocol Reporter: Sendable {
  /// The name that `--format` and `--report` take.
  static var name: String { get }

  /// Whether it shows the report's pictures, which are drawn only where some reporter does.
  static var showsPictures: Bool { get }

  /// Makes a reporter.
  init()

  /// The whole output, ended by a line break unless it is empty.
  ///
  /// The same report and options give the same text. Whatever characters the findings hold, the output is valid in its
  /// format and moves no terminal's cursor.
  /// - Complexity: linear in the size of the report.
  func render(_ report: Report, options: ReporterOptions) -> String
}

extension Reporter {
  /// Most reporters show no pictures.
  public static var showsPictures: Bool { false }
}

/// What a reporter may know about where its output goes.
public struct ReporterOptions: Sendable, Hashable {
  /// Whether colours may be written; only `text` has any.
  public var usesColor: Bool
  /// Whether details such as the fonts are written; only `text` leaves any out.
  public var isVerbose: Bool
  /// The columns of the terminal that lines are broken for, or nil where they are left whole; only `text` breaks any.
  public var columns: Int?
  /// The folder that services look for files from, or nil: `github`, `gitlab`, `sarif` and `sonarqube` write the paths of
  /// files below it from there, as those services know them.
  public var folder: String?

  /// Makes options; by default neither colours nor details, and lines as long as they are.
  public init(usesColor: Bool = false, isVerbose: Bool = false, columns: Int? = nil, folder: String? = nil) {
    self.columns = columns
    self.folder = folder
    self.usesColor = usesColor
    self.isVerbose = isVerbose
  }
}
