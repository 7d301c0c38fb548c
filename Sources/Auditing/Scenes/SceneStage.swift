import TitlefitControlLayout
import TitlefitControls
import TitlefitGeometry
import TitlefitLocaleData
import TitlefitLocales
import TitlefitLocking
import TitlefitRuleKit
import TitlefitSceneLayout
import TitlefitTypography

/// Solves one scene of the project in its languages, and remembers what it has solved.
///
/// One stage serves one scene on one thread and is let go with it; the lock is there because rules may keep its answers.
final class SceneStage: Sendable {
  private struct Memory: Sendable {
    var solver: SceneSolver
    var texts: [LanguageTag: SceneTexts] = [:]
    /// The first solution under each condition, which says what the document leaves open.
    ///
    /// Constraints decide that. Texts can only add ties between contents, for which rules ask rooms.
    var determined: [CaseCondition: SolvedScene] = [:]
  }

  let joined: JoinedScene
  /// The language the project is written in.
  let source: LanguageTag
  private let sampler: Sampler
  private let platform: PlatformGeneration
  private let memory: LockedValue<Memory>

  init(_ joined: JoinedScene, sourceLanguage: LanguageTag, builder: CaseBuilder) {
    self.joined = joined
    source = sourceLanguage
    sampler = builder.sampler
    platform = builder.configuration.platform
    let measurer = MeasurementCache(SubstitutingMeasurer(measurer: builder.measurer))
    memory = LockedValue(Memory(solver: SceneSolver(joined.scene, measuring: measurer)))
  }

  /// The scene in a language under a condition; nil where a text cannot be measured or the scene is too large.
  ///
  /// - Parameter findsTies: whether to find out anew what is open, ties between these texts included.
  func solved(in language: LanguageTag, _ condition: CaseCondition, findsTies: Bool = false) -> SolvedScene? {
    let conditions = conditions(language, condition)
    return memory.withLock { memory in
      let texts = texts(in: language, &memory)
      let first = findsTies ? nil : memory.determined[condition]
      let options = SceneSolver.Options(findsUndetermined: first == nil, namesConcessions: false)
      guard var solved = try? memory.solver.solve(conditions, texts: texts, options: options) else { return nil }
      if let first {
        solved.takeDetermined(from: first)
      } else if !findsTies {
        memory.determined[condition] = solved
      }
      return solved
    }
  }

  /// The texts of a language.
  func texts(in language: LanguageTag) -> SceneTexts { memory.withLock { texts(in: language, &$0) } }

  /// The room of a button in a language under a condition.
  ///
  /// - Parameter explains: whether to say how the room came about, which takes as long as finding it.
  func room(
    of view: Int, in language: LanguageTag, _ condition: CaseCondition, explains: Bool = false
  ) -> SceneRoom {
    let conditions = conditions(language, condition)
    return memory.withLock { memory in
      let texts = texts(in: language, &memory)
      do throws(SceneLayoutError) {
        return try memory.solver.room(of: view, conditions, texts: texts, explains: explains)
      } catch {
        return SceneRoom(unknown: error.reason)
      }
    }
  }

  private func texts(in language: LanguageTag, _ memory: inout Memory) -> SceneTexts {
    if let known = memory.texts[language] { return known }
    let texts = joined.texts(in: language, source: source, sampler: sampler)
    memory.texts[language] = texts
    return texts
  }

  private func conditions(_ language: LanguageTag, _ condition: CaseCondition) -> SceneConditions {
    SceneConditions(environment: environment(language, condition), deviceWidth: condition.deviceWidth)
  }

  /// What everything on the screen is measured under.
  func environment(_ language: LanguageTag, _ condition: CaseCondition) -> LayoutEnvironment {
    LayoutEnvironment(
      language: language, direction: condition.direction, contentSize: condition.contentSize,
      scale: PixelScale(DeviceScale.scale(ofWidth: condition.deviceWidth)), platform: platform)
  }
}

extension SolvedScene {
  /// Takes over what another solution of the same scene found out about what the document leaves open.
  fileprivate mutating func takeDetermined(from other: SolvedScene) {
    for index in views.indices where other.views.indices.contains(index) {
      views[index].isHorizontallyDetermined = other.views[index].isHorizontallyDetermined
      views[index].isVerticallyDetermined = other.views[index].isVerticallyDetermined
    }
  }
}

extension SceneLayoutError {
  /// A short phrase that the report counts.
  var reason: String {
    switch self {
    case .text: "a text of the scene cannot be measured"
    case .tooManyViews(_, let limit): "the scene has more than \(limit) views"
    }
  }
}

extension SceneStage {
  /// Whether devices of a width show the scene: what was designed on an iPad says nothing about phones.
  func isShown(onDevice width: Double) -> Bool { !joined.scene.canvas.device.isPad || width >= Self.narrowestPad }

  /// The narrowest iPad held upright in points: the iPad mini's 744. Source: Human Interface Guidelines, Layout.
  private static let narrowestPad = 744.0

  /// The rooms of a button, and the control's own where the scene does not decide one.
  func rooms(of view: Int, _ control: Control) -> CaseRooms {
    CaseRooms(
      find: { language, condition in
        let own = control.room.layoutRoom(onDevice: condition.deviceWidth)
        guard self.isShown(onDevice: condition.deviceWidth) else { return CaseRooms.Found(room: own) }
        let room = self.room(of: view, in: language, condition)
        guard let high = room.high else { return CaseRooms.Found(room: own) }
        // Without a limit the title is never cut: the button grows until it leaves the screen, which another rule sees.
        if room.isBoundedByScreen { return CaseRooms.Found(room: LayoutRoom(height: own.height), isOfScene: true) }
        return CaseRooms.Found(
          room: LayoutRoom(width: high, height: own.height, isMaximumWidth: room.isMaximum), isOfScene: true)
      },
      steps: { language, condition in self.room(of: view, in: language, condition, explains: true).how })
  }

  /// Whether the scene decides a button's room in some language under some condition.
  func knowsRoom(of view: Int, languages: [LanguageTag], configuration: AuditConfiguration) -> Bool {
    guard let language = languages.first, let contentSize = configuration.contentSizes.first else { return false }
    let direction = LanguageFacts.layoutDirection(of: language)
    return configuration.widths.contains { width in
      let condition = CaseCondition(contentSize: contentSize, deviceWidth: width, direction: direction)
      return isShown(onDevice: width) && room(of: view, in: language, condition).high != nil
    }
  }

  /// The scene in all languages under all conditions, for rules.
  func facts(languages: [LanguageTag], controls: [Int: Control], configuration: AuditConfiguration) -> SceneFacts {
    var cases: [SceneCase] = []
    for language in languages {
      let direction = LanguageFacts.layoutDirection(of: language)
      for contentSize in configuration.contentSizes {
        for width in configuration.widths where isShown(onDevice: width) {
          let condition = CaseCondition(contentSize: contentSize, deviceWidth: width, direction: direction)
          guard let solved = solved(in: language, condition) else { continue }
          cases.append(
            SceneCase(language: language, condition: condition, texts: texts(in: language), solved: solved))
        }
      }
    }
    return SceneFacts(
      scene: joined.scene, cases: cases, controls: controls,
      room: { item, view in
        controls[view] == nil ? nil : self.room(of: view, in: item.language, item.condition)
      },
      reflected: { item in
        var condition = item.condition
        condition.direction = condition.direction == .leftToRight ? .rightToLeft : .leftToRight
        // Who gives way in a tie is arbitrary, and so would be a difference between the directions.
        return self.solved(in: item.language, condition, findsTies: true)
      })
  }
}
