import TitlefitControlLayout
import TitlefitControls
import TitlefitDiagnostics

/// Joins what code does to buttons with the buttons that interface documents declare.
///
/// An outlet is the document's button under another name: what code sets on it replaces what the document says. A button
/// of an own class is set up by the class before the outlet's owner touches it.
struct CodeJoin {
  private let code: CodeReading
  private var controls: [Control]
  /// The positions of the documents' controls by the property of an outlet that leads to them.
  private var connected: [String: [(owner: String, index: Int)]] = [:]

  /// Joins the controls of a reading.
  init(_ reading: ProjectReading) {
    code = reading.code ?? CodeReading()
    let codeFiles = Set(code.files.map(\.file))
    let documents = reading.documents.filter { !codeFiles.contains($0.file) }
    controls = documents.flatMap(\.controls)
    // One control is taken out at a time: a change in place by a method that reads the rest copies the whole list.
    for index in controls.indices {
      var control = controls[index]
      applyClass(to: &control)
      applyRuntimeTexts(to: &control)
      for outlet in control.outlets {
        connected[outlet.property, default: []].append((outlet.owner, index))
      }
      controls[index] = control
    }
    for control in code.files.flatMap(\.controls) { join(control) }
  }

  /// The controls of documents and code, an outlet and its button once.
  var joined: [Control] { controls }

  private mutating func join(_ control: Control) {
    let indices = control.outlets.flatMap { places(of: $0) }
    guard !indices.isEmpty else {
      var alone = control
      if !control.outlets.isEmpty { alone.notes.append("No interface document that was read connects the outlet") }
      controls.append(alone)
      return
    }
    for index in indices {
      var button = controls[index]
      merge(control, into: &button)
      controls[index] = button
    }
  }

  /// The documents' buttons that an outlet leads to: of its class, or of a class below it.
  private func places(of outlet: OutletName) -> [Int] {
    (connected[outlet.property] ?? []).filter { isClass($0.owner, orBelow: outlet.owner) }.map(\.index)
  }

  /// Whether a class is another or derives from it; chains longer than 32 are circles or beyond reason.
  private func isClass(_ name: String, orBelow base: String) -> Bool {
    var name = name
    for _ in 0..<32 {
      if name == base { return true }
      guard let next = code.bases[name] else { return false }
      name = next
    }
    return false
  }

  private func applyClass(to control: inout Control) {
    guard let name = control.customClass, let known = code.classes[name], control.kind != .appkit else { return }
    Self.apply(known.changes, known.variants, to: &control)
    Self.replaceTitles(of: &control, by: known.titles)
  }

  private func applyRuntimeTexts(to control: inout Control) {
    for text in control.runtimeTexts {
      let title = code.inspectableTitles.first { title in
        title.property == text.keyPath
          && (title.className == "UIButton" || isClass(control.customClass ?? "", orBelow: title.className))
      }
      guard let title else { continue }
      let source = TextSource.unit(table: title.table, key: text.text, fallback: nil)
      Self.replaceTitles(of: &control, by: [ControlText(source: source, location: text.location)])
      control.notes.removeAll { $0.hasPrefix("The runtime attribute \(text.keyPath) ") }
    }
  }

  private func merge(_ change: Control, into control: inout Control) {
    Self.apply(change.outletChanges.changes, change.outletChanges.variants, to: &control)
    Self.replaceTitles(of: &control, by: change.titles)
    if change.subtitles.contains(where: { $0.condition == nil }) { control.subtitles = [] }
    control.subtitles += change.subtitles
    if change.room.width != nil || change.room.height != nil {
      control.room = ControlRoom(
        width: change.room.width ?? control.room.width, height: change.room.height ?? control.room.height,
        how: change.room.how + control.room.how,
        unknown: change.room.width == nil ? control.room.unknown : nil)
    }
    control.notes += change.notes
    control.origins += change.origins
    control.obstacle = control.obstacle ?? change.obstacle
    control.notes.append(
      "Set up in code as \(change.id) at \(change.location.file):\(change.location.line):\(change.location.column)")
  }

  /// Makes changes to a document's button, and to copies of it those that a condition makes.
  private static func apply(
    _ changes: [ButtonChange], _ variants: [ConditionalChanges], to control: inout Control
  ) {
    guard let specification = control.specification, !(changes.isEmpty && variants.isEmpty) else { return }
    var draft = ButtonDraft(specification)
    draft.apply(changes)
    control.specification = draft.specification
    control.kind = draft.configuration == nil ? .legacy : .configured
    control.variants = control.variants.map { old in
      var old = old
      if let specification = old.specification {
        var draft = ButtonDraft(specification)
        draft.apply(changes)
        old.specification = draft.specification
      }
      return old
    }
    for variant in variants {
      var other = draft
      other.apply(variant.changes)
      control.variants.append(
        ControlVariant(when: variant.when, specification: other.specification, room: variant.room))
    }
    if !draft.ignoredInsets.isEmpty {
      control.hasIgnoredInsets = true
      control.notes.append("A configuration makes \(draft.ignoredInsets.joined(separator: ", ")) ineffective")
    }
    control.notes += draft.withoutEffect.map { "\($0) is set while the button has no configuration, to no effect" }
  }

  /// Code's texts of a state take the place of the document's, unless all of them depend on a condition.
  private static func replaceTitles(of control: inout Control, by titles: [ControlText]) {
    let certain = Set(titles.filter { $0.condition == nil }.map(\.state))
    control.titles.removeAll { certain.contains($0.state) }
    control.titles += titles
  }
}
