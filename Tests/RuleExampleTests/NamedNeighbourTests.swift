import Testing
import TitlefitDiagnostics
import TitlefitRuleKit
import TitlefitStandardRules

/// A row of 160 points: a button, a dash and a label, which all resist equally.
private let row = """
  <document targetRuntime="iOS.CocoaTouch" toolsVersion="22505" useAutolayout="YES" useSafeAreas="YES">
  <device id="retina4_0" orientation="portrait"/><objects><view id="root">
  <rect key="frame" x="0" y="0" width="320" height="100"/><subviews>
  <button buttonType="system" translatesAutoresizingMaskIntoConstraints="NO" id="find">
  <rect key="frame" x="80" y="20" width="30" height="30"/><state key="normal" title="Find"/></button>
  <label text="-" translatesAutoresizingMaskIntoConstraints="NO" id="dash">
  <rect key="frame" x="118" y="20" width="9" height="21"/>
  <fontDescription key="fontDescription" type="system" pointSize="17"/></label>
  <label text="Update" translatesAutoresizingMaskIntoConstraints="NO" id="update">
  <rect key="frame" x="135" y="20" width="51" height="21"/>
  <fontDescription key="fontDescription" type="system" pointSize="17"/></label>
  </subviews><constraints>
  <constraint firstItem="find" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="80" id="c1"/>
  <constraint firstItem="dash" firstAttribute="leading" secondItem="find" secondAttribute="trailing" constant="8" id="c2"/>
  <constraint firstItem="update" firstAttribute="leading" secondItem="dash" secondAttribute="trailing" constant="8" id="c3"/>
  <constraint firstItem="root" firstAttribute="trailing" secondItem="update" secondAttribute="trailing" constant="80" id="c4"/>
  <constraint firstItem="find" firstAttribute="top" secondItem="root" secondAttribute="top" constant="20" id="c5"/>
  <constraint firstItem="dash" firstAttribute="top" secondItem="root" secondAttribute="top" constant="20" id="c6"/>
  <constraint firstItem="update" firstAttribute="top" secondItem="root" secondAttribute="top" constant="20" id="c7"/>
  </constraints></view></objects></document>
  """

@Test("Of several squeezed neighbours the one that would lose most is named")
func namedNeighbour() throws {
  let rule = try #require(StandardRules.all.first { $0.description.id.name == "squeezed-neighbour" })
  // "Suchen" 45, "-" 8.5, "Aktualisierung" 119 and two gaps of 8 are 188.5 of 160 points: the dash can give 8.5 of 28.5.
  let strings = "\"find.normalTitle\" = \"Suchen\";\n\"update.text\" = \"Aktualisierung\";\n"
  let example = RuleExample(
    "A dash and a label",
    .files([RuleExample.File("Base.lproj/Screen.xib", row), RuleExample.File("de.lproj/Screen.strings", strings)]),
    codes: ["neighbour-squeezed"])
  let messages = ExampleAudit(rule: rule, example: example).findings().map(\.message.text)
  #expect(messages.allSatisfy { $0.hasPrefix("\"Suchen\" fits only where \"Aktualisierung\" is squeezed") })
  #expect(messages.count == 1)
}
