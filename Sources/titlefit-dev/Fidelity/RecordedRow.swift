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
    /// The kind of system font, `system` or `boldSystem`.
    var system: String?
    /// The text style by Interface Builder's name.
    var style: String?
    /// The name of a font that is not the system's.
    var name: String?
    /// Points.
    var size: Double?
    /// The weight by UIKit's name.
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
    /// `small`, `medium`, `large` or `default`.
    var scale: String?
    /// Points.
    var pointSize: Double?
    /// The font that the symbol follows.
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
    /// The name in the asset catalog or symbol library.
    var name: String?
    /// Whether the symbol library has it.
    var isSymbol: Bool
    /// Points; a symbol's are the library's, not the drawn ones.
    var width: Double?
    /// As ``width``.
    var height: Double?
    /// A symbol's scale.
    var scale: String?
    /// A symbol's configuration.
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
    /// The title.
    var title: String?
    /// The title's font, or nil for the default.
    var titleFont: Font?
    /// Top, leading, bottom, trailing in points.
    var contentInsets: [Double]?
    /// The nominal size, or nil for medium.
    var buttonSize: String?
    /// Points.
    var imagePadding: Double?
    /// The edge at which the image stands.
    var imagePlacement: String?
    /// Whether the title has attributes of its own.
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

  /// What was laid out, or nil for anything else.
  var kind: Kind?
  /// The title as the document has it.
  var title: String?
  /// The subtitle.
  var subtitle: String?
  /// The font that the document names, or nil for the default.
  var font: Font?
  /// The size in points that the frame was laid out with, canvas included; nil for other fonts than the system's.
  var pointSize: Double?
  /// The weight that goes with it.
  var weight: String?
  /// `XS` where the canvas was at the extra-small content size.
  var canvas: String?
  /// The button configuration.
  var configuration: Configuration?
  /// Top, left, bottom, right in points.
  var contentEdgeInsets: [Double]?
  /// The image.
  var image: Image?
  /// Whether there is a background image, its size known or not.
  var hasBackground: Bool
  /// The background image.
  var background: Image?
  /// The frame's width in points.
  var width: Double?
  /// The frame's height in points.
  var height: Double?
  /// Whether nothing but the intrinsic size decides the width.
  var isWidthFree: Bool
  /// Whether nothing but the intrinsic size decides the height.
  var isHeightFree: Bool
  /// The device's pixels a point; nil in documents that name no device.
  var scale: Double?
  /// The button's type.
  var buttonType: String?
  /// The number of lines, nil for one, 0 for no limit.
  var lines: Int?
  /// Whether the text scales to fit.
  var shrinks: Bool
  /// The project's own class.
  var customClass: String?
  /// Whether the text has attributes of its own.
  var isAttributed: Bool
  /// The build that saved the document, 0 for none.
  var toolsVersion: Int
  /// The build of Interface Builder's plug-in, 0 for none.
  var pluginVersion: Int
  /// Where the document is from.
  var repository: String?
  /// The document.
  var path: String?
  /// The script of the title, `latin` where the row names none.
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
