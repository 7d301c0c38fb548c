public import TitlefitDiagnostics

/// A slip in code that changes what a button shows, apart from all sizes.
public struct CodeFault: Sendable, Hashable {
  /// What kind of slip it is.
  public var kind: Kind
  /// What it concerns: a setting by UIKit's name, or the expression, shortened.
  public var subject: String
  /// Where it stands.
  public var location: SourceLocation

  /// Makes a fault.
  public init(_ kind: Kind, _ subject: String, at location: SourceLocation) {
    self.kind = kind
    self.subject = subject
    self.location = location
  }

  /// The kinds of slips that reading code finds.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// A configuration with texts is replaced as a whole, and the texts are gone.
    case configurationReplaced
    /// A setting of the title's label that the configuration overwrites.
    case labelSettingOverwritten
    /// A localized text is cut to a number of characters.
    case textCut
  }
}
