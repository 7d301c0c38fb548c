public import TitlefitControlLayout
public import TitlefitControls
import TitlefitGeometry
import TitlefitLocaleData
public import TitlefitLocales
import TitlefitRuleKit
public import TitlefitTypography

/// One scene of a document, solved in one language for one device: what a picture of it shows.
public struct StagedScene: Sendable {
  /// The scene.
  public var scene: Scene
  /// The texts of the language.
  public var texts: SceneTexts
  /// Where every view stands.
  public var solved: SolvedScene
  /// The conditions it was solved under.
  public var environment: LayoutEnvironment
}

extension Auditor {
  /// The scenes of one document with the texts of a language, in the document's order; those that cannot be solved are
  /// left out.
  ///
  /// - Parameter file: the document's path as the reading has it.
  public func scenes(
    of file: String, in reading: ProjectReading, language: LanguageTag, deviceWidth: Double,
    contentSize: ContentSizeCategory
  ) -> [StagedScene] {
    var configuration = configuration
    configuration.languages = nil
    let project = JoinedProject(reading, configuration: configuration)
    let builder = CaseBuilder(
      configuration: configuration, sampler: Sampler(values: configuration.values), measurer: measurer)
    let condition = CaseCondition(
      contentSize: contentSize, deviceWidth: deviceWidth, direction: LanguageFacts.layoutDirection(of: language))
    return project.joinedScenes(reading.documents.filter { $0.file == file }.flatMap(\.scenes)).compactMap { joined in
      let stage = SceneStage(joined, sourceLanguage: project.sourceLanguage, builder: builder)
      return stage.solved(in: language, condition).map { solved in
        StagedScene(
          scene: joined.scene, texts: stage.texts(in: language), solved: solved,
          environment: stage.environment(language, condition))
      }
    }
  }
}
