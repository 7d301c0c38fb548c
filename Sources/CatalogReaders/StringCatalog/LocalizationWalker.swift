import TitlefitCatalogs
import TitlefitDiagnostics
import TitlefitLocales
import TitlefitSourceParsing

/// Walks through one language of one key: string unit, string set, nested variations, substitutions.
struct LocalizationWalker {
  var catalog: StringCatalogWalker
  let place: ExpansionPlace
  private var plurals: [PluralSet] = []

  /// Starts on one localization.
  init(catalog: StringCatalogWalker, place: ExpansionPlace) {
    self.catalog = catalog
    self.place = place
  }

  /// Reads the localization with all its texts.
  mutating func localization(_ value: JSONValue, language: LanguageTag) -> Localization {
    if !value.isObject { catalog.reportWrongType(value, "a localization", "an object", key: place.key) }
    let forms = forms(of: value, path: VariationPath(), variable: nil)
    var expander = FormatExpander(variables: substitutions(of: value))
    let texts = forms.flatMap { expander.expand($0) }
    if !expander.problems.isEmpty { catalog.issues.add(expander.problems, at: place) }
    return Localization(
      language: language, location: place.position.location(in: catalog.file),
      texts: texts.map {
        StringText(
          $0.value, variation: $0.path, location: $0.position.location(in: catalog.file), state: $0.state,
          pluralArguments: $0.pluralArguments)
      }, plurals: plurals)
  }

  private mutating func substitutions(of value: JSONValue) -> [String: FormatVariable] {
    guard let members = value["substitutions"]?.members, !members.isEmpty else { return [:] }
    catalog.reportDuplicates(of: members, "substitution", key: place.key)
    var variables: [String: FormatVariable] = [:]
    for member in members {
      let argument = member.value["argNum"]?.integer
      let specifier = member.value["formatSpecifier"]?.string
      variables[member.key] = FormatVariable(
        argument: argument.flatMap { $0 > 0 && $0 < 1000 ? $0 : nil },
        specifier: specifier.flatMap { $0.isEmpty ? nil : $0 },
        forms: forms(of: member.value, path: VariationPath(), variable: member.key))
    }
    return variables
  }

  /// The forms below a node, in the order of the file.
  private mutating func forms(of node: JSONValue, path: VariationPath, variable: String?) -> [TextForm] {
    var forms: [TextForm] = []
    for member in node.members {
      switch member.key {
      case "stringUnit":
        if let form = form(of: member.value, path: path) { forms.append(form) }
      case "stringSet":
        forms += elements(of: member.value, path: path)
      case "variations":
        forms += variations(of: member.value, path: path, variable: variable)
      default: continue  // Members of newer versions are left alone.
      }
    }
    return forms
  }

  private mutating func form(of unit: JSONValue, path: VariationPath) -> TextForm? {
    let state = state(of: unit)
    guard let value = unit["value"] else { return nil }
    guard let text = value.string else {
      catalog.reportWrongType(value, "the value of a string unit", "a string", key: place.key)
      return nil
    }
    return TextForm(path: path, value: text, position: catalog.position(value), state: state)
  }

  private mutating func elements(of set: JSONValue, path: VariationPath) -> [TextForm] {
    let state = state(of: set)
    return (set["values"]?.elements ?? []).enumerated().compactMap { index, value in
      value.string.map {
        TextForm(path: path.appending(.element(index)), value: $0, position: catalog.position(value), state: state)
      }
    }
  }

  private mutating func state(of unit: JSONValue) -> String? {
    guard let state = unit["state"] else { return nil }
    catalog.reportUnknown(state, "translation state", Self.states, key: place.key)
    return state.string.flatMap { $0.isEmpty ? nil : $0 }
  }

  private mutating func variations(of node: JSONValue, path: VariationPath, variable: String?) -> [TextForm] {
    var forms: [TextForm] = []
    for kind in node.members {
      catalog.reportDuplicates(of: kind.value.members, "variation", key: place.key)
      if kind.key == "plural" { noteCategories(kind.value, path: path, variable: variable) }
      for choice in kind.value.members {
        guard let selector = Self.selector(kind.key, choice.key, variable) else {
          reportUnknownVariation(kind, choice)
          continue
        }
        forms += self.forms(of: choice.value, path: path.appending(selector), variable: variable)
      }
    }
    return forms
  }

  private static func selector(_ kind: String, _ choice: String, _ variable: String?) -> VariationPath.Selector? {
    switch kind {
    case "plural": PluralCategory(rawValue: choice).map { .plural($0, variable: variable) }
    case "device": .device(choice)
    case "width": Int(choice).map { .width($0) }
    default: nil
    }
  }

  private mutating func noteCategories(_ node: JSONValue, path: VariationPath, variable: String?) {
    let categories = node.members.compactMap { PluralCategory(rawValue: $0.key) }
    let position = catalog.position(node)
    plurals.append(
      PluralSet(path: path, variable: variable, categories: categories, location: position.location(in: catalog.file)))
    guard !categories.contains(.other) else { return }
    catalog.issues.addMissingOther(
      categories, variable: variable,
      at: ExpansionPlace(key: place.key, language: place.language, position: position))
  }

  private mutating func reportUnknownVariation(_ kind: JSONMember, _ choice: JSONMember) {
    catalog.issues.add(
      CatalogIssueRule.unknownValue, "unknown-variation",
      FindingMessage(
        "`\(kind.key).\(choice.key)` is no variation this tool knows", why: "its text is left out", suggestion: ""),
      at: catalog.text.position(at: choice.keyRange.lowerBound), key: place.key, language: place.language?.description)
  }

  private static let states: Set<String> = ["new", "translated", "needs_review", "stale"]
}
