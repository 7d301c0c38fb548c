import TitlefitControlLayout
public import TitlefitControls
import TitlefitDiagnostics
import TitlefitSourceParsing

/// Reads storyboards and xibs: every button with its texts, its set-up and the room its document gives it, and the scenes
/// around the buttons.
///
/// A broken document is read as far as it goes; what is wrong with it becomes an issue of the rule `malformed-document`.
///
/// ## Limits
/// Upright phones: of the variations by size class those for compact width and regular height count. AppKit's buttons are
/// listed, not measured. Documents in the format before Xcode 4.2 (`<archive>`) are reported and not read.
public struct InterfaceDocumentReader: ControlReader {
  /// Makes a reader.
  public init() {}

  /// Storyboards and xibs.
  public var fileExtensions: [String] { ["storyboard", "xib"] }

  /// Reads one document's bytes.
  /// - Complexity: linear in the number of bytes for reading; a button's room takes time linear in its scene's constraints
  ///   for most scenes.
  public func read(_ bytes: [UInt8], file: String) -> ControlReading {
    read(bytes, file: file, sizeClass: .uprightPhone)
  }

  /// Reads one document's bytes as its own design device shows it: its scenes are those whose frames were recorded.
  ///
  /// The controls' rooms are of no use then: they are worked out for upright phones.
  /// - Complexity: as ``read(_:file:)``.
  public func readAsDesigned(_ bytes: [UInt8], file: String) -> ControlReading {
    read(bytes, file: file, sizeClass: nil)
  }

  /// Reads one document's bytes with the variations for a pair of size classes; nil takes the design device's own.
  ///
  /// - Complexity: as ``read(_:file:)``.
  public func read(_ bytes: [UInt8], file: String, sizeClass: SizeClass?) -> ControlReading {
    var issues = ReadingIssues(file: file)
    let format = file.lowercased().hasSuffix(".xib") ? "xib" : "storyboard"
    let source = XML.Document(bytes, keepsBlankText: false)
    issues.add(source.issues)
    guard let root = source.root else {
      return ControlReading(file: file, format: format, controls: [], issues: issues.list)
    }
    guard root.name == "document" else {
      issues.add(
        "not-an-interface-document",
        FindingMessage(
          "The root element is <\(root.name)>, not <document>", why: "no controls are read from it",
          suggestion: "Open the file in Interface Builder and save it in the current format, or exclude it"),
        at: root.position)
      return ControlReading(file: file, format: format, controls: [], issues: issues.list)
    }
    let head = InterfaceDocument(root: root, name: Self.tableName(of: file), sizeClass: sizeClass, issues: &issues)
    let document = DocumentWalk.fill(head, from: root, issues: &issues)
    let buttons = document.views.indices.filter { document.views[$0].kind == "button" }
    let controls = Self.controls(buttons, of: document, issues: &issues)
    let scenes = SceneReading.scenes(
      of: document, buttons: Dictionary(uniqueKeysWithValues: zip(buttons, controls)), issues: &issues)
    return ControlReading(file: file, format: format, controls: controls, scenes: scenes, issues: issues.list)
  }

  private static func controls(
    _ buttons: [Int], of document: InterfaceDocument, issues: inout ReadingIssues
  ) -> [Control] {
    let reading = ButtonReading(document: document)
    var rooms = RoomDerivation(document: document)
    return buttons.map { index in
      let room = document.isAppKit ? ControlRoom(width: nil, how: []) : rooms.room(of: index)
      var control = reading.control(document.views[index].varied, room: room, issues: &issues)
      if case .legacy(let read)? = control.specification?.model {
        var button = read
        button.minimumWidth = least(.width, of: index, in: document)
        button.minimumHeight = least(.height, of: index, in: document)
        control.specification?.model = .legacy(button)
      }
      control.outlets = document.outlets[control.id] ?? []
      return control
    }
  }

  /// The least extent that constraints of a view's own ask for, in points, or nil.
  ///
  /// A constraint counts above the priority with which buttons hug their content, 250: below it the natural size wins.
  private static func least(_ attribute: LayoutAttribute, of view: Int, in document: InterfaceDocument) -> Double? {
    document.constraints.filter { constraint in
      constraint.first == ConstraintItem(view: view, area: .frame) && constraint.firstAttribute == attribute
        && constraint.second == nil && constraint.relation == .greaterThanOrEqual && constraint.priority > 250
    }.map(\.constant).max()
  }

  /// The name of the strings table that translates a document: the file's name without its extension.
  private static func tableName(of file: String) -> String {
    let name = file.split(separator: "/").last ?? Substring(file)
    guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return String(name) }
    return String(name[..<dot])
  }
}
