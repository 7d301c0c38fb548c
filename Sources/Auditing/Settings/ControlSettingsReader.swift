import TitlefitControlLayout
import TitlefitControls
import TitlefitDiagnostics
import TitlefitSourceParsing

/// Reads the `controls` part of the configuration file, and the file of `layout --spec`.
struct ControlSettingsReader {
  func controls(_ node: YAMLNode, with decoder: inout SettingsDecoder) -> [ConfiguredControl] {
    var controls: [ConfiguredControl] = []
    var places: [String: SourceLocation] = [:]
    for node in decoder.sequence(node, in: "controls") ?? [] {
      guard let control = control(node, with: &decoder) else { continue }
      if let first = places[control.name] {
        decoder.report(
          "a control named \"\(control.name)\" stands in line \(first.line) already", at: control.location)
        continue
      }
      places[control.name] = control.location
      controls.append(control)
    }
    return controls
  }

  private func control(_ node: YAMLNode, with decoder: inout SettingsDecoder) -> ConfiguredControl? {
    let fields = decoder.entries(
      node, known: ["name", "titles", "subtitles", "states"] + SpecificationReader.keys, in: "a control")
    guard let nameNode = fields.first(where: { $0.key == "name" })?.value else {
      decoder.report("a control needs a name", at: node.location)
      return nil
    }
    guard let name = decoder.text(nameNode, in: "a control's name") else { return nil }
    var reader = SpecificationReader(decoder: decoder)
    let specification = reader.specification(fields)
    let room = reader.room(fields, place: "the configuration of \"\(name)\"")
    decoder = reader.decoder
    var control = ConfiguredControl(
      name: name, location: node.location, specification: specification, room: room)
    for entry in fields {
      switch entry.key {
      case "titles": control.titles[.normal] = patterns(entry.value, in: "titles", with: &decoder)
      case "subtitles": control.subtitles = subtitles(entry.value, with: &decoder)
      case "states": states(entry.value, of: &control, with: &decoder)
      default: break
      }
    }
    return control
  }

  private func patterns(
    _ node: YAMLNode, in place: String, with decoder: inout SettingsDecoder
  ) -> [UnitPattern] {
    (decoder.sequence(node, in: place) ?? []).compactMap { pattern($0, with: &decoder) }
  }

  private func pattern(_ node: YAMLNode, with decoder: inout SettingsDecoder) -> UnitPattern? {
    guard let text = decoder.text(node, in: "a title") else { return nil }
    guard let pattern = UnitPattern(text, location: node.location) else {
      decoder.report("\"\(text)\" is no title such as Localizable/save.button: table, slash, key", at: node.location)
      return nil
    }
    return pattern
  }

  private func subtitles(_ node: YAMLNode, with decoder: inout SettingsDecoder) -> [SubtitlePair] {
    (decoder.mapping(node, in: "subtitles") ?? []).compactMap { entry in
      guard let title = UnitPattern(entry.key, location: entry.keyLocation) else {
        decoder.report("\"\(entry.key)\" is no title such as Localizable/save.button", at: entry.keyLocation)
        return nil
      }
      return pattern(entry.value, with: &decoder).map { SubtitlePair(title: title, subtitle: $0) }
    }
  }

  private func states(
    _ node: YAMLNode, of control: inout ConfiguredControl, with decoder: inout SettingsDecoder
  ) {
    let known = ControlState.allCases.filter { $0 != .normal }.map(\.rawValue)
    for entry in decoder.entries(node, known: known, in: "states") {
      guard let state = ControlState(rawValue: entry.key) else { continue }
      let fields = decoder.entries(
        entry.value, known: ["titles", "image", "activity-indicator"], in: "the state " + entry.key)
      var change = StateOverride()
      for field in fields {
        switch field.key {
        case "titles": control.titles[state] = patterns(field.value, in: "titles", with: &decoder)
        case "image" where field.value.scalar?.text == "none": change.image = StateOverride.StateImage.none
        case "image":
          var reader = SpecificationReader(decoder: decoder)
          change.image = reader.image(field.value).map { .image($0) }
          decoder = reader.decoder
        default: change.showsActivityIndicator = decoder.flag(field.value, in: field.key)
        }
      }
      control.specification.states[state] = change
    }
  }
}
