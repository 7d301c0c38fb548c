public import TitlefitCatalogs
public import TitlefitControls
public import TitlefitTypography

/// A tiny project that a rule does or does not speak about; measured with the square font, so that its numbers can be
/// checked by eye.
///
/// In the square font every grapheme cluster is as wide as half the font's size, and a line is 1.2 times as high.
public struct RuleExample: Sendable {
  /// What the example shows, as a phrase.
  public var title: String
  /// What the project consists of.
  public var project: Project
  /// The codes that the rule reports, in order; empty for a clean example.
  public var codes: [String]

  /// Makes an example.
  public init(_ title: String, _ project: Project, codes: [String] = []) {
    self.title = title
    self.project = project
    self.codes = codes
  }

  /// What an example consists of.
  public enum Project: Sendable {
    /// Controls and catalogs, audited under the given conditions.
    case controls(
      [Control], catalogs: [Catalog] = [], widths: [Double] = [320], contentSizes: [ContentSizeCategory] = [.large])
    /// A configuration file's text and catalogs, audited as the configuration says.
    case configuration(String, catalogs: [Catalog])
    /// One file as it stands on disk: its name (with folder, such as `de.lproj/Localizable.strings`) and its text.
    case file(name: String, text: String)
    /// Several files as they stand on disk, in the order of their names.
    case files([File])
  }

  /// A file of an example.
  public struct File: Sendable, Hashable {
    /// The name with its folder, such as `de.lproj/Screen.strings`.
    public var name: String
    /// The text.
    public var text: String

    /// Makes a file.
    public init(_ name: String, _ text: String) {
      self.name = name
      self.text = text
    }
  }
}
