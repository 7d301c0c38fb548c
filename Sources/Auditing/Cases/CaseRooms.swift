import TitlefitControlLayout
import TitlefitControls
import TitlefitLocales
import TitlefitRuleKit

/// The rooms of one control, by language and condition.
struct CaseRooms: Sendable {
  /// A room, and whether the scene gave it rather than the control itself.
  struct Found: Sendable {
    var room: LayoutRoom
    var isOfScene = false
  }

  /// The room in a language under a condition.
  let find: @Sendable (LanguageTag, CaseCondition) -> Found
  /// How the scene came to the room, one sentence a step; empty for the control's own.
  let steps: @Sendable (LanguageTag, CaseCondition) -> [String]

  /// Rooms found in some other way than the control's own.
  init(
    find: @escaping @Sendable (LanguageTag, CaseCondition) -> Found,
    steps: @escaping @Sendable (LanguageTag, CaseCondition) -> [String]
  ) {
    self.find = find
    self.steps = steps
  }

  /// The control's own room, which is the same in every language.
  init(_ control: Control) {
    steps = { _, _ in [] }
    find = { _, condition in Found(room: control.room.layoutRoom(onDevice: condition.deviceWidth)) }
  }
}

extension ControlRoom {
  /// The room on a device of a width in points.
  func layoutRoom(onDevice deviceWidth: Double) -> LayoutRoom {
    LayoutRoom(
      width: width?.points(onDevice: deviceWidth), height: height, isMaximumWidth: width?.isMaximum ?? false)
  }
}
