public import TitlefitControlLayout
public import TitlefitControls
public import TitlefitGeometry
public import TitlefitTypography

/// The conditions that one case is laid out under.
public struct CaseCondition: Sendable, Hashable {
  /// The content size category.
  public var contentSize: ContentSizeCategory
  /// The device's width in points.
  public var deviceWidth: Double
  /// The direction of the user interface.
  public var direction: LayoutDirection

  /// Makes a condition.
  public init(contentSize: ContentSizeCategory, deviceWidth: Double, direction: LayoutDirection) {
    self.contentSize = contentSize
    self.deviceWidth = deviceWidth
    self.direction = direction
  }
}

/// One button with one text under one condition, laid out.
public struct LaidOutCase: Sendable, Hashable {
  /// What a case holds; shared between copies, which rules make many of.
  private struct Content: Hashable {
    var condition: CaseCondition
    var title: SampledText?
    var subtitle: SampledText?
    var room: LayoutRoom
    var result: LayoutResult
    var isSceneRoom: Bool
  }

  /// One element, so that a copy of a case counts one reference instead of those of all its texts.
  private var content: [Content]

  /// The condition.
  public var condition: CaseCondition {
    _read { yield content[0].condition }
    _modify { yield &content[0].condition }
  }
  /// The title as it was laid out, or nil where the button shows none.
  public var title: SampledText? {
    _read { yield content[0].title }
    _modify { yield &content[0].title }
  }
  /// The subtitle as it was laid out, or nil where the button shows none.
  public var subtitle: SampledText? {
    _read { yield content[0].subtitle }
    _modify { yield &content[0].subtitle }
  }
  /// The room the button was given.
  public var room: LayoutRoom {
    _read { yield content[0].room }
    _modify { yield &content[0].room }
  }
  /// The frames.
  public var result: LayoutResult {
    _read { yield content[0].result }
    _modify { yield &content[0].result }
  }
  /// Whether the scene gave this case its room, so that the control's own account of it does not hold.
  public var isSceneRoom: Bool {
    _read { yield content[0].isSceneRoom }
    _modify { yield &content[0].isSceneRoom }
  }

  /// Makes a case.
  public init(
    condition: CaseCondition, title: SampledText?, subtitle: SampledText?, room: LayoutRoom, result: LayoutResult,
    isSceneRoom: Bool = false
  ) {
    content = [
      Content(
        condition: condition, title: title, subtitle: subtitle, room: room, result: result, isSceneRoom: isSceneRoom)
    ]
  }
}

/// All cases of one control with one text: one language, variation and state, over all conditions and sample values.
public struct CaseSeries: Sendable {
  /// What a series holds; shared between copies, which rules and the audit make many of.
  private struct Content: Sendable {
    var control: Control
    var title: BoundText?
    var subtitle: BoundText?
    var probe: @Sendable (LaidOutCase, CaseCondition) -> LayoutResult?
    var probeRoom: @Sendable (LaidOutCase, CaseCondition, LayoutRoom) -> LayoutResult?
    var sceneSteps: @Sendable (LaidOutCase) -> [String]
  }

  /// One element, so that a copy of a series counts one reference instead of those of its control and texts.
  private var content: [Content]

  /// The cases from the smallest content size and the narrowest device upwards; never empty.
  public var cases: [LaidOutCase]
  /// The control.
  public var control: Control {
    _read { yield content[0].control }
    _modify { yield &content[0].control }
  }
  /// The title's text, or nil where the button shows none.
  public var title: BoundText? {
    _read { yield content[0].title }
    _modify { yield &content[0].title }
  }
  /// The subtitle's text, or nil where the button shows none.
  public var subtitle: BoundText? {
    _read { yield content[0].subtitle }
    _modify { yield &content[0].subtitle }
  }
  /// Lays the same button out under a condition of the rule's choice, with the sample values of the given case.
  ///
  /// Nil where the text cannot be measured there.
  public var probe: @Sendable (LaidOutCase, CaseCondition) -> LayoutResult? { content[0].probe }
  /// As ``probe``, in a room of the rule's choice instead of the control's own.
  ///
  /// Nil where the text cannot be measured, and always where whoever made the series offers no such layout.
  public var probeRoom: @Sendable (LaidOutCase, CaseCondition, LayoutRoom) -> LayoutResult? { content[0].probeRoom }
  /// How the scene came to the room of a case, one sentence a step; empty where the control's own account holds.
  ///
  /// Worked out when asked, which most cases never are.
  public var sceneSteps: @Sendable (LaidOutCase) -> [String] { content[0].sceneSteps }

  /// Makes a series.
  public init(
    control: Control, title: BoundText?, subtitle: BoundText?, cases: [LaidOutCase],
    probe: @escaping @Sendable (LaidOutCase, CaseCondition) -> LayoutResult?,
    probeRoom: @escaping @Sendable (LaidOutCase, CaseCondition, LayoutRoom) -> LayoutResult? = { _, _, _ in nil },
    sceneSteps: @escaping @Sendable (LaidOutCase) -> [String] = { _ in [] }
  ) {
    self.cases = cases
    content = [
      Content(
        control: control, title: title, subtitle: subtitle, probe: probe, probeRoom: probeRoom, sceneSteps: sceneSteps)
    ]
  }

  /// The text that names the series: the title's, else the subtitle's.
  public var text: BoundText? { title ?? subtitle }
}
