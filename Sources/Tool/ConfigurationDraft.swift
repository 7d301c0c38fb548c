import TitlefitAuditing
import TitlefitCatalogs
import TitlefitControls
import TitlefitLocales
import TitlefitReporters

/// The text of a `titlefit.yml` for a project that was read: what was found, and every default with a comment.
struct ConfigurationDraft {
  private let reading: ProjectReading
  private let folder: String

  init(_ reading: ProjectReading, folder: String) {
    self.reading = reading
    self.folder = folder
  }

  /// The file's text; it means the same as no file, but for the source language, which is what was found.
  var text: String {
    """
    # What titlefit audits here; every line but source-language says what holds without it.
    #
    # Found when this file was written:
    \(overview.map { "#   " + $0 }.joined(separator: "\n"))

    # The language the texts are written in.
    source-language: \(sourceLanguage)
    # The languages to measure: all, or a list such as [de, fr].
    languages: all
    # The generation of platform numbers: ios-15 … ios-18, ios-26.
    platform: ios-17
    # Device widths in points.
    widths: [320, 375, 393, 430]
    # Dynamic Type sizes: xSmall … xxxLarge, accessibility1 … accessibility5.
    content-sizes: [large, xxxLarge]
    # The system font: auto, stand-in, or a font file or folder.
    fonts: {system: auto}
    # How much findings weigh: core, ios or strict.
    profile: ios

    # Buttons that no interface document declares, bound to texts by table and key; * matches anything.
    # controls:
    #   - name: primary
    #     titles: ["\(exampleTable)/*"]
    #     kind: configured
    #     style: filled
    #     button-size: large
    #     width: {container-minus: 32}

    # A rule's severity (error, warning, note, off) or its options; `titlefit rules` lists them.
    # rules:
    #   title-truncated: warning

    # Rules of your own; `titlefit explain --facts` lists what their conditions may ask.
    # custom-rules:
    #   - {id: house/loud-title, scope: text, when: 'text.value matches "*!"', message: "A text shouts"}

    # What placeholders are replaced by before measuring.
    # values: {"%lld": [1, 21, 1234567], "%@": ["Anna-Sophie"]}

    # How Swift code looks texts up, beyond NSLocalizedString and String(localized:).
    \(swiftSettings)

    # Folders and files to leave out.
    # exclude: ["Vendor/**"]

    """
  }

  /// The functions that seem to look texts up, ready to be taken over.
  private var swiftSettings: String {
    let names = (reading.code?.wrappers ?? []).map(\.name).prefix(8)
    let isSeen = !names.isEmpty
    let list = isSeen ? names.joined(separator: ", ") : "tr, localized"
    return (isSeen ? "# Seen in the code:\n" : "") + "# swift:\n#   wrappers: [\(list)]"
  }

  private var overview: [String] {
    var lines: [String] = []
    for format in CatalogFormat.allCases {
      let catalogs = reading.catalogs.map(\.catalog).filter { $0.format == format }
      guard !catalogs.isEmpty else { continue }
      let tables = Array(Set(catalogs.map(\.table))).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
      let shown = tables.prefix(8).joined(separator: ", ") + (tables.count > 8 ? ", …" : "")
      lines.append("\(catalogs.count) .\(format.rawValue) \(plural(catalogs.count, "file")): \(shown)")
    }
    let formats = Array(Set(reading.documents.map(\.format))).sorted()
    for format in formats {
      let documents = reading.documents.filter { $0.format == format }
      let controls = documents.reduce(0) { $0 + $1.controls.count }
      lines.append(
        "\(documents.count) .\(format) \(plural(documents.count, "file")) with \(controls) \(plural(controls, "button"))"
      )
    }
    if !languages.isEmpty { lines.append("languages: " + languages.map(\.description).joined(separator: ", ")) }
    return lines.isEmpty ? ["no catalogs and no interface documents"] : lines.map(SafeText.line)
  }

  private func plural(_ count: Int, _ word: String) -> String { count == 1 ? word : word + "s" }

  private var languages: [LanguageTag] {
    var tags: Set<LanguageTag> = []
    for catalog in reading.catalogs.map(\.catalog) {
      if let language = catalog.language { tags.insert(language) }
      for unit in catalog.units { tags.formUnion(unit.localizations.map(\.language)) }
    }
    tags.remove(.undetermined)
    return tags.sorted()
  }

  /// What the run itself takes without a configuration.
  private var sourceLanguage: LanguageTag { SourceLanguage.of(reading.catalogs.map(\.catalog), configured: nil) }

  /// A table's name as it may stand in double quotes.
  private var exampleTable: String {
    let table = reading.catalogs.first?.catalog.table ?? "Localizable"
    let isPlain = table.utf8.allSatisfy { (48...57).contains($0) || (65...90).contains($0) || (97...122).contains($0) }
    return isPlain ? table : "Localizable"
  }
}
