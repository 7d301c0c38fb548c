import TitlefitCatalogs
import TitlefitControls
import TitlefitRuleKit
import TitlefitTypography

/// Where the parts are joined: which rules, readers and engine this tool has.
enum Assembly {
  /// The rules.
  static let rules: [any Rule.Type] = []

  /// The engine that measures, set up with the configuration's fonts.
  /// - Throws: ``CommandFailure/engine(_:)``.
  static func measurer(_ setup: Setup) throws(CommandFailure) -> any TextMeasuring {
    throw .engine("no text engine is joined to this build")
  }
}
