import TitlefitAuditing
import TitlefitControlLayout
import TitlefitControls
import TitlefitDiagnostics
import TitlefitGeometry
import TitlefitLocales
import TitlefitReporters
import TitlefitTypography

/// One control as `controls` shows it.
struct ControlView {
  private let listed: ListedControl
  private let widths: [Double]
  private var control: Control { listed.control }

  init(_ listed: ListedControl, widths: [Double]) {
    self.listed = listed
    self.widths = widths
  }

  /// The control as an element of the JSON answer; what is not set is left out below the first level.
  var json: JSONValue {
    .object([
      "id": .string(control.id),
      "kind": .string(control.kind.rawValue),
      "location": .place(control.location),
      "titles": .array(listed.titles.map(text)),
      "subtitles": .array(listed.subtitles.map(text)),
      "configuration": .object(configuration),
      "insets": .object(insets),
      "variants": .array(control.variants.map(variant)),
      "room": .object(room),
      "measured": .bool(listed.reason == nil),
      "reason": .text(listed.reason),
    ])
  }

  /// The control as a paragraph.
  var text: String {
    var rows: [(String, String)] = []
    let place = "\(control.location.file):\(control.location.line):\(control.location.column)"
    rows.append(("control", "\(control.id) (\(control.kind.rawValue)) at \(place)"))
    rows += listed.titles.map { ("title", words($0)) }
    rows += listed.subtitles.map { ("subtitle", words($0)) }
    let settings = configuration.sorted { $0.key < $1.key }.map { $0.key + " " + word($0.value) }
    if !settings.isEmpty { rows.append(("configuration", settings.joined(separator: ", "))) }
    rows += insets.sorted { $0.key < $1.key }.map { ("insets", $0.key + " " + word($0.value)) }
    rows += control.variants.map { ("variant", ([$0.when] + ($0.room?.how ?? [])).joined(separator: "; ")) }
    rows += control.origins.map { ("set at", $0) }
    rows += (listed.rooms?.how ?? control.room.how).map { ("room", $0) }
    if let rooms = listed.rooms {
      rows += rooms.at.map { ("width", words($0)) }
    } else if let width = control.room.width {
      let points = widths.map { PointText.number(width.points(onDevice: $0)) + " on " + PointText.number($0) }
      rows.append(("width", points.joined(separator: ", ")))
    }
    rows += control.room.height.map { [("height", PointText.number($0))] } ?? []
    rows += control.notes.map { ("note", $0) }
    rows.append(("measured", listed.reason.map { "no: " + $0 } ?? "yes"))
    return AnswerTable(rows).text
  }

  /// A room of the scene: `82 to 100 on 320 in de`.
  private func words(_ place: ListedRooms.Place) -> String {
    let low = PointText.number(place.low)
    let high = PointText.number(place.high)
    return (low == high ? low : low + " to " + high) + " on " + PointText.number(place.device)
      + (place.language.map { " in " + $0.description } ?? "")
  }

  private func text(_ text: ListedText) -> JSONValue {
    var members: [String: JSONValue] = ["state": .string(text.state), "resolved": .bool(text.reason == nil)]
    members["table"] = text.table.map(JSONValue.string)
    members["key"] = text.key.map(JSONValue.string)
    members["literal"] = text.literal.map(JSONValue.string)
    members["reason"] = text.reason.map(JSONValue.string)
    return .object(members)
  }

  private func words(_ text: ListedText) -> String {
    let unit = text.table.flatMap { table in text.key.map { table + "/" + $0 } }
    let parts = [
      text.state == "normal" ? nil : text.state + ":", unit, text.literal.map(SafeText.quoted),
      text.reason.map { "not resolved: " + $0 },
    ]
    return parts.compactMap(\.self).joined(separator: " ")
  }

  /// A value of the JSON answer in words of one line.
  private func word(_ value: JSONValue) -> String {
    switch value {
    case .string(let text): text
    case .number(let number): PointText.number(number, decimals: 3)
    case .object(let members):
      members.sorted { $0.key < $1.key }.map { $0.key + " " + word($0.value) }.joined(separator: " ")
    default: String(value.document.dropLast())
    }
  }

  private func variant(_ variant: ControlVariant) -> JSONValue {
    var members: [String: JSONValue] = ["when": .string(variant.when)]
    if let specification = variant.specification {
      members["configuration"] = .object(configuration(of: specification))
      members["insets"] = .object(insets(of: specification))
    }
    return .object(members)
  }

  private var configuration: [String: JSONValue] { control.specification.map(configuration(of:)) ?? [:] }

  private func configuration(of specification: ButtonSpecification) -> [String: JSONValue] {
    switch specification.model {
    case .configured(let configuration): members(of: configuration)
    case .legacy(let button): members(of: button)
    }
  }

  private func members(of configuration: ButtonConfiguration) -> [String: JSONValue] {
    var members: [String: JSONValue] = [
      "style": .string(configuration.style.rawValue), "buttonSize": .string(configuration.size.rawValue),
    ]
    members["titlePadding"] = configuration.titlePadding.map(JSONValue.thousandths)
    if configuration.titleAlignment != .automatic {
      members["titleAlignment"] = .string(configuration.titleAlignment.rawValue)
    }
    if configuration.imagePlacement != .leading {
      members["imagePlacement"] = .string(configuration.imagePlacement.rawValue)
    }
    members["imagePadding"] = configuration.imagePadding.map(JSONValue.thousandths)
    members["image"] = configuration.image.map(image)
    members["font"] = configuration.titleFont.map(font)
    return members
  }

  private func members(of button: LegacyButton) -> [String: JSONValue] {
    var members: [String: JSONValue] = ["buttonType": .string(button.type.rawValue)]
    members["image"] = button.image.map(image)
    members["font"] = button.font.map(font)
    return members
  }

  private func image(_ image: ButtonImage) -> JSONValue {
    var members: [String: JSONValue] = [
      "width": .thousandths(image.size.width), "height": .thousandths(image.size.height),
    ]
    members["name"] = image.name.map(JSONValue.string)
    return .object(members)
  }

  private func font(_ font: FontDescriptor) -> JSONValue {
    var members: [String: JSONValue] = [
      "size": .thousandths(font.size), "weight": .string(font.weight.name),
    ]
    switch font.family {
    case .system: members["family"] = .string("system")
    case .named(let name): members["family"] = .string(name)
    case .file(let path): members["file"] = .string(path)
    }
    members["textStyle"] = font.textStyle.map { .string($0.rawValue) }
    return .object(members)
  }

  /// The insets that hold in every variant.
  private var insets: [String: JSONValue] {
    let own = control.specification.map(insets(of:)) ?? [:]
    let others = control.variants.compactMap(\.specification).map(insets(of:))
    return own.filter { member in others.allSatisfy { $0[member.key]?.document == member.value.document } }
  }

  private func insets(of specification: ButtonSpecification) -> [String: JSONValue] {
    var members: [String: JSONValue] = [:]
    switch specification.model {
    case .configured(let configuration):
      members["content"] = configuration.contentInsets.map { insets in
        .object([
          "top": .thousandths(insets.top), "leading": .thousandths(insets.leading),
          "bottom": .thousandths(insets.bottom), "trailing": .thousandths(insets.trailing),
        ])
      }
    case .legacy(let button):
      members["contentEdge"] = edges(button.contentEdgeInsets)
      members["titleEdge"] = edges(button.titleEdgeInsets)
      members["imageEdge"] = edges(button.imageEdgeInsets)
    }
    return members
  }

  private func edges(_ insets: EdgeInsets) -> JSONValue? {
    guard insets != .zero else { return nil }
    return .object([
      "top": .thousandths(insets.top), "left": .thousandths(insets.left), "bottom": .thousandths(insets.bottom),
      "right": .thousandths(insets.right),
    ])
  }

  private var room: [String: JSONValue] {
    let room = control.room
    var members: [String: JSONValue] = ["how": .texts(listed.rooms?.how ?? room.how)]
    members["height"] = room.height.map(JSONValue.thousandths)
    if let rooms = listed.rooms {
      if let only = rooms.at.first, rooms.at.allSatisfy({ $0.low == only.low && $0.high == only.low }) {
        members["width"] = .thousandths(only.low)
      }
      members["at"] = .array(rooms.at.map(Self.member))
      return members
    }
    guard let width = room.width else { return members }
    if width.isConstant { members["width"] = .thousandths(width.points(onDevice: 0)) }
    members["at"] = .array(
      widths.map { device in
        let points = JSONValue.thousandths(width.points(onDevice: device))
        return .object(["device": .thousandths(device), "low": points, "high": points])
      })
    return members
  }

  private static func member(_ place: ListedRooms.Place) -> JSONValue {
    var members: [String: JSONValue] = [
      "device": .thousandths(place.device), "low": .thousandths(place.low), "high": .thousandths(place.high),
    ]
    members["language"] = place.language.map { .string($0.description) }
    return .object(members)
  }
}
