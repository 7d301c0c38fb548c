public import TitlefitControlLayout
public import TitlefitControls
import TitlefitSourceParsing

/// A file that describes one button with the keys of a `controls` element, as `layout --spec` takes it.
public struct SpecificationFile: Sendable {
  /// The set-up.
  public var specification: ButtonSpecification
  /// The room; its width is nil where the file names none, since no device stands behind it.
  public var room: ControlRoom
  /// The title, where the file gives one under `title`.
  public var title: String?
  /// The subtitle, where the file gives one under `subtitle`.
  public var subtitle: String?

  /// Reads a file's bytes; the bindings of a `controls` element (`titles`, `subtitles`, `states`) are passed over. Where issues come back, the file is wrong and the value is only what could be made of it.
  public static func read(_ bytes: [UInt8], file: String) -> (value: SpecificationFile, issues: [ConfigurationIssue]) {
    let reading = YAMLReader().read(bytes, file: file)
    let broken = reading.issues.map { ConfigurationIssue($0.message, at: $0.location) }
    var reader = SpecificationReader(decoder: SettingsDecoder())
    let known = ["name", "title", "subtitle", "titles", "subtitles", "states"] + SpecificationReader.keys
    let fields = reading.root.map { reader.decoder.entries($0, known: known, in: "the specification") } ?? []
    let title = reader.value("title", fields).flatMap { reader.decoder.text($0, in: "title") }
    let subtitle = reader.value("subtitle", fields).flatMap { reader.decoder.text($0, in: "subtitle") }
    var room = reader.room(fields, place: "the specification")
    if reader.value("width", fields) == nil { room.width = nil }
    let value = SpecificationFile(
      specification: reader.specification(fields), room: room, title: title, subtitle: subtitle)
    return (value, broken + reader.decoder.issues)
  }
}
