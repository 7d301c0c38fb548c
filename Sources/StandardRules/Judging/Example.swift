import TitlefitCatalogs
import TitlefitControlLayout
import TitlefitControls
import TitlefitDiagnostics
import TitlefitGeometry
import TitlefitLocales

/// Builds the tiny projects of the rules' examples.
enum Example {
  /// A legacy button of the system type with a title of 15 points: 7.5 points a cluster, 18 points a line.
  static func legacy(_ change: (inout LegacyButton) -> Void = { _ in }) -> ButtonSpecification {
    var button = LegacyButton(type: .system)
    change(&button)
    return ButtonSpecification(model: .legacy(button))
  }

  /// A configured button, plain and without insets, with a title of 17 points: 8.5 points a cluster, 20.4 a line.
  static func configured(_ change: (inout ButtonConfiguration) -> Void = { _ in }) -> ButtonSpecification {
    var configuration = ButtonConfiguration(style: .plain, size: .medium)
    configuration.contentInsets = .zero
    change(&configuration)
    return ButtonSpecification(model: .configured(configuration))
  }

  /// A button whose title is the unit `title` of the table `Localizable`, and its subtitle the unit `subtitle`.
  ///
  /// The room's width is nil where the button takes its natural width.
  static func button(
    _ specification: ButtonSpecification, width: RoomWidth?, height: Double? = nil, hasSubtitle: Bool = false
  ) -> Control {
    let place = SourceLocation(file: "titlefit.yml", line: 1, column: 1)
    func text(_ key: String) -> ControlText {
      ControlText(source: .unit(table: "Localizable", key: key, fallback: nil), location: place)
    }
    let isLegacy = if case .legacy = specification.model { true } else { false }
    return Control(
      id: "example", kind: isLegacy ? .legacy : .configured, location: place, specification: specification,
      titles: [text("title")], subtitles: hasSubtitle ? [text("subtitle")] : [],
      room: ControlRoom(width: width, height: height, how: ["the example gives it"]))
  }

  /// One `.strings` file a language with the unit `title`, in the order of the languages' tags.
  static func catalogs(_ titles: [String: String], subtitle: String? = nil) -> [Catalog] {
    titles.sorted { $0.key < $1.key }.map { language, title in
      var units = [unit("title", title, in: language, line: 1)]
      if let subtitle { units.append(unit("subtitle", subtitle, in: language, line: 2)) }
      return catalog(language, units)
    }
  }

  /// The `.strings` file of a language.
  static func catalog(_ language: String, _ units: [StringUnit]) -> Catalog {
    Catalog(
      format: .strings, file: file(language), table: "Localizable", language: tag(language), units: units,
      entryCount: units.count)
  }

  /// A unit with one text, and with the plural categories of the whole text if any are given.
  static func unit(
    _ key: String, _ value: String, in language: String, line: Int, categories: [PluralCategory] = []
  ) -> StringUnit {
    let place = SourceLocation(file: file(language), line: line, column: 1)
    let texts =
      categories.isEmpty
      ? [StringText(value, location: place)]
      : categories.map { category in
        StringText(value, variation: VariationPath([.plural(category, variable: nil)]), location: place)
      }
    let plurals =
      categories.isEmpty
      ? [] : [PluralSet(path: VariationPath(), variable: nil, categories: categories, location: place)]
    return StringUnit(
      key: key, location: place,
      localizations: [Localization(language: tag(language), location: place, texts: texts, plurals: plurals)])
  }

  /// The tag of a language that the examples write as text.
  static func tag(_ language: String) -> LanguageTag { (try? LanguageTag(language)) ?? .undetermined }

  private static func file(_ language: String) -> String { language + ".lproj/Localizable.strings" }
}
