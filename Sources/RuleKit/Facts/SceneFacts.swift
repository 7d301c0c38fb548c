public import TitlefitControls
import TitlefitDiagnostics
import TitlefitGeometry
public import TitlefitLocales

/// One scene in one language under one condition, solved with all its texts of that language at once.
public struct SceneCase: Sendable, Hashable {
  /// The language.
  public var language: LanguageTag
  /// The condition.
  public var condition: CaseCondition
  /// The texts as the reader sees them, by the view that shows them.
  public var texts: SceneTexts
  /// Where every view stands.
  public var solved: SolvedScene

  /// Makes a case.
  public init(language: LanguageTag, condition: CaseCondition, texts: SceneTexts, solved: SolvedScene) {
    self.language = language
    self.condition = condition
    self.texts = texts
    self.solved = solved
  }
}

/// One scene in all its languages under all conditions.
public struct SceneFacts: Sendable {
  /// The scene.
  public var scene: Scene
  /// The cases by language, then from the smallest content size and the narrowest device upwards; may be empty.
  public var cases: [SceneCase]
  /// The scene's buttons as controls, by view.
  public var controls: [Int: Control]
  /// The room of one of the scene's buttons in a case, by the button's view; nil for other views and scenes.
  public var room: @Sendable (SceneCase, Int) -> SceneRoom?
  /// The same texts under the same condition in the other direction; nil where the scene cannot be solved so.
  public var reflected: @Sendable (SceneCase) -> SolvedScene?

  /// Makes facts.
  public init(
    scene: Scene, cases: [SceneCase], controls: [Int: Control] = [:],
    room: @escaping @Sendable (SceneCase, Int) -> SceneRoom? = { _, _ in nil },
    reflected: @escaping @Sendable (SceneCase) -> SolvedScene? = { _ in nil }
  ) {
    self.scene = scene
    self.cases = cases
    self.controls = controls
    self.room = room
    self.reflected = reflected
  }
}

/// What a scene rule thinks of one view in one case.
public struct SceneJudgement: Sendable {
  /// The view that the finding is about.
  public var view: Int
  /// Whether it fits, and the words and numbers if not.
  public var judgement: CaseJudgement
  /// Other views that matter, each with what it is to the first.
  public var related: [(view: Int, label: String)]

  /// Makes a judgement of a view.
  public init(view: Int, _ judgement: CaseJudgement, related: [(view: Int, label: String)] = []) {
    self.view = view
    self.judgement = judgement
    self.related = related
  }
}

extension SceneFacts {
  /// Folds the judgements of all cases into one violation a language and view: the first case that fails, and how many do.
  ///
  /// Where no case of a view fails for certain, the first doubtful one stands for it.
  /// - Complexity: one call of `judge` a case.
  public func misfits(_ judge: (SceneCase) -> [SceneJudgement]) -> [Violation] {
    var order: [SceneSubject] = []
    var found: [SceneSubject: SceneMisfit] = [:]
    var totals: [LanguageTag: Int] = [:]
    for item in cases {
      totals[item.language, default: 0] += 1
      for judged in judge(item) where judged.judgement.verdict != .fits {
        let subject = SceneSubject(language: item.language, view: judged.view)
        if found[subject] == nil { order.append(subject) }
        found[subject, default: SceneMisfit(case: item, judged: judged)].count(item, judged)
      }
    }
    return order.compactMap { subject in
      found[subject].map { violation($0, of: subject, total: totals[subject.language] ?? 1) }
    }
  }

  private func violation(_ misfit: SceneMisfit, of subject: SceneSubject, total: Int) -> Violation {
    let view = scene.views[subject.view]
    let judgement = misfit.judged.judgement
    let failing = misfit.failing > 0 ? misfit.failing : misfit.doubtful
    return Violation(
      code: judgement.code, message: judgement.message, verdict: judgement.verdict,
      condition: misfit.case.condition.finding(failing: failing, of: total), evidence: judgement.evidence,
      visible: judgement.visible,
      subject: FindingSubject(language: subject.language, control: view.name, file: view.location.file),
      location: view.location,
      related: misfit.judged.related.map { RelatedLocation(scene.views[$0.view].location, label: $0.label) })
  }
}

private struct SceneSubject: Hashable {
  var language: LanguageTag
  var view: Int
}

/// The first misfit of a view in a language, and how many cases do not fit.
private struct SceneMisfit {
  var `case`: SceneCase
  var judged: SceneJudgement
  var failing = 0
  var doubtful = 0

  mutating func count(_ item: SceneCase, _ other: SceneJudgement) {
    let isCertain = other.judgement.verdict == .fails
    if isCertain, judged.judgement.verdict == .unsure { (self.case, judged) = (item, other) }
    if isCertain { failing += 1 } else { doubtful += 1 }
  }
}
