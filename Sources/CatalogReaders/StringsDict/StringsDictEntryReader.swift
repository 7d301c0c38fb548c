import TitlefitCatalogs
import TitlefitDiagnostics
import TitlefitLocales
import TitlefitSourceParsing

/// Reads one entry of a `.stringsdict`: its format key, its variables, its width and device rules.
struct StringsDictEntryReader {
  let file: String
  let place: ExpansionPlace
  var issues: IssueList
  private var plurals: [PluralSet] = []

  /// The keys of the format's own, which name no variable.
  enum Key {
    /// The text with its variables.
    static let format = "NSStringLocalizedFormatKey"
    /// The kind of a variable.
    static let rule = "NSStringFormatSpecTypeKey"
    /// The specifier of a variable's number.
    static let valueType = "NSStringFormatValueTypeKey"
    /// The kind of plural variables.
    static let plural = "NSStringPluralRuleType"
    /// Texts by width.
    static let width = "NSStringVariableWidthRuleType"
    /// Texts by device.
    static let device = "NSStringDeviceSpecificRuleType"
  }

  /// Starts on one entry.
  init(file: String, place: ExpansionPlace, issues: IssueList) {
    self.file = file
    self.place = place
    self.issues = issues
  }

  /// Reads the entry.
  mutating func unit(_ member: PropertyListMember, language: LanguageTag) -> StringUnit {
    let location = member.position.location(in: file)
    var unit = StringUnit(key: member.key, location: location)
    let forms: [TextForm]
    switch member.value.content {
    case .dictionary: forms = self.forms(of: member.value, path: VariationPath(), depth: 0)
    case .string(let text):
      forms = [TextForm(path: VariationPath(), value: text, position: member.value.position)]
    default:
      report(
        CatalogIssueRule.malformed, "unsupported-value", "the entry is neither a dictionary nor a string",
        "it is left out", "Write a dictionary with a format key.", at: member.value.position)
      forms = []
    }
    let texts = forms.map {
      StringText(
        $0.value, variation: $0.path, location: $0.position.location(in: file), state: $0.state,
        pluralArguments: $0.pluralArguments)
    }
    unit.localizations = [
      Localization(
        language: language, location: member.value.position.location(in: file), texts: texts, plurals: plurals)
    ]
    return unit
  }

  private mutating func forms(of entry: PropertyListValue, path: VariationPath, depth: Int) -> [TextForm] {
    issues.reportDuplicates(of: entry.members, "member", key: place.key)
    var variables: [String: FormatVariable] = [:]
    var names: [String] = []
    for member in entry.members {
      guard case .dictionary = member.value.content, member.key != Key.width, member.key != Key.device else { continue }
      if variables[member.key] == nil { names.append(member.key) }
      variables[member.key] = variable(member, path: path)
    }
    var forms = widthForms(entry[Key.width], path: path)
    forms += deviceForms(entry[Key.device], path: path, depth: depth)
    let bases = baseForms(of: entry, variables: names, hasOthers: !forms.isEmpty, path: path)
    var expander = FormatExpander(variables: variables)
    forms += bases.flatMap { expander.expand($0) }
    issues.add(
      expander.problems,
      at: ExpansionPlace(key: place.key, language: nil, position: bases.first?.position ?? place.position))
    if entry[Key.format] != nil { reportArguments(expander, names, bases.first?.position ?? place.position) }
    return forms
  }

  /// The texts to unfold: the format key's, or each variable's where the format key is missing.
  private mutating func baseForms(
    of entry: PropertyListValue, variables: [String], hasOthers: Bool, path: VariationPath
  ) -> [TextForm] {
    if let format = entry[Key.format] {
      if let text = format.string { return [TextForm(path: path, value: text, position: format.position)] }
      report(
        CatalogIssueRule.malformed, "unsupported-value", "the format key is no string", "it is left out",
        "Write a text with variables.", at: format.position)
      return []
    }
    guard !variables.isEmpty else {
      if !hasOthers {
        report(
          CatalogIssueRule.variableMissing, "no-forms", "the entry holds no text", "",
          "Add a format key and its variables.",
          at: place.position)
      }
      return []
    }
    report(
      CatalogIssueRule.variableMissing, "format-key-missing", "the entry has variables but no format key",
      "the app shows the key or crashes", "Add `\(Key.format)`.", at: place.position)
    return variables.map { TextForm(path: path, value: "%#@\($0)@", position: entry.position) }
  }

  private mutating func widthForms(_ rules: PropertyListValue?, path: VariationPath) -> [TextForm] {
    guard let rules else { return [] }
    issues.reportDuplicates(of: rules.members, "variation", key: place.key)
    return rules.members.compactMap { member in
      guard let text = member.value.string, let width = Int(member.key) else {
        reportUnknown(member, "width")
        return nil
      }
      return TextForm(path: path.appending(.width(width)), value: text, position: member.value.position)
    }
  }

  private mutating func deviceForms(_ rules: PropertyListValue?, path: VariationPath, depth: Int) -> [TextForm] {
    guard let rules else { return [] }
    issues.reportDuplicates(of: rules.members, "variation", key: place.key)
    var forms: [TextForm] = []
    for member in rules.members {
      let inner = path.appending(.device(member.key))
      switch member.value.content {
      case .string(let text): forms.append(TextForm(path: inner, value: text, position: member.value.position))
      case .dictionary where depth < 4: forms += self.forms(of: member.value, path: inner, depth: depth + 1)
      default: reportUnknown(member, "device")
      }
    }
    return forms
  }

  private mutating func variable(_ member: PropertyListMember, path: VariationPath) -> FormatVariable {
    let dictionary = member.value
    issues.reportDuplicates(of: dictionary.members, "variation", key: place.key)
    var variable = FormatVariable(argument: nil, specifier: nil, forms: [])
    var categories: [PluralCategory] = []
    for form in dictionary.members where ![Key.rule, Key.valueType].contains(form.key) {
      guard let category = PluralCategory(rawValue: form.key), let text = form.value.string else {
        reportUnknown(form, "plural")
        continue
      }
      categories.append(category)
      let selector = VariationPath.Selector.plural(category, variable: member.key)
      variable.forms.append(
        TextForm(path: VariationPath([selector]), value: text, position: form.value.position))
    }
    checkTypes(member)
    plurals.append(
      PluralSet(
        path: path, variable: member.key, categories: categories, location: dictionary.position.location(in: file)))
    if categories.isEmpty {
      report(
        CatalogIssueRule.variableMissing, "no-forms", "the variable `\(member.key)` has no forms", "",
        "Add at least the form `other`.", at: member.position)
    } else if !categories.contains(.other) {
      issues.addMissingOther(
        categories, variable: member.key,
        at: ExpansionPlace(key: place.key, language: nil, position: member.position))
    }
    return variable
  }
}
