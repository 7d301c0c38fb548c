import TitlefitCatalogs
import TitlefitControlLayout
import TitlefitControls
import TitlefitGeometry
import TitlefitTypography

/// A rule's example as plain text: buttons, rooms, texts and conditions, or the file as it stands.
struct ExampleText {
  /// The lines, without a final line break.
  let text: String

  init(_ project: RuleExample.Project) {
    switch project {
    case .file(let name, let content): text = Self.lines(of: name, content)
    case .files(let files): text = files.map { Self.lines(of: $0.name, $0.text) }.joined(separator: "\n")
    case .configuration(let content, let catalogs):
      text = (Self.lines(of: "titlefit.yml", content).split(separator: "\n").map(String.init) + Self.texts(catalogs))
        .joined(separator: "\n")
    case .controls(let controls, let catalogs, let widths, let contentSizes):
      var lines = controls.map(Self.line) + Self.texts(catalogs)
      if !controls.isEmpty {
        lines.append("on screens \(widths.map(Self.number).joined(separator: ", ")) pt wide")
        lines[lines.count - 1] += ", at text size \(contentSizes.map(\.rawValue).joined(separator: ", "))"
      }
      text = lines.joined(separator: "\n")
    }
  }

  private static func lines(of name: String, _ content: String) -> String {
    let body = content.hasSuffix("\n") ? String(content.dropLast()) : content
    return name + ":\n" + body
  }

  private static func texts(_ catalogs: [Catalog]) -> [String] {
    catalogs.flatMap { catalog in
      catalog.units.flatMap { unit in
        unit.localizations.flatMap { localization in
          localization.texts.map { text in
            let path = text.variation.description
            let value = text.value.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\\n")
            return "\(localization.language) \(unit.key)\(path.isEmpty ? "" : " " + path): \"\(escaped(value))\""
          }
        }
      }
    }
  }

  /// Characters that cannot be seen, or that no reader's font draws, by their number.
  private static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      if isUnseen(scalar) {
        result += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  private static func isUnseen(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .privateUse, .unassigned, .lineSeparator, .paragraphSeparator: true
    case .spaceSeparator: scalar != " "
    default: scalar.value == 0xFFFD
    }
  }

  private static func line(_ control: Control) -> String {
    let setUp =
      switch control.specification?.model {
      case .legacy(let button)?: legacy(button)
      case .configured(let configuration)?: configured(configuration)
      case nil: ["a button whose set-up is not known"]
      }
    return (setUp + room(control.room)).joined(separator: ", ")
  }

  private static func room(_ room: ControlRoom) -> [String] {
    let width = room.width.map { "\(number($0.points(onDevice: 320))) pt wide" } ?? "as wide as it asks for"
    return [width] + (room.height.map { ["\(number($0)) pt high"] } ?? [])
  }

  private static func legacy(_ button: LegacyButton) -> [String] {
    let standard = LegacyButton(type: button.type)
    var parts = ["legacy \(button.type.rawValue) button"]
    let insets = [
      ("contentEdgeInsets", button.contentEdgeInsets), ("titleEdgeInsets", button.titleEdgeInsets),
      ("imageEdgeInsets", button.imageEdgeInsets), ("titleRect padding", button.titleRectPadding?.insets ?? .zero),
    ]
    for (name, value) in insets where value != .zero {
      parts.append("\(name) left \(number(value.left)) right \(number(value.right))")
    }
    if let padding = button.titleRectPadding {
      parts.append(padding.isInIntrinsicContentSize ? "also in intrinsicContentSize" : "not in intrinsicContentSize")
    }
    if let image = button.image { parts.append("image \(number(image.size.width)) × \(number(image.size.height))") }
    if button.numberOfLines != standard.numberOfLines { parts.append("numberOfLines \(button.numberOfLines)") }
    if button.lineBreakMode != standard.lineBreakMode { parts.append("line break \(button.lineBreakMode.rawValue)") }
    if button.adjustsFontSizeToFitWidth { parts.append("shrinks to \(number(button.minimumScaleFactor))") }
    return parts
  }

  private static func configured(_ configuration: ButtonConfiguration) -> [String] {
    var parts = ["\(configuration.style.rawValue) configuration, \(configuration.size.rawValue)"]
    if let insets = configuration.contentInsets {
      let sides = [insets.top, insets.leading, insets.bottom, insets.trailing].map(number)
      parts.append("contentInsets " + sides.joined(separator: " "))
    }
    if let image = configuration.image {
      parts.append("image \(number(image.size.width)) × \(number(image.size.height))")
    }
    if !configuration.titleLineBreakMode.wraps {
      parts.append("title line break \(configuration.titleLineBreakMode.rawValue)")
    }
    if !configuration.subtitleLineBreakMode.wraps {
      parts.append("subtitle line break \(configuration.subtitleLineBreakMode.rawValue)")
    }
    return parts
  }

  private static func number(_ number: Double) -> String { RuleOptionValue.number(number).text }
}
