public import TitlefitDiagnostics

/// What a reader of documents or code got out of one file.
public struct ControlReading: Sendable, Hashable {
  /// The file's path.
  public var file: String
  /// The format's name in reports: `storyboard`, `xib`, `swift`.
  public var format: String
  /// The controls in the order of the file, AppKit's too.
  public var controls: [Control]
  /// The scenes around the controls, on an upright phone, in the order of the file; none for code and AppKit.
  public var scenes: [Scene]
  /// What is wrong with the file.
  public var issues: [FormatIssue]

  /// Makes a reading.
  public init(
    file: String, format: String, controls: [Control], scenes: [Scene] = [], issues: [FormatIssue]
  ) {
    self.file = file
    self.format = format
    self.controls = controls
    self.scenes = scenes
    self.issues = issues
  }
}

/// A reader of files that declare controls.
public protocol ControlReader: Sendable {
  /// The file name extensions it reads, lower case, without the dot.
  var fileExtensions: [String] { get }

  /// Reads one file's bytes; never throws, what is wrong becomes an issue and the rest is still read.
  /// - Complexity: linear in the number of bytes for documents of ordinary nesting.
  func read(_ bytes: [UInt8], file: String) -> ControlReading
}
