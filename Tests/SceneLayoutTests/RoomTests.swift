import Testing
import TitlefitControls
import TitlefitGeometry
import TitlefitSceneLayout
import TitlefitTestSupport

/// The directions a room is asked in; it is the same in both.
private let directions: [LayoutDirection] = [.leftToRight, .rightToLeft]

@Test("In a row of buttons only the longest language overflows", arguments: directions)
func buttonRow(direction: LayoutDirection) throws {
  var solver = try SceneDocument(name: "ButtonRow.xib").solver()
  let save = solver.view("save")
  // "Verwerfen" 9 × 7.5 = 67.5 → 68. 320 − 2 × 16 − 8 = 280 for both, so 212 without winning a tie; "Speichern" needs 68.
  let german = solver.texts(["save": "Speichern", "discard": "Verwerfen"])
  var room = try solver.room(of: save, .model(direction), texts: german)
  #expect(room.low == 212)
  #expect(room.high == 280)
  #expect(room.isMaximum)
  #expect(room.squeezed.map(\.id) == ["discard"])
  #expect(room.squeezed.first?.title == "Verwerfen")
  // "Abandonner" 10 × 7.5 = 75 leaves 205; "Enregistrer les modifications" needs 29 × 7.5 = 217.5 → 218.
  let french = solver.texts(["save": "Enregistrer les modifications", "discard": "Abandonner"])
  room = try solver.room(of: save, .model(direction), texts: french)
  #expect(room.low == 205)
  let solved = try solver.solve(.model(direction), texts: french)
  #expect(solved.views[save].need.width == 218)
}

@Test("The sound twin of the row keeps both titles in every language", arguments: directions)
func soundRow(direction: LayoutDirection) throws {
  var solver = try SceneDocument(name: "ButtonRow.xib").solver()
  // "Enregistrer" 11 × 7.5 = 82.5 → 83 beside "Abandonner", 75.
  let texts = solver.texts(["save": "Enregistrer", "discard": "Abandonner"])
  let solved = try solver.solve(.model(direction), texts: texts)
  for id in ["save", "discard"] {
    let view = solved.views[solver.view(id)]
    #expect(view.frame?.width == view.need.width)
  }
}

@Test("A proportional stack absorbs growth: a title's share grows with it", arguments: directions)
func proportional(direction: LayoutDirection) throws {
  var solver = try SceneDocument(name: "ProportionalStack.xib").solver()
  // "Löschen" 52.5 → 53, "Aktivieren" 75, "Teilen" 45: together 173; 320 × 75 / 173 = 138.728…
  let texts = solver.texts(["delete": "Löschen", "enable": "Aktivieren", "share": "Teilen"])
  let room = try solver.room(of: solver.view("enable"), .model(direction), texts: texts)
  #expect(room.isProportional)
  #expect(((room.low ?? 0) - 320 * 75.0 / 173).magnitude < 1e-6)
  #expect(room.high == room.low)
  #expect(room.how.first == "Stack stack gives its views lengths in proportion to their contents")
}

@Test("A proportional stack that is too short cuts every title", arguments: directions)
func proportionalTooShort(direction: LayoutDirection) throws {
  var scene = try SceneDocument(name: "ProportionalStack.xib").scenes()[0]
  let end = try #require(scene.constraints.firstIndex { $0.id == "c2" })
  scene.constraints[end].constant = 170
  var solver = SceneSolver(scene, measuring: SquareFontMeasurer())
  // 150 points for 173: "Aktivieren" gets 150 × 75 / 173 = 65.03 of 75.
  let texts = solver.texts(["delete": "Löschen", "enable": "Aktivieren", "share": "Teilen"])
  let room = try solver.room(of: solver.view("enable"), .model(direction), texts: texts)
  #expect(((room.low ?? 0) - 150 * 75.0 / 173).magnitude < 1e-6)
}

@Test("A firmer label squeezes a button", arguments: directions)
func labelSqueezes(direction: LayoutDirection) throws {
  var solver = try SceneDocument(name: "LabelBesideButton.xib").solver()
  let button = solver.view("button")
  // 30 characters of 8.5 are 255; 320 − 2 × 16 − 8 − 255 = 25, and "Ein" needs 30.
  let texts = solver.texts(["label": "Benachrichtigungen einschalten", "button": "Ein"])
  let room = try solver.room(of: button, .model(direction), texts: texts)
  #expect(room.low == 25)
  #expect(room.high == 25)
  #expect(!room.isMaximum)
  #expect(room.how.contains("label holds the width of its content at priority 751"))
}

@Test("The sound twin's button is firmer than the label, which gives way", arguments: directions)
func buttonSqueezes(direction: LayoutDirection) throws {
  var scene = try SceneDocument(name: "LabelBesideButton.xib").scenes()[0]
  let place = try #require(scene.index(of: "button"))
  scene.views[place].priorities.horizontalCompression = 752
  var solver = SceneSolver(scene, measuring: SquareFontMeasurer())
  let texts = solver.texts(["label": "Benachrichtigungen einschalten", "button": "Ein"])
  let solved = try solver.solve(.model(direction), texts: texts)
  // The button keeps its 30, the label is left with 320 − 2 × 16 − 8 − 30 = 250 of 255.
  #expect(solved.views[place].frame?.width == 30)
  #expect(solved.views[solver.view("label")].frame?.width == 250)
  #expect(solved.gaveWay.contains { $0.view == solver.view("label") && $0.points == 5 })
}

@Test("A container pinned to 52 points leaves its button 52", arguments: directions)
func pinnedContainer(direction: LayoutDirection) throws {
  var solver = try SceneDocument(name: "PinnedContainer.xib").solver()
  let room = try solver.room(of: solver.view("send"), .model(direction))
  #expect(room.low == 52)
  #expect(room.high == 52)
  #expect(room.how.contains("Constraint w1: pinned.width = 52"))
}

@Test("The sound twin's container grows with its button up to the margins", arguments: directions)
func freeContainer(direction: LayoutDirection) throws {
  var solver = try SceneDocument(name: "PinnedContainer.xib").solver()
  let room = try solver.room(of: solver.view("cancel"), .model(direction))
  // 320 − 2 × 16.
  #expect(room.low == 288)
  #expect(room.isMaximum)
  #expect(!room.isBoundedByScreen)
}

@Test("Equal shares leave each button the same", arguments: directions)
func equalShares(direction: LayoutDirection) throws {
  var solver = try SceneDocument(name: "SegmentsAndShares.xib").solver()
  let room = try solver.room(of: solver.view("two"), .model(direction))
  #expect(((room.low ?? 0) - 272.0 / 3).magnitude < 1e-6)
  #expect(room.how.contains("Stack stack gives its views equal lengths"))
}

@Test("A segmented row can grow to the margins", arguments: directions)
func segments(direction: LayoutDirection) throws {
  var solver = try SceneDocument(name: "SegmentsAndShares.xib").solver()
  let control = solver.view("segments")
  let room = try solver.room(of: control, .model(direction))
  #expect(room.low == 288)
  // "Kalenderwoche" 13 × 6.5 = 84.5 → 85, and 18 more, twice, with the separator: 207.
  let texts: SceneTexts = [
    SceneTextKey(view: control, role: .segment(0)): "Tag",
    SceneTextKey(view: control, role: .segment(1)): "Kalenderwoche",
  ]
  let solved = try solver.solve(.model(direction), texts: texts)
  #expect(solved.views[control].need.width == 207)
}

@Test(
  "A segmented row whose longest segment asks for more than the margins leave stays within them", arguments: directions)
func segmentsTooWide(direction: LayoutDirection) throws {
  var solver = try SceneDocument(name: "SegmentsAndShares.xib").solver()
  let control = solver.view("segments")
  // "Abrechnungszeiträume" 20 × 6.5 = 130, and 18 more, twice, with the separator: 297 of 320 − 2 × 16 = 288.
  let texts: SceneTexts = [
    SceneTextKey(view: control, role: .segment(0)): "Tage",
    SceneTextKey(view: control, role: .segment(1)): "Abrechnungszeiträume",
  ]
  let solved = try solver.solve(.model(direction), texts: texts)
  #expect(solved.views[control].need.width == 297)
  #expect(solved.views[control].frame?.width == 288)
}

@Test("A view that no constraint limits is bounded by the root's edges", arguments: directions)
func unlimited(direction: LayoutDirection) throws {
  var scene = try SceneDocument(name: "ButtonRow.xib").scenes()[0]
  scene.constraints.removeAll { $0.id == "c3" }
  var solver = SceneSolver(scene, measuring: SquareFontMeasurer())
  let room = try solver.room(of: solver.view("discard"), .model(direction))
  #expect(room.isBoundedByScreen)
  // The row starts at 16, "Save" takes 30 and the gap 8: 320 − 54.
  #expect(room.low == 266)
  #expect(room.how.contains("Nothing else limits it, so the root's edges were taken"))
}

@Test("A kept room is the room that a fresh solver finds")
func keptRooms() throws {
  var kept = try SceneDocument(name: "ButtonRow.xib").solver()
  for text in ["A", "Verwerfen", "A", "Abandonner"] {
    var fresh = try SceneDocument(name: "ButtonRow.xib").solver()
    let texts = kept.texts(["discard": text])
    let known = try kept.room(of: kept.view("save"), .model(), texts: texts)
    let found = try fresh.room(of: fresh.view("save"), .model(), texts: texts)
    #expect(known == found)
  }
}
