import Testing
import TitlefitControlLayout
import TitlefitGeometry
import TitlefitTestSupport
import TitlefitTypography

@Test("Every number has a name of its own in its generation, a value and a source")
func numberTable() {
  let rows = PlatformNumbers.all
  for row in rows {
    #expect(!row.name.isEmpty && !row.value.isEmpty && !row.source.isEmpty)
  }
  let names = rows.map { "\($0.name) since \($0.since.rawValue)" }
  #expect(Set(names).count == names.count)
  let guesses = rows.filter { $0.confidence == .estimated }.map(\.name)
  #expect(guesses.contains("subtitle font"))
  #expect(!guesses.contains("content insets of a medium button"))
}

@Test("A result without a guess lists none")
func noEstimates() throws {
  #expect(try Scene(.configured(ButtonConfiguration()), title: "Save").layout().estimates.isEmpty)
  #expect(try Scene(.legacy(LegacyButton()), title: "Save").layout().estimates.isEmpty)
}

@Test("Only guesses that this layout used are listed, each once")
func usedEstimates() throws {
  let both = try Scene(.configured(ButtonConfiguration()), title: "Save", subtitle: "now").layout()
  #expect(both.estimates == ["subtitle font: caption1, 12 pt, is a guess"])
  let own = try Scene(configuration { $0.size = .large }, title: "Save").layout()
  #expect(own.estimates.isEmpty)
  let large = try Scene(.configured(ButtonConfiguration(size: .large)), title: "Save").layout()
  #expect(large.estimates == ["title weight of a large button: regular, is a guess"])
}

@Test("Glass, the menu's chevron, built-in symbols, images without a size and large text are guesses")
func everyEstimate() throws {
  func first(_ scene: Scene) throws -> String? { try scene.layout().estimates.first }
  let glass = Scene(configuration { $0.style = .glass }, title: "Save")
  #expect(try first(glass) == "content insets of a medium glass button: 7/12/7/12 pt, is a guess")
  let menu = Scene(configuration { $0.indicator = .popup }, title: "Save")
  #expect(try first(menu) == "width of the menu indicator: 20 pt, is a guess")
  let symbol = Scene(legacy { $0.type = .close })
  #expect(try first(symbol) == "symbol of a close button: 22 × 21 pt, is a guess")
  let unknown = Scene(configuration { $0.image = .symbol(named: "hare", library: Size(width: 124, height: 124)) })
  #expect(try first(unknown) == "size of image hare: 20 × 20 pt, is a guess")
  var xLarge = Scene(configuration(), title: "Save")
  xLarge.contentSize = .xLarge
  #expect(try first(xLarge) == "growth of content insets above the default content size: 0 pt, is a guess")
  xLarge.contentSize = .xSmall
  #expect(try first(xLarge) == nil)
}

@Test("What the measurer estimates is listed too")
func measurerEstimates() throws {
  var scene = Scene(configuration(), title: "Save", subtitle: "now")
  scene.measurer = SquareFontMeasurer(estimates: ["a stand-in"])
  #expect(try scene.layout().estimates == ["a stand-in"])
}

@Test("A recorded symbol has its recorded size, any other one in proportion to the library's")
func symbolSizes() {
  #expect(ButtonImage.symbol(named: "trash").size == Size(width: 24, height: 20))
  #expect(ButtonImage.symbol(named: "gearshape", scale: .large).size.width == 27)
  // 124 / 6.2 = 20 at 17 points, 40 at 34, × 0.79 when small; a listed size of 20 is the drawn one.
  let library = Size(width: 124, height: 62)
  for (size, scale, width) in [(17.0, SymbolScale.medium, 20.0), (34, .medium, 40), (17, .small, 15.8)] {
    let symbol = ButtonImage.symbol(named: "hare", library: library, pointSize: size, scale: scale)
    #expect(isClose([symbol.size.width, symbol.size.height], [width, width / 2]))
    #expect(symbol.isEstimated)
  }
  #expect(ButtonImage.symbol(named: "hare", library: Size(width: 20, height: 18)).size == Size(width: 20, height: 18))
}

@Test("iOS 26 keeps the insets of the older styles")
func newestGeneration() throws {
  for size in ButtonSize.allCases {
    var scene = Scene(configuration { $0.size = size }, title: "Save")
    let before = try scene.layout().size
    scene.platform = .iOS26
    #expect(try scene.layout().size == before)
  }
}
