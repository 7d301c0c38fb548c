import Foundation

/// One recorded size: a line of a file in the format of `interface-builder.jsonl`.
///
/// A field that is missing or has another shape than expected is nil: rows are other people's.
struct RecordedRow: Decodable {
  /// What was laid out.
  enum Kind: String {
    case label
    case cellLabel = "cell-label"
    case button
    case configured
  }

  /// A font as the document names it.
  struct Font: Decodable {
    var system: String?
    var style: String?
    var name: String?
    var size: Double?
    var weight: String?

    private enum Key: String, CodingKey { case sys, style, name, size, weight }

    init(from decoder: any Decoder) throws {
      let fields = Fields(try decoder.container(keyedBy: Key.self))
      system = fields[.sys]
      style = fields[.style]
      name = fields[.name]
      size = fields[.size]
      weight = fields[.weight]
    }
  }

  /// A symbol's configuration.
  struct Symbol: Decodable {
    var scale: String?
    var pointSize: Double?
    var font: Font?

    private enum Key: String, CodingKey { case scale, pointSize, font }

    init(from decoder: any Decoder) throws {
      let fields = Fields(try decoder.container(keyedBy: Key.self))
      scale = fields[.scale]
      pointSize = fields[.pointSize] ?? fields[.pointSize].flatMap { (text: String) in Double(text) }
      font = fields[.font]
    }
  }

  /// An image with the size the document lists.
  struct Image: Decodable {
    var name: String?
    var isSymbol: Bool
    var width: Double?
    var height: Double?
    var scale: String?
    var symbol: Symbol?

    private enum Key: String, CodingKey { case name, catalog, w, h, symbolScale, psc }

    init(from decoder: any Decoder) throws {
      let fields = Fields(try decoder.container(keyedBy: Key.self))
      name = fields[.name]
      isSymbol = fields[.catalog] == "system"
      width = fields[.w]
      height = fields[.h]
      scale = fields[.symbolScale]
      symbol = fields[.psc]
    }
  }

  /// A button configuration.
  struct Configuration: Decodable {
    var title: String?
    var titleFont: Font?
    var contentInsets: [Double]?
    var buttonSize: String?
    var imagePadding: Double?
    var imagePlacement: String?
    var isAttributed: Bool

    private enum Key: String, CodingKey {
      case title, titleFont, contentInsets, buttonSize, imagePadding, imagePlacement, attr
    }

    init(from decoder: any Decoder) throws {
      let fields = Fields(try decoder.container(keyedBy: Key.self))
      title = fields[.title]
      titleFont = fields[.titleFont]
      contentInsets = fields[.contentInsets]
      buttonSize = fields[.buttonSize]
      imagePadding = fields[.imagePadding]
      imagePlacement = fields[.imagePlacement]
      isAttributed = fields.hasElements(.attr)
    }
  }

  var kind: Kind?
  var title: String?
  var subtitle: String?
  var font: Font?
  var pointSize: Double?
  var weight: String?
  var canvas: String?
  var configuration: Configuration?
  var contentEdgeInsets: [Double]?
  var image: Image?
  var hasBackground: Bool
  var background: Image?
  var width: Double?
  var height: Double?
  var isWidthFree: Bool
  var isHeightFree: Bool
  var scale: Double?
  var buttonType: String?
  var lines: Int?
  var shrinks: Bool
  var customClass: String?
  var isAttributed: Bool
  var toolsVersion: Int
  var pluginVersion: Int
  var repository: String?
  var path: String?
  var script: String

  private enum Key: String, CodingKey {
    case kind, title, subtitle, font, pt, wt, canvas, config, contentEdgeInsets, image, backgroundImage, w, h, wFree
    case hFree, scale, buttonType, lines, shrink, customClass, attr, tools, plug, repo, path, script
  }

  init(from decoder: any Decoder) throws {
    let fields = Fields(try decoder.container(keyedBy: Key.self))
    kind = fields[.kind].flatMap(Kind.init)
    title = fields[.title]
    subtitle = fields[.subtitle]
    font = fields[.font]
    pointSize = fields[.pt]
    weight = fields[.wt]
    canvas = fields[.canvas]
    configuration = fields[.config]
    contentEdgeInsets = fields[.contentEdgeInsets]
    image = fields[.image]
    hasBackground = fields.has(.backgroundImage)
    background = fields[.backgroundImage]
    width = fields[.w]
    height = fields[.h]
    isWidthFree = fields[.wFree] ?? false
    isHeightFree = fields[.hFree] ?? false
    scale = fields[.scale]
    buttonType = fields[.buttonType]
    lines = fields[.lines]
    shrinks = fields[.shrink] ?? false
    customClass = fields[.customClass]
    isAttributed = fields.hasElements(.attr)
    toolsVersion = Self.build(fields[.tools])
    pluginVersion = Self.build(fields[.plug])
    repository = fields[.repo]
    path = fields[.path]
    script = fields[.script] ?? "latin"
  }

  /// The first number of a version like `14490.70`; 0 for none.
  private static func build(_ version: String?) -> Int {
    version.flatMap { Int($0.prefix { $0.isASCII && $0.isNumber }) } ?? 0
  }

  /// The title that shows: a configuration's own comes first.
  var shownTitle: String {
    let own = configuration?.title
    return own.flatMap { $0.isEmpty ? nil : $0 } ?? title ?? ""
  }

  /// The title's font where the document names one.
  var titleFont: Font? { kind == .configured ? configuration?.titleFont : font }
}

/// The fields of one object, each nil where it is missing or has another shape.
struct Fields<Key: CodingKey> {
  private let container: KeyedDecodingContainer<Key>

  init(_ container: KeyedDecodingContainer<Key>) { self.container = container }

  subscript<Value: Decodable>(key: Key) -> Value? { try? container.decodeIfPresent(Value.self, forKey: key) }

  /// Whether the field is there with something else than null or false.
  func has(_ key: Key) -> Bool {
    guard container.contains(key), (try? container.decodeNil(forKey: key)) == false else { return false }
    return (try? container.decode(Bool.self, forKey: key)) != false
  }

  /// Whether the field is a list that holds something.
  func hasElements(_ key: Key) -> Bool {
    guard let list = try? container.nestedUnkeyedContainer(forKey: key) else { return false }
    return list.count ?? 0 > 0
  }
}
