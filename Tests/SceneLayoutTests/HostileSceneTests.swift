import Testing
import TitlefitControls
import TitlefitGeometry
import TitlefitInterfaceReaders
import TitlefitSceneLayout
import TitlefitTestSupport

/// Solves every scene of a document and asks for every view's room.
private func ask(_ bytes: [UInt8]) throws {
  for scene in InterfaceDocumentReader().readAsDesigned(bytes, file: "Hostile.storyboard").scenes {
    var solver = SceneSolver(scene, measuring: SquareFontMeasurer())
    for direction in LayoutDirection.allCases {
      let solved = try solver.solve(.model(direction))
      #expect(solved.views.count == scene.views.count)
      for index in scene.views.indices {
        let room = try solver.room(of: index, .model(direction))
        #expect(room.low != nil || room.unknown != nil)
      }
    }
  }
}

@Test("Whatever a scene's document is changed into, every view has a frame or is out", arguments: SceneDocument.all)
func mutatedScenes(document: SceneDocument) throws {
  let original = try CorpusFile.bytes("Scenes/" + document.name)
  var random = SeededGenerator(seed: UInt64(original.count))
  for _ in 0..<12 {
    var bytes = original
    for _ in 0..<Int.random(in: 1...6, using: &random) where !bytes.isEmpty {
      let place = Int.random(in: 0..<bytes.count, using: &random)
      switch Int.random(in: 0..<3, using: &random) {
      case 0: bytes[place] = UInt8.random(in: 0x20...0x7E, using: &random)
      case 1: bytes.removeSubrange(place..<min(bytes.count, place + Int.random(in: 1...60, using: &random)))
      default: bytes.insert(contentsOf: bytes[place..<min(bytes.count, place + 80)], at: place)
      }
    }
    try ask(bytes)
  }
}

/// A xib with one root of 320 points, the given subviews and the given constraints.
private func document(_ subviews: String, _ constraints: String) -> [UInt8] {
  Array(
    """
    <document targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><device id="retina4_0"/><objects><view id="root">
    <rect key="frame" x="0" y="0" width="320" height="500"/><subviews>\(subviews)</subviews>
    <constraints>\(constraints)</constraints></view></objects></document>
    """.utf8)
}

private func button(_ id: String) -> String {
  "<button translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"\(id)\"><state key=\"normal\" title=\"Go\"/></button>"
}

@Test(
  "Cycles, missing ids, huge numbers and contradictions are solved as far as they go",
  arguments: [
    "<constraint firstItem=\"a\" firstAttribute=\"width\" secondItem=\"b\" secondAttribute=\"width\" multiplier=\"2\"/>"
      + "<constraint firstItem=\"b\" firstAttribute=\"width\" secondItem=\"a\" secondAttribute=\"width\" multiplier=\"2\"/>",
    "<constraint firstItem=\"a\" firstAttribute=\"leading\" secondItem=\"nowhere\" secondAttribute=\"leading\"/>",
    "<constraint firstItem=\"a\" firstAttribute=\"width\" constant=\"1e300\"/>",
    "<constraint firstItem=\"a\" firstAttribute=\"width\" constant=\"999999\"/>",
    "<constraint firstItem=\"a\" firstAttribute=\"width\" secondItem=\"b\" secondAttribute=\"width\" multiplier=\"999999\"/>",
    "<constraint firstItem=\"a\" firstAttribute=\"width\" constant=\"10\"/>"
      + "<constraint firstItem=\"a\" firstAttribute=\"width\" constant=\"20\"/>",
    "<constraint firstItem=\"a\" firstAttribute=\"width\" constant=\"-50\"/>",
    "<constraint firstItem=\"a\" firstAttribute=\"leading\" secondItem=\"a\" secondAttribute=\"leading\" constant=\"5\"/>",
    "<constraint firstItem=\"a\" firstAttribute=\"width\" secondItem=\"b\" secondAttribute=\"height\" multiplier=\"0\"/>",
    "<constraint firstItem=\"a\" firstAttribute=\"leading\" priority=\"-3\" constant=\"nan\"/>",
    "<constraint firstItem=\"a\"/><constraint firstAttribute=\"start\"/>",
  ])
func hostileConstraints(constraints: String) throws {
  try ask(document(button("a") + button("b"), constraints))
}

@Test("Views nested as deep as the reader follows are solved")
func deepScene() throws {
  let open = String(
    repeating: "<view><rect key=\"frame\" x=\"1\" y=\"1\" width=\"9\" height=\"9\"/><subviews>", count: 100)
  try ask(document(open + button("deep") + String(repeating: "</subviews></view>", count: 100), ""))
}

@Test("A scene made in code with wrong indices is put right")
func wrongIndices() throws {
  var scene = try SceneDocument(name: "ButtonRow.xib").scenes()[0]
  scene.views[1].parent = 2
  scene.views[2].parent = 2
  scene.views[0].children = [0, 7]
  scene.constraints[0].first.view = 99
  scene.constraints[1].second?.view = -4
  var solver = SceneSolver(scene, measuring: SquareFontMeasurer())
  #expect(solver.scene.views.map(\.parent) == [nil, 0, 0])
  #expect(try solver.solve(.model()).views.count == 3)
  #expect(try solver.room(of: 40, .model()).unknown == "no such view")
}

@Test("A scene with more views than are followed is refused")
func tooManyViews() throws {
  var scene = try SceneDocument(name: "ButtonRow.xib").scenes()[0]
  let view = scene.views[1]
  scene.views += Array(repeating: view, count: SceneSolver.mostViews)
  var solver = SceneSolver(scene, measuring: SquareFontMeasurer())
  let count = SceneSolver.mostViews + 3
  #expect(throws: SceneLayoutError.tooManyViews(count: count, limit: SceneSolver.mostViews)) {
    try solver.solve(.model())
  }
}
