import TitlefitControls
import TitlefitDiagnostics
import TitlefitSourceParsing

extension SpecificationReader {
  /// The room that `width` and `height` describe; without a width the device's width less 16 points a side, at most.
  ///
  /// 16 points is the margin of a view controller's root view on phones narrower than 414 points.
  mutating func room(_ fields: [YAMLEntry], place: String) -> ControlRoom {
    var room = ControlRoom(
      width: .atMost(.containerMinus(32)),
      how: [place + " names no width: at most the device's width less 16 points on each side"])
    if let node = value("width", fields), let width = width(node) {
      room.width = width
      room.how = [place + " gives the width"]
    }
    if let node = value("height", fields), let height = decoder.number(node, in: "height", from: 0) {
      room.height = height
      room.how.append(place + " gives the height")
    }
    return room
  }

  /// `170`, `{max: 170}`, `{container-minus: 32}` or `{share-of: 3, spacing: 8, container-minus: 32}`.
  private mutating func width(_ node: YAMLNode) -> RoomWidth? {
    guard node.mapping != nil else { return decoder.number(node, in: "width", from: 0).map { .points($0) } }
    let fields = decoder.entries(node, known: ["max", "container-minus", "share-of", "spacing"], in: "width")
    var numbers: [String: Double] = [:]
    for field in fields {
      numbers[field.key] = decoder.number(field.value, in: field.key, from: field.key == "share-of" ? 1 : 0)
    }
    let container = numbers["container-minus"].map { RoomWidth.containerMinus($0) }
    if let count = numbers["share-of"] {
      guard count == count.rounded() else {
        decoder.report("share-of has to be a whole number", at: node.location)
        return nil
      }
      return .share(count: Int(count), spacing: numbers["spacing"] ?? 0, of: container ?? .containerMinus(0))
    }
    if numbers["spacing"] != nil { decoder.report("spacing goes with share-of", at: node.location) }
    if let most = numbers["max"] {
      if container != nil { decoder.report("width takes max or container-minus, not both", at: node.location) }
      return .maximum(most)
    }
    if container == nil {
      decoder.report("width has to name max, container-minus or share-of", at: node.location)
    }
    return container
  }
}
