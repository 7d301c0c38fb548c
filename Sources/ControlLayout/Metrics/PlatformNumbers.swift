/// All platform numbers in one list, for readers.
public enum PlatformNumbers {
  /// Every number with its value, generation, confidence and source, in a fixed order: configured, legacy, symbols.
  public static let all: [PlatformNumberRow] = configured + legacy + SymbolSizes.rows

  private static var configured: [PlatformNumberRow] {
    let sizes = ButtonSize.allCases
    var rows = sizes.flatMap { ConfiguredNumbers.contentInsets($0).map(\.row) }
    rows += sizes.map { ConfiguredNumbers.glassInsets($0).row }
    rows.append(ConfiguredNumbers.insetGrowthAboveLarge.row)
    rows += sizes.map { ConfiguredNumbers.titleStyle($0).row }
    rows.append(ConfiguredNumbers.glassTitleStyle.row)
    rows += sizes.map { ConfiguredNumbers.titleWeight($0).row }
    rows.append(ConfiguredNumbers.subtitleStyle.row)
    rows += sizes.map { ConfiguredNumbers.titlePadding($0).row }
    return rows + [
      ConfiguredNumbers.lineBreakMode.row, ConfiguredNumbers.imagePadding.row, ConfiguredNumbers.indicatorWidth.row,
      ConfiguredNumbers.activityIndicator.row, ConfiguredNumbers.symbolStyle.row, ConfiguredNumbers.symbolHeight.row,
    ]
  }

  private static var legacy: [PlatformNumberRow] {
    let types: [LegacyButtonType] = [.custom, .system]
    let numbers = [LegacyNumbers.addedHeight.row, LegacyNumbers.minimumWidth.row]
    return types.map { LegacyNumbers.titleSize($0).row } + numbers
      + [LegacyNumbers.lineBreakMode.row, LegacyNumbers.shrinkStep.row]
      + LegacyButtonType.allCases.flatMap { LegacyNumbers.symbol($0).map(\.row) }
  }
}
