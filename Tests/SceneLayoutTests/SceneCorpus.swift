import Testing
import TitlefitControlLayout
import TitlefitControls
import TitlefitGeometry
import TitlefitInterfaceReaders
import TitlefitLocales
import TitlefitSceneLayout
import TitlefitTestSupport

/// A document of `Corpora/Scenes`; its frames were worked out by hand for the square font.
struct SceneDocument: Sendable, CustomTestStringConvertible {
  var name: String
  var testDescription: String { name }

  /// All documents of the corpus.
  static var all: [SceneDocument] {
    let names = (try? CorpusFile.names(in: "Scenes")) ?? []
    return names.filter { $0.hasSuffix(".xib") || $0.hasSuffix(".storyboard") }.map(SceneDocument.init)
  }

  /// The scenes as designed.
  func scenes() throws -> [Scene] {
    InterfaceDocumentReader().readAsDesigned(try CorpusFile.bytes("Scenes/" + name), file: name).scenes
  }

  /// A solver for the first scene.
  func solver() throws -> SceneSolver {
    let scenes = try scenes()
    guard let scene = scenes.first else { throw MissingScene() }
    return SceneSolver(scene, measuring: SquareFontMeasurer())
  }

  struct MissingScene: Error {}
}

extension SceneConditions {
  /// Two pixels a point, sizes measured; the design device's width unless another is given.
  static func model(_ direction: LayoutDirection = .leftToRight, deviceWidth: Double? = nil) -> SceneConditions {
    SceneConditions(
      environment: LayoutEnvironment(language: .undetermined, direction: direction, scale: PixelScale(2)),
      deviceWidth: deviceWidth)
  }
}

extension SceneSolver {
  /// The index of a view by its id.
  func view(_ id: String) -> Int { scene.index(of: id) ?? -1 }

  /// Texts by the ids of their views; a label's or a button's.
  func texts(_ texts: [String: String]) -> SceneTexts {
    var result: SceneTexts = [:]
    for (id, text) in texts {
      guard let index = scene.index(of: id) else { continue }
      let role = scene.views[index].content.texts.first?.role ?? .text
      result[SceneTextKey(view: index, role: role)] = text
    }
    return result
  }
}
