import Testing
import TitlefitControlLayout
import TitlefitControls
import TitlefitInterfaceReaders

/// The set-up of the one legacy button of a xib with the given constraints on it.
private func button(_ constraints: String) throws -> LegacyButton {
  let text = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch">
      <objects>
        <view contentMode="scaleToFill" id="roo-Tv-001">
          <rect key="frame" x="0.0" y="0.0" width="393" height="300"/>
          <subviews>
            <button opaque="NO" buttonType="system" translatesAutoresizingMaskIntoConstraints="NO" id="but-On-001">
              <rect key="frame" x="20" y="20" width="141" height="40"/>
              <constraints>\(constraints)</constraints>
              <state key="normal" title="Try"/>
            </button>
          </subviews>
        </view>
      </objects>
    </document>
    """
  let reading = InterfaceDocumentReader().read(Array(text.utf8), file: "Card.xib")
  #expect(reading.issues.isEmpty)
  let control = try #require(reading.controls.first)
  guard case .legacy(let button)? = control.specification?.model else {
    Issue.record("no legacy button")
    return LegacyButton()
  }
  return button
}

@Test("A least width of the button's own is a part of its natural size")
func leastWidth() throws {
  let read = try button(
    """
    <constraint firstAttribute="width" relation="greaterThanOrEqual" constant="141" id="w1"/>
    <constraint firstAttribute="width" relation="greaterThanOrEqual" constant="90" id="w2"/>
    <constraint firstAttribute="height" relation="greaterThanOrEqual" constant="44" id="h1"/>
    """)
  #expect(read.minimumWidth == 141)
  #expect(read.minimumHeight == 44)
}

@Test("Other constraints, and one that hugging beats, give no least width")
func noLeastWidth() throws {
  let read = try button(
    """
    <constraint firstAttribute="width" relation="lessThanOrEqual" constant="141" id="w1"/>
    <constraint firstAttribute="width" relation="greaterThanOrEqual" constant="90" priority="249" id="w2"/>
    """)
  #expect(read.minimumWidth == nil)
  #expect(read.minimumHeight == nil)
}
