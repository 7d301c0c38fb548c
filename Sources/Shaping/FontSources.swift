/// Where font files are looked for.
public struct FontSources: Sendable, Hashable {
  /// What serves the platform's user interface font.
  public enum SystemFont: Sendable, Hashable {
    /// Inter with San Francisco's fitted advances.
    case standIn
    /// A font file by path, measured as it is.
    case file(String)
    /// A folder that holds a San Francisco file under one of Apple's names; see ``FontSources/systemFontFileNames``.
    case folder(String)
  }

  /// The folders of the system's fonts, searched in order for exact file names; no folder is listed.
  public var systemFolders: [String]
  /// The project's own font files, in the order in which a name is looked up in them.
  public var projectFiles: [String]
  /// What serves the platform's user interface font.
  public var systemFont: SystemFont

  /// The generation of the system's fonts that the stand-in stands in for.
  public var era: SystemFontEra

  /// Whether fonts of the cascade that stand in for the platform's have their widths calibrated; only comparisons with
  /// other engines measure them as they are.
  package var calibrates = true

  /// Makes sources; by default the folders of Debian's and Homebrew's packages, no project file, and the stand-in of
  /// the current generation.
  public init(
    systemFolders: [String] = FontSources.standardFolders, projectFiles: [String] = [],
    systemFont: SystemFont = .standIn, era: SystemFontEra = .current
  ) {
    self.era = era
    self.systemFolders = systemFolders
    self.projectFiles = projectFiles
    self.systemFont = systemFont
  }

  /// The folders in which font packages put their files, in the order they are searched.
  ///
  /// Debian first (fonts-inter-variable, fonts-inter, fonts-noto-core, fonts-noto-cjk, fonts-noto-color-emoji), then
  /// the shared folders of macOS. A user's own `~/Library/Fonts` is added by whoever knows the home folder.
  public static let standardFolders = [
    "/usr/share/fonts/truetype/inter-vf", "/usr/share/fonts/truetype/noto", "/usr/share/fonts/opentype/noto",
    "/usr/share/fonts/opentype/inter", "/usr/share/fonts/truetype/dejavu", "/Library/Fonts",
  ]

  /// The file names under which Apple ships San Francisco, the variable ones first.
  ///
  /// Source: /System/Library/Fonts of macOS and Apple's download page of SF Pro.
  public static let systemFontFileNames = ["SFNS.ttf", "SF-Pro.ttf", "SF-Pro-Text-Regular.otf"]
}
