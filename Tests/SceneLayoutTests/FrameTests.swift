import Testing
import TitlefitControls
import TitlefitGeometry
import TitlefitSceneLayout
import TitlefitTestSupport

/// A frame as a line of text, in the parent's coordinates.
private func line(_ id: String, _ frame: Rect) -> String {
  "\(id): \(frame.minX) \(frame.minY) \(frame.width) \(frame.height)"
}

/// The frame of a view in its parent's coordinates, edges rounded as recorded ones are.
func local(_ index: Int, of scene: Scene, in solved: SolvedScene) -> Rect? {
  guard let frame = solved.views[index].exact, let parent = scene.views[index].parent,
    let around = solved.views[parent].exact
  else { return nil }
  func edge(_ place: Double) -> Double { (place * 2 + 0.5).rounded(.down) / 2 }
  let (x, y) = (frame.minX - around.minX, frame.minY - around.minY)
  return Rect(
    x: edge(x), y: edge(y), width: edge(x + frame.width) - edge(x), height: edge(y + frame.height) - edge(y))
}

@Test("Every view stands where its frame was worked out by hand", arguments: SceneDocument.all)
func frames(document: SceneDocument) throws {
  var solver = try document.solver()
  let solved = try solver.solve(.model())
  for (index, view) in solver.scene.views.enumerated() where index > 0 {
    guard let recorded = view.frame, let frame = local(index, of: solver.scene, in: solved) else { continue }
    #expect(line(view.id, frame) == line(view.id, recorded))
  }
  #expect(solved.gaveWay.filter { $0.priority >= 1000 }.isEmpty)
}

@Test("From right to left every view stands at the mirrored place, equally wide", arguments: SceneDocument.all)
func mirroredFrames(document: SceneDocument) throws {
  var solver = try document.solver()
  let plain = try solver.solve(.model(.leftToRight))
  let turned = try solver.solve(.model(.rightToLeft))
  for (index, view) in solver.scene.views.enumerated() where index > 0 && view.kind != .segmentedControl {
    // Frames that follow the parent's size are not mirrored.
    guard !view.translatesFrame || solver.scene.views[view.parent ?? 0].stack != nil else { continue }
    guard let frame = plain.views[index].exact, let mirrored = turned.views[index].exact else { continue }
    #expect((mirrored.minX - frame.mirrored(inWidth: plain.size.width).minX).magnitude < 1e-6, "\(view.id)")
    #expect((mirrored.width - frame.width).magnitude < 1e-6, "\(view.id)")
  }
}

@Test("A hidden view of a stack is out of the layout")
func hiddenInStack() throws {
  var solver = try SceneDocument(name: "SegmentsAndShares.xib").solver()
  let solved = try solver.solve(.model())
  let hidden = solver.view("none")
  #expect(solved.views[hidden].frame == nil)
  let room = try solver.room(of: hidden, .model())
  #expect(room.unknown == "hidden in a stack")
}

@Test("On a wider device the root and what follows it grow by the difference")
func widerDevice() throws {
  var solver = try SceneDocument(name: "Scrolling.xib").solver()
  let solved = try solver.solve(.model(deviceWidth: 393))
  // 393 − 2 × 20, and 393 − 2 × 10.
  #expect(solved.views[solver.view("wide")].frame?.width == 353)
  #expect(solved.views[solver.view("bar")].frame?.width == 373)
}

@Test("What no constraint places is reported as not determined")
func undetermined() throws {
  var scene = try SceneDocument(name: "ButtonRow.xib").scenes()[0]
  scene.constraints.removeAll { $0.id == "c2" }
  var solver = SceneSolver(scene, measuring: SquareFontMeasurer())
  let solved = try solver.solve(.model())
  #expect(!solved.views[solver.view("discard")].isHorizontallyDetermined)
  #expect(solved.views[solver.view("save")].isHorizontallyDetermined)
}

@Test("A constraint that loses against a firmer one is named with the points it misses")
func concession() throws {
  var scene = try SceneDocument(name: "PinnedContainer.xib").scenes()[0]
  let width = scene.constraints.firstIndex { $0.id == "w1" }
  let place = try #require(width)
  scene.constraints[place].priority = 700
  scene.constraints[place].constant = 20
  var solver = SceneSolver(scene, measuring: SquareFontMeasurer())
  let solved = try solver.solve(.model())
  // The button resists at 750 and is 30 wide.
  #expect(solved.views[solver.view("pinned")].frame?.width == 30)
  let given = solved.gaveWay.first { $0.constraint == place }
  #expect(given?.points == 10)
  #expect(given?.isHorizontal == true)
}
