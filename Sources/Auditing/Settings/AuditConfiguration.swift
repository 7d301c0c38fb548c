public import TitlefitControlLayout
public import TitlefitControls
public import TitlefitDiagnostics
public import TitlefitLocales
public import TitlefitRuleKit
public import TitlefitTypography

/// What an audit is told: the configuration file's content, with the defaults of everything it leaves out.
public struct AuditConfiguration: Sendable {
  /// The language the project is written in, or nil for what the project itself says.
  public var sourceLanguage: LanguageTag?
  /// The languages to measure, or nil for all.
  public var languages: [LanguageTag]?
  /// The generation of platform numbers.
  public var platform = PlatformGeneration.iOS17
  /// The device widths in points, ascending.
  public var widths: [Double] = [320, 375, 393, 430]
  /// The content size categories, ascending.
  public var contentSizes: [ContentSizeCategory] = [.large, .xxxLarge]
  /// Which file serves as the system font.
  public var systemFont = SystemFontChoice.automatic
  /// The profile of severities.
  public var profile = RuleProfile.ios
  /// The controls that the file declares.
  public var controls: [ConfiguredControl] = []
  /// What the file says about rules, by rule.
  public var rules: [RuleID: RuleSetting] = [:]
  /// The sample values by placeholder, as the catalogs spell it without argument number (`%lld`, `%@`).
  public var values: [String: [String]] = AuditConfiguration.standardValues
  /// The paths to leave out, as glob patterns below the project's folder.
  public var excludes: [String] = []
  /// The rules that the file declares by a condition and a message.
  public var customRules: [DeclaredRule] = []
  /// How the project's code looks texts up.
  public var code = CodeSettings()
  /// The rule modules that the file declares.
  public var ruleModules: [RuleModuleSetting] = []
  /// The rules that alone run, or nil for all; from the command line.
  public var only: Set<RuleID>?
  /// The rules switched off on the command line.
  public var disabled: Set<RuleID> = []
  /// The least number of threads; 0 for one a core.
  public var jobs = 0

  /// Makes the configuration of a project without a file.
  public init() {}

  /// The samples used where the configuration names none: one, a number whose plural form differs in many languages, and
  /// a wide one; a name of ordinary length.
  public static let standardValues = ["%lld": ["1", "21", "1234567"], "%f": ["0.5", "1234.5"], "%@": ["Anna-Sophie"]]
}

/// Which file serves as the system font.
public enum SystemFontChoice: Sendable, Hashable {
  /// San Francisco on macOS, elsewhere the stand-in.
  case automatic
  /// The stand-in on every system.
  case standIn
  /// A font file, or a folder of font files.
  case path(String)
}

/// What the configuration says about one rule.
public struct RuleSetting: Sendable, Hashable {
  /// The severity of certain findings, or nil for the profile's.
  public var severity: Severity?
  /// The severity of findings in doubt, or nil for one step below.
  public var unsureSeverity: Severity?
  /// The rule's own options.
  public var options = RuleOptions()

  /// Makes a setting that changes nothing.
  public init() {}
}

/// A control that the configuration file declares and binds to units by table and key.
public struct ConfiguredControl: Sendable, Hashable {
  /// The control's name.
  public var name: String
  /// Where it stands in the file.
  public var location: SourceLocation
  /// The patterns of the titles, by state.
  public var titles: [ControlState: [UnitPattern]] = [:]
  /// The subtitles, each with the titles it goes with.
  public var subtitles: [SubtitlePair] = []
  /// The set-up.
  public var specification: ButtonSpecification
  /// The room.
  public var room: ControlRoom

  /// Makes a control.
  public init(name: String, location: SourceLocation, specification: ButtonSpecification, room: ControlRoom) {
    self.name = name
    self.location = location
    self.specification = specification
    self.room = room
  }
}

/// A subtitle's pattern with that of the titles it goes with.
public struct SubtitlePair: Sendable, Hashable {
  /// The titles.
  public var title: UnitPattern
  /// The subtitle; a `*` in it stands for what the title's `*` matched.
  public var subtitle: UnitPattern

  /// Makes a pair.
  public init(title: UnitPattern, subtitle: UnitPattern) {
    self.title = title
    self.subtitle = subtitle
  }
}

/// A table and a key in which `*` stands for any characters.
public struct UnitPattern: Sendable, Hashable {
  /// The table's pattern.
  public var table: String
  /// The key's pattern.
  public var key: String
  /// Where it stands.
  public var location: SourceLocation

  /// Reads `table/key`; nil where there is no slash. The first slash divides, so that keys may hold more.
  public init?(_ text: String, location: SourceLocation) {
    guard let slash = text.firstIndex(of: "/"), slash != text.startIndex else { return nil }
    table = String(text[..<slash])
    key = String(text[text.index(after: slash)...])
    guard !key.isEmpty else { return nil }
    self.location = location
  }

  /// The pattern as written.
  public var text: String { table + "/" + key }
}
