import TitlefitControlLayout
import TitlefitControls
import TitlefitDiagnostics

/// Turns a button of a run into a control.
struct ControlBuilder {
  /// What all files declare.
  let index: ProjectIndex
  /// The objects of the run.
  let heap: [Int: HeapObject]
  /// What classes do in `titleRect(forContentRect:)` and `intrinsicContentSize`.
  let overrides: GeometryOverrides

  /// The control that a button is; nil where it has no name.
  func control(_ object: HeapObject) -> Control? {
    guard let name = object.name else { return nil }
    let main = effects(of: object, under: nil)
    var draft = ButtonDraft(ButtonSpecification(model: .legacy(LegacyButton(type: .custom))))
    draft.apply(main.changes)
    let location = index.location(name.place)
    var control = Control(
      id: name.id, kind: draft.configuration == nil ? .legacy : .configured, location: location,
      specification: draft.specification, room: room(of: object, under: nil), customClass: customClass(object))
    addTitles(of: object, to: &control, isConfigured: draft.configuration != nil)
    control.hasIgnoredInsets = !draft.ignoredInsets.isEmpty
    control.notes = notes(object, main, draft) + control.notes
    control.origins = main.origins
    control.codeFaults = faults(object, main, draft, control)
    addVariants(of: object, main: main, to: &control)
    if object.isOutlet || name.owner != nil && object.notes.contains("declared elsewhere"),
      let owner = name.owner, let property = name.property
    {
      control.outlets = [OutletName(owner: owner, property: property)]
      control.outletChanges.changes = main.changes
    }
    if object.isStandIn || object.notes.contains(Unresolved.controlNotFound.rawValue) {
      control.obstacle = Unresolved.controlNotFound.rawValue
    }
    return control
  }

  private func customClass(_ object: HeapObject) -> String? {
    object.className == "UIButton" ? nil : object.className
  }

  private func notes(_ object: HeapObject, _ main: EffectBuilder, _ draft: ButtonDraft) -> [String] {
    var notes = object.notes + main.notes
    if object.isStandIn { notes.append(Unresolved.controlNotFound.rawValue) }
    if !draft.ignoredInsets.isEmpty {
      notes.append("A configuration makes \(draft.ignoredInsets.joined(separator: ", ")) ineffective")
    }
    notes += draft.overwrittenSettings.map { "\($0) is overwritten at the configuration's next update" }
    notes += draft.withoutEffect.map { "\($0) is set while the button has no configuration, to no effect" }
    if object.fields["sizeToFit"] != nil { notes.append("sizeToFit() freezes the width at that moment") }
    return notes
  }

  private func faults(
    _ object: HeapObject, _ main: EffectBuilder, _ draft: ButtonDraft, _ control: Control
  ) -> [CodeFault] {
    var faults: [CodeFault] = []
    if let place = object.replacement, control.titles.isEmpty {
      faults.append(CodeFault(.configurationReplaced, "configuration", at: index.location(place)))
    }
    for name in draft.overwrittenSettings {
      guard let value = object.fields[name] else { continue }
      faults.append(CodeFault(.labelSettingOverwritten, name, at: index.location(value.place)))
    }
    let fields = ["configuration"] + object.fields.keys.filter { $0.hasPrefix("title.") }.sorted()
    for case let value? in fields.map({ object.fields[$0] }) { addCuts(value, to: &faults) }
    return faults
  }

  private func addCuts(_ value: Value, to faults: inout [CodeFault]) {
    switch value.content {
    case .alternatives(let list): for alternative in list { addCuts(alternative.value, to: &faults) }
    case .record(let record) where record.type == .configuration:
      for name in ["attributedTitle", "title"] { if let text = record.fields[name] { addCuts(text, to: &faults) } }
    case .unknown(let unknown) where unknown.isCut:
      let fault = CodeFault(.textCut, unknown.expression, at: index.location(value.place))
      if !faults.contains(fault) { faults.append(fault) }
    default: break
    }
  }

  private func effects(of object: HeapObject, under condition: Condition?) -> EffectBuilder {
    var builder = EffectBuilder(index: index, condition: condition)
    builder.addLegacy(object.fields, isOutlet: object.isOutlet)
    builder.addConfiguration(object.fields["configuration"])
    let attributed = builder.choose(object.fields["title.normal"])
    builder.addAttributedFont(attributed)
    builder.add(overrides.effects(of: object.className), overrides.notes(of: object.className))
    return builder
  }

  private func room(of object: HeapObject, under condition: Condition?) -> ControlRoom {
    let choice = EffectBuilder(index: index, condition: condition)
    return RoomBuilder(index: index, heap: heap, choice: choice).room(object)
  }

  // MARK: Variants

  private func addVariants(of object: HeapObject, main: EffectBuilder, to control: inout Control) {
    var conditions: [Condition] = []
    for field in object.fields.keys.sorted() where !field.hasPrefix("title.") && field != "actionTitle" {
      if let value = object.fields[field] { Self.collect(value, field, into: &conditions) }
    }
    for condition in conditions.prefix(12) {
      var other = effects(of: object, under: condition)
      let room = room(of: object, under: condition)
      let sameRoom = room.width == control.room.width && room.height == control.room.height
      if let state = condition.state, state != .normal {
        addState(state, other.changes, main.changes, to: &control)
        other = other.without(Self.isPerState, but: main)
      }
      guard Set(other.changes.map(\.effect)) != Set(main.changes.map(\.effect)) || !sameRoom else { continue }
      var draft = ButtonDraft(ButtonSpecification(model: .legacy(LegacyButton(type: .custom))))
      draft.apply(other.changes)
      control.variants.append(
        ControlVariant(
          when: condition.text, specification: draft.specification, room: sameRoom ? nil : room))
      control.outletChanges.variants.append(
        ConditionalChanges(when: condition.text, changes: other.changes, room: sameRoom ? nil : room))
    }
  }

  /// What a condition on one state alone changes in image and indicator is that state's own look.
  private func addState(
    _ state: ControlState, _ changes: [ButtonChange], _ main: [ButtonChange], to control: inout Control
  ) {
    let usual = main.map(\.effect)
    for effect in changes.map(\.effect) where !usual.contains(effect) {
      switch effect {
      case .image(let image):
        control.specification?.states[state, default: StateOverride()].image =
          image.map { StateOverride.StateImage.image($0) } ?? StateOverride.StateImage.none
      case .activityIndicator(let shows):
        control.specification?.states[state, default: StateOverride()].showsActivityIndicator = shows
      default: break
      }
    }
  }

  private static func isPerState(_ effect: ButtonEffect) -> Bool {
    switch effect {
    case .image, .activityIndicator: true
    default: false
    }
  }

  /// The conditions of a value's alternatives, its parts' too, each once.
  private static func collect(_ value: Value, _ field: String, into conditions: inout [Condition]) {
    switch value.content {
    case .alternatives(let list):
      for alternative in list {
        if let condition = alternative.condition, !conditions.contains(condition) { conditions.append(condition) }
        collect(alternative.value, field, into: &conditions)
      }
    case .record(let record):
      let texts: Set = ["title", "subtitle", "attributedTitle", "attributedSubtitle"]
      for name in record.fields.keys.sorted() where record.type != .configuration || !texts.contains(name) {
        if let inner = record.fields[name] { collect(inner, name, into: &conditions) }
      }
    default: break
    }
  }

  // MARK: Texts

  private func addTitles(of object: HeapObject, to control: inout Control, isConfigured: Bool) {
    let set = object.fields.keys.filter { $0.hasPrefix("title.") }.sorted(by: Self.stateOrder)
    var fromStates: [ControlText] = []
    for field in set {
      if let value = object.fields[field] { fromStates += texts(value, state: String(field.dropFirst(6))) }
    }
    var configured = configurationTexts(object, ["attributedTitle", "title"])
    control.subtitles = configurationTexts(object, ["attributedSubtitle", "subtitle"])
    if !configured.isEmpty, !fromStates.isEmpty {
      control.notes.append("Both setTitle(_:for:) and configuration.title are used")
      let later = (object.stamps["title.normal"] ?? 0) > (object.stamps["configuration"] ?? 0)
      if later { configured = [] } else { fromStates.removeAll { $0.state == .normal } }
    }
    control.titles = configured + fromStates
    if control.titles.isEmpty, let action = object.fields["actionTitle"] {
      control.titles = texts(action, state: "normal")
    }
    if control.titles.isEmpty {
      for field in ["titleLabel.attributedText", "titleLabel.text"] {
        guard let value = object.fields[field], control.titles.isEmpty else { continue }
        control.titles = texts(value, state: "normal")
        control.notes.append("\(field) is set instead of a title; the button overwrites it at its next update")
      }
    }
  }

  private static func stateOrder(_ left: String, _ right: String) -> Bool {
    func rank(_ field: String) -> Int {
      ControlState(rawValue: String(field.dropFirst(6))).flatMap(ControlState.allCases.firstIndex(of:)) ?? 99
    }
    return (rank(left), left) < (rank(right), right)
  }

  private func configurationTexts(_ object: HeapObject, _ names: [String]) -> [ControlText] {
    guard let value = object.fields["configuration"] else { return [] }
    for name in names {
      var found: [ControlText] = []
      for alternative in value.alternatives {
        guard case .record(let record) = alternative.value.content, let text = record.fields[name] else { continue }
        for inner in texts(text, state: "normal") where !found.contains(inner) { found.append(inner) }
      }
      if !found.isEmpty { return found }
    }
    return []
  }

  /// The texts of a value, one for each alternative that shows something.
  func texts(_ value: Value, state name: String) -> [ControlText] {
    let parts = name.split(separator: "+").map(String.init)
    let known = parts.compactMap(ControlState.init(rawValue:)).first
    let stateWords = known == nil || parts.count > 1 ? Condition("in state " + parts.joined(separator: ", ")) : nil
    return value.alternatives.compactMap { alternative in
      let condition = Condition.both(stateWords, alternative.condition)
      let isPlain = known ?? .normal == .normal
      let state = isPlain ? alternative.condition?.state ?? known ?? .normal : known ?? .normal
      return text(alternative.value, state: state, condition: condition)
    }
  }

  private func text(_ value: Value, state: ControlState, condition: Condition?) -> ControlText? {
    let location = index.location(value.place)
    switch value.content {
    case .text(let text):
      if text.literal == "" { return nil }
      return ControlText(
        state: state, source: text.source, location: location, transform: text.transform, condition: condition?.text)
    case .unknown(let unknown):
      var text = ControlText(
        state: state, source: .unresolved(reason: unknown.reason.rawValue), location: location,
        condition: condition?.text)
      text.expression = unknown.expression
      return text
    case .null, .absent: return nil
    default:
      return ControlText(
        state: state, source: .unresolved(reason: Unresolved.runTimeText.rawValue), location: location,
        condition: condition?.text)
    }
  }
}
