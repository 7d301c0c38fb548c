import TitlefitControlLayout
import TitlefitControls
import TitlefitLocales
import TitlefitRuleKit

/// The rooms of one control, by language and condition.
struct CaseRooms: Sendable {
  /// A room, and how it came about where the control's own account does not tell.
  struct Found: Sendable {
    var room: LayoutRoom
    var steps: [String] = []
  }

  /// The room in a language under a condition.
  let find: @Sendable (LanguageTag, CaseCondition) -> Found

  /// Rooms found in some other way than the control's own.
  init(find: @escaping @Sendable (LanguageTag, CaseCondition) -> Found) { self.find = find }

  /// The control's own room, which is the same in every language.
  init(_ control: Control) {
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
