public import TitlefitControlLayout

/// What a flag or branch of the code changes in a control.
public struct ControlVariant: Sendable, Hashable {
  /// The condition as the code writes it, or where the change is made.
  public var when: String
  /// The set-up under the condition, or nil where it is the control's own.
  public var specification: ButtonSpecification?
  /// The room under the condition, or nil where it is the control's own.
  public var room: ControlRoom?

  /// Makes a variant.
  public init(when: String, specification: ButtonSpecification? = nil, room: ControlRoom? = nil) {
    self.when = when
    self.specification = specification
    self.room = room
  }
}
