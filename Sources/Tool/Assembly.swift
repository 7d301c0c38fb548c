import TitlefitAuditing
import TitlefitCatalogReaders
import TitlefitCatalogs
import TitlefitControls
import TitlefitInterfaceReaders
import TitlefitLocking
import TitlefitPictures
import TitlefitRuleHosting
import TitlefitRuleKit
import TitlefitShaping
import TitlefitStandardRules
import TitlefitSwiftSources
import TitlefitTextLayout
import TitlefitTypography

/// Where the parts are joined: which rules, readers and engine this tool has.
enum Assembly {
  /// The rules: the standard ones, then those that the executable adds.
  static var rules: [any Rule.Type] { StandardRules.all + added.withLock { $0 } }

  private static let added = LockedValue<[any Rule.Type]>([])

  /// Adds rules of a team; called once, before anything else.
  static func add(_ rules: [any Rule.Type]) { added.withLock { $0 += rules } }

  /// The readers of catalogs.
  static let catalogReaders: [any CatalogReader] = CatalogReaders.all

  /// The readers of documents and code.
  static let controlReaders: [any ControlReader] = [InterfaceDocumentReader()]

  /// The reader of code.
  static let codeReader: any CodeReader = SwiftCodeReader()

  /// The engine that measures with the fonts.
  static func measurer(over fonts: FontCollection) -> any TextMeasuring { TextLayoutEngine(fonts: fonts) }

  /// What draws buttons from the glyphs that were measured, where a report shows pictures.
  static func drawing(over fonts: FontCollection) -> any ButtonDrawing {
    ButtonPainter(engine: TextLayoutEngine(fonts: fonts))
  }

  /// The programs that a configuration in the given folder declares as rule modules; none is started yet.
  static func modules(_ settings: [RuleModuleSetting], folder: String) -> [any RuleModule] {
    settings.map { setting in
      ChildRuleModule(
        name: setting.name, command: setting.command, folder: folder, timeout: setting.timeout,
        location: setting.location)
    }
  }
}
