import Testing
import TitlefitControls
import TitlefitGeometry
import TitlefitInterfaceReaders
import TitlefitSceneLayout
import TitlefitTestSupport

/// A document, and the same document as it was recorded on a device of another width.
struct WidthPair: Sendable, CustomTestStringConvertible {
  var first: SceneDocument
  var second: SceneDocument
  /// The second's device's width in points.
  var width: Double

  var testDescription: String { "\(first.name) at \(width)" }

  static let all: [WidthPair] =
    pairs(of: "Widths", [320, 393, 414]) + pairs(of: "Cell", [320, 414])

  private static func pairs(of name: String, _ widths: [Int]) -> [WidthPair] {
    widths.flatMap { first in
      widths.filter { $0 != first }.map { second in
        WidthPair(
          first: SceneDocument(name: "\(name)\(first).xib"), second: SceneDocument(name: "\(name)\(second).xib"),
          width: Double(second))
      }
    }
  }
}

@Test("A document solved at another device's width has the frames that are recorded there", arguments: WidthPair.all)
func otherWidth(pair: WidthPair) throws {
  var solver = try pair.first.solver()
  let recorded = try #require(try pair.second.scenes().first)
  let solved = try solver.solve(.model(deviceWidth: pair.width))
  for (index, view) in recorded.views.enumerated() where index > 0 {
    let frame = try #require(view.frame)
    #expect(solver.scene.views[index].id == view.id)
    #expect(local(index, of: solver.scene, in: solved) == frame, "\(view.id)")
  }
}

@Test("A later document without a device is as wide as its first controller's view and follows other devices")
func noDevice() throws {
  let text = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" toolsVersion="18122" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useSafeAreas="YES"><scenes><scene><objects>
    <viewController id="controller"><view key="view" id="root">
    <rect key="frame" x="0" y="0" width="414" height="896"/><subviews>
    <button translatesAutoresizingMaskIntoConstraints="NO" id="wide"><rect key="frame" x="20" y="0" width="374" height="30"/>
    <state key="normal" title="Go"/></button></subviews><constraints>
    <constraint firstItem="wide" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="20" id="c1"/>
    <constraint firstAttribute="trailing" secondItem="wide" secondAttribute="trailing" constant="20" id="c2"/>
    </constraints></view></viewController></objects></scene></scenes></document>
    """
  let scenes = InterfaceDocumentReader().readAsDesigned(Array(text.utf8), file: "Later.storyboard").scenes
  let scene = try #require(scenes.first)
  var solver = SceneSolver(scene, measuring: SquareFontMeasurer())
  #expect(try solver.solve(.model(deviceWidth: 320)).views[solver.view("wide")].frame?.width == 280)
}
