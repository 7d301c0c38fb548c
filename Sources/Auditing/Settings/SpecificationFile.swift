public import TitlefitControlLayout
public import TitlefitControls
public import TitlefitSourceParsing

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

  /// Reads a file's bytes, as ``read(_:)`` its root; an empty file gives a button with nothing set.
  public static func read(_ bytes: [UInt8], file: String) -> (value: SpecificationFile, issues: [ConfigurationIssue]) {
    let reading = YAMLReader().read(bytes, file: file)
    let broken = reading.issues.map { ConfigurationIssue($0.message, at: $0.location) }
    let (value, issues) = read(fields: reading.root)
    return (value, broken + issues)
  }

  /// Reads a mapping inside another file. The bindings of a `controls` element (`titles`, `subtitles`, `states`) are
  /// passed over. Where issues come back, the mapping is wrong and the value is only what could be made of it.
  public static func read(_ node: YAMLNode) -> (value: SpecificationFile, issues: [ConfigurationIssue]) {
    read(fields: node)
  }

  private static func read(fields root: YAMLNode?) -> (value: SpecificationFile, issues: [ConfigurationIssue]) {
    var reader = SpecificationReader(decoder: SettingsDecoder())
    let known = ["name", "title", "subtitle", "titles", "subtitles", "states"] + SpecificationReader.keys
    let fields = root.map { reader.decoder.entries($0, known: known, in: "the specification") } ?? []
    let title = reader.value("title", fields).flatMap { reader.decoder.text($0, in: "title") }
    let subtitle = reader.value("subtitle", fields).flatMap { reader.decoder.text($0, in: "subtitle") }
    var room = reader.room(fields, place: "the specification")
    if reader.value("width", fields) == nil { room.width = nil }
    let value = SpecificationFile(
      specification: reader.specification(fields), room: room, title: title, subtitle: subtitle)
    return (value, reader.decoder.issues)
  }
}
