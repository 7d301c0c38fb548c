import TitlefitControls
import TitlefitSourceParsing

/// Reads the `swift` part of the configuration file: how the project's code looks texts up.
///
/// ```yaml
/// swift:
///   wrappers: [tr, localized, {name: AppText, table: App}]
///   generated: [Texts, {name: Loc, table: Localizable}]
///   debug: false
/// ```
struct CodeSettingsReader {
  func settings(_ node: YAMLNode, with decoder: inout SettingsDecoder) -> CodeSettings {
    var settings = CodeSettings()
    for entry in decoder.entries(node, known: ["wrappers", "generated", "debug"], in: "swift") {
      switch entry.key {
      case "wrappers":
        settings.wrappers = names(entry.value, in: "swift.wrappers", with: &decoder).map { name, table in
          TextWrapper(name: name, table: table ?? "Localizable")
        }
      case "generated":
        settings.generated = names(entry.value, in: "swift.generated", with: &decoder).map { name, table in
          GeneratedRoot(name: name, table: table)
        }
      default: settings.readsDebugCode = decoder.flag(entry.value, in: "swift.debug") ?? false
      }
    }
    return settings
  }

  /// A list of names, each alone or in a mapping with its table.
  private func names(
    _ node: YAMLNode, in place: String, with decoder: inout SettingsDecoder
  ) -> [(name: String, table: String?)] {
    (decoder.sequence(node, in: place) ?? []).compactMap { node in
      guard node.mapping != nil else { return decoder.text(node, in: "each of " + place).map { ($0, nil) } }
      let fields = decoder.entries(node, known: ["name", "table"], in: "each of " + place)
      guard let name = fields.first(where: { $0.key == "name" }) else {
        decoder.report("each of \(place) needs a name", at: node.location)
        return nil
      }
      let table = fields.first { $0.key == "table" }
      guard let text = decoder.text(name.value, in: "name") else { return nil }
      return (text, table.flatMap { decoder.text($0.value, in: "table") })
    }
  }
}
