import TitlefitCatalogReaders
import TitlefitCatalogs
import TitlefitControls
import TitlefitInterfaceReaders
import TitlefitRuleKit
import TitlefitShaping
import TitlefitStandardRules
import TitlefitTextLayout
import TitlefitTypography

/// Where the parts are joined: which rules, readers and engine this tool has.
enum Assembly {
  /// The rules.
  static let rules: [any Rule.Type] = StandardRules.all

  /// The readers of catalogs.
  static let catalogReaders: [any CatalogReader] = CatalogReaders.all

  /// The readers of documents and code.
  static let controlReaders: [any ControlReader] = [InterfaceDocumentReader()]

  /// The engine that measures with the fonts.
  static func measurer(over fonts: FontCollection) -> any TextMeasuring { TextLayoutEngine(fonts: fonts) }
}
