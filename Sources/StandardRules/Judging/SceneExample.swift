import TitlefitRuleKit

/// The documents of the scene rules' examples: one screen, 320 points wide in the design.
///
/// In the square font a button's title of 15 points takes 7.5 points a character, a label's of 17 points 8.5.
enum SceneExample {
  // The stack has 320 − 110 − 110 = 100 pt; 9 × 7.5 = 67.5 pt twice is 135 pt.
  static let groupOverflow = [
    RuleExample(
      "Two titles in a stack made for shorter ones", row("Abbrechen", "Speichern"), codes: ["row-too-narrow"]),
    // 4 × 7.5 = 30 pt and 30 pt, the least width of a button.
    RuleExample("The same stack with short titles", row("Nein", "Ja")),
    // 9 × 7.5 = 67.5 pt in a width of 60, a gap of 8 or more and 20 × 7.5 = 150 pt, between margins of 20: 225.5 of 280 pt.
    RuleExample("A button of fixed width in a row with room left", spaced("Abbrechen", "Passwort vergessen??")),
  ]

  // The row has 320 − 80 − 80 = 160 pt; 14 × 8.5 = 119 pt, a gap of 8 and 6 × 7.5 = 45 pt are 172 pt.
  static let squeezedNeighbour = [
    RuleExample(
      "A label and a button that hold equally firmly", labelled(resistance: 750), codes: ["neighbour-squeezed"]),
    RuleExample("The same label, told to give way", labelled(resistance: 749)),
  ]

  // 100 pt and 30 × 7.5 = 225 pt end at 325 pt.
  static let runsOffScreen = [
    RuleExample("A button without a pin at its end", link(isBounded: false), codes: ["off-screen"]),
    RuleExample("The same button with a margin at its end", link(isBounded: true)),
  ]

  // 20 + 20 × 7.5 = 170 pt from the left, and as much from the right, of 320 pt.
  static let overlappingSiblings = [
    RuleExample(
      "Two buttons from both sides that nothing keeps apart",
      corners("Datenschutzerklärung", "Nutzungsbedingungen."), codes: ["siblings-overlap"]),
    RuleExample("The same buttons with short titles", corners("Datenschutz", "Bedingungen")),
    // At the largest ordinary text size, 23 pt: 20 + 12 + 11 × 11.5 + 12 = 170.5 pt from the left, as much from the right,
    // where it starts at 149.5 pt. The titles end at 158.5 pt and start at 161.5 pt.
    RuleExample(
      "Two plain buttons whose empty margins overlap", corners("Datenschutz", "Bedingungen", isConfigured: true)),
  ]

  // 20 × 8.5 = 170 pt in 320 − 110 − 110 = 100 pt take two lines of 20.4 pt; the label is 21 pt high.
  static let fixedHeight = [
    RuleExample("A label of several lines with a fixed height", note("equal"), codes: ["height-fixed"]),
    RuleExample("The same label with a least height", note("greaterThanOrEqual")),
  ]

  static let mirrorBroken = [
    RuleExample("A button pinned to the left side", pinned("left"), codes: ["not-mirrored"]),
    RuleExample("The same button pinned to the leading side", pinned("leading")),
    // From the left 16 … 304, centred; from the right its end is pinned 16 pt beyond the margin: 0 … 320.
    RuleExample(
      "A column in scrolled content with constants of one sign", column(end: 8), codes: ["not-mirrored"]),
    // From the left 16 … 304 and from the right too; "עוד" stays in its middle.
    RuleExample("The same column with constants of both signs", column(end: -8)),
  ]

  private static func row(_ first: String, _ second: String) -> RuleExample.Project {
    document(
      "de", ["first.normalTitle": first, "second.normalTitle": second],
      views: """
        <stackView opaque="NO" spacing="0" translatesAutoresizingMaskIntoConstraints="NO" id="row">
          <rect key="frame" x="110" y="20" width="100" height="30"/>
          <subviews>
            \(button("first", "No", x: 0, width: 50))
            \(button("second", "Yes", x: 50, width: 50))
          </subviews>
        </stackView>
        """,
      constraints: [
        pin("row", "leading", "root", "leading", 110), pin("root", "trailing", "row", "trailing", 110),
        pin("row", "top", "root", "top", 20),
      ])
  }

  private static func spaced(_ first: String, _ second: String) -> RuleExample.Project {
    document(
      "de", ["first.normalTitle": first, "second.normalTitle": second],
      views: """
        \(button("first", "Cancel", x: 20, width: 60))
        \(button("second", "Forgot?", x: 247, width: 53))
        """,
      constraints: [
        pin("first", "leading", "root", "leading", 20), pin("root", "trailing", "second", "trailing", 20),
        "<constraint firstItem=\"first\" firstAttribute=\"width\" constant=\"60\" id=\"width\"/>",
        "<constraint firstItem=\"second\" firstAttribute=\"leading\" relation=\"greaterThanOrEqual\" secondItem=\"first\" "
          + "secondAttribute=\"trailing\" constant=\"8\" id=\"gap\"/>",
        pin("first", "top", "root", "top", 20), pin("second", "top", "root", "top", 20),
      ])
  }

  private static func labelled(resistance: Int) -> RuleExample.Project {
    document(
      "de", ["label.text": "Aktualisierung", "button.normalTitle": "Suchen"],
      views: """
        \(label("label", "Update", lines: 1, frame: (80, 20, 107, 21), resistance: resistance))
        \(button("button", "Find", x: 195, width: 45))
        """,
      constraints: [
        pin("label", "leading", "root", "leading", 80), pin("button", "leading", "label", "trailing", 8),
        pin("root", "trailing", "button", "trailing", 80), pin("label", "top", "root", "top", 20),
        pin("button", "top", "root", "top", 20),
      ])
  }

  private static func link(isBounded: Bool) -> RuleExample.Project {
    var constraints = [pin("link", "leading", "root", "leading", 100), pin("link", "top", "root", "top", 20)]
    if isBounded {
      constraints.append(
        "<constraint firstItem=\"root\" firstAttribute=\"trailing\" relation=\"greaterThanOrEqual\" secondItem=\"link\" "
          + "secondAttribute=\"trailing\" constant=\"16\" id=\"bound\"/>")
    }
    return document(
      "de", ["link.normalTitle": "Mehr über unsere Bedingungen …"],
      views: button("link", "About the terms", x: 100, width: 120), constraints: constraints)
  }

  private static func corners(
    _ first: String, _ second: String, isConfigured: Bool = false
  ) -> RuleExample.Project {
    let key = isConfigured ? "configuration.title" : "normalTitle"
    return document(
      "de", ["first." + key: first, "second." + key: second],
      views: """
        \(button("first", "Privacy", x: 20, width: 100, isConfigured: isConfigured))
        \(button("second", "Terms", x: 200, width: 100, isConfigured: isConfigured))
        """,
      constraints: [
        pin("first", "leading", "root", "leading", 20), pin("root", "trailing", "second", "trailing", 20),
        pin("first", "top", "root", "top", 20), pin("second", "top", "root", "top", 20),
      ])
  }

  private static func note(_ relation: String) -> RuleExample.Project {
    document(
      "de", ["note.text": "Bitte später nochmal", "retry.normalTitle": "Neu"],
      views: """
        \(label("note", "Try again", lines: 0, frame: (110, 20, 100, 21), resistance: 750))
        \(button("retry", "Retry", x: 20, width: 60))
        """,
      constraints: [
        pin("retry", "leading", "root", "leading", 20), pin("retry", "top", "root", "top", 20),
        pin("note", "leading", "root", "leading", 110), pin("root", "trailing", "note", "trailing", 110),
        pin("note", "top", "root", "top", 20),
        "<constraint firstItem=\"note\" firstAttribute=\"height\" relation=\"\(relation)\" constant=\"21\" id=\"height\"/>",
      ])
  }

  private static func pinned(_ side: String) -> RuleExample.Project {
    document(
      "he", ["next.normalTitle": "הבא"], views: button("next", "Next", x: 20, width: 60),
      constraints: [pin("next", side, "root", side, 20), pin("next", "top", "root", "top", 20)])
  }

  /// A column of one button in a scroll view, whose content the column's margins make as wide as it needs.
  private static func column(end: Int) -> RuleExample.Project {
    document(
      "he", ["more.normalTitle": "עוד"],
      views: """
        <scrollView translatesAutoresizingMaskIntoConstraints="NO" id="scroll">
          <rect key="frame" x="0" y="0" width="320" height="568"/>
          <subviews>
            <stackView axis="vertical" alignment="center" translatesAutoresizingMaskIntoConstraints="NO" id="column">
              <rect key="frame" x="16" y="20" width="288" height="30"/>
              <subviews>
                \(button("more", "More", x: 129, width: 30))
              </subviews>
            </stackView>
          </subviews>
          <constraints>
            \(pin("column", "leading", "scroll", "leadingMargin", 8))
            \(pin("column", "trailing", "scroll", "trailingMargin", end))
            \(pin("column", "centerX", "scroll", "centerX", 0))
            \(pin("column", "top", "scroll", "top", 20))
            \(pin("column", "bottom", "scroll", "bottom", -20))
          </constraints>
        </scrollView>
        """,
      constraints: ["leading", "trailing", "top", "bottom"].map { pin("scroll", $0, "root", $0, 0) })
  }

  /// A document, and the texts that a language shows in it instead of the document's own.
  private static func document(
    _ language: String, _ texts: [String: String], views: String, constraints: [String]
  ) -> RuleExample.Project {
    let strings = texts.sorted { $0.key < $1.key }.map { "\"\($0.key)\" = \"\($0.value)\";\n" }.joined()
    return .files([
      RuleExample.File(
        "Base.lproj/Screen.xib",
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" \
        targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
          <device id="retina4_0" orientation="portrait" appearance="light"/>
          <objects>
            <view contentMode="scaleToFill" id="root">
              <rect key="frame" x="0.0" y="0.0" width="320" height="568"/>
              <subviews>
        \(indented(views, by: 8))
              </subviews>
              <constraints>
        \(indented(constraints.joined(separator: "\n"), by: 8))
              </constraints>
            </view>
          </objects>
        </document>
        """), RuleExample.File(language + ".lproj/Screen.strings", strings),
    ])
  }

  private static func button(
    _ id: String, _ title: String, x: Int, width: Int, isConfigured: Bool = false
  ) -> String {
    let content =
      isConfigured
      ? "<state key=\"normal\"/><buttonConfiguration key=\"configuration\" style=\"plain\" title=\"\(title)\"/>"
      : "<state key=\"normal\" title=\"\(title)\"/>"
    return """
      <button opaque="NO" contentMode="scaleToFill" buttonType="system" lineBreakMode="middleTruncation" \
      translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
        <rect key="frame" x="\(x)" y="20" width="\(width)" height="30"/>
        \(content)
      </button>
      """
  }

  private static func label(
    _ id: String, _ text: String, lines: Int, frame: (x: Int, y: Int, width: Int, height: Int), resistance: Int
  ) -> String {
    """
    <label opaque="NO" text="\(text)" numberOfLines="\(lines)" lineBreakMode="tailTruncation" \
    horizontalCompressionResistancePriority="\(resistance)" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
      <rect key="frame" x="\(frame.x)" y="\(frame.y)" width="\(frame.width)" height="\(frame.height)"/>
      <fontDescription key="fontDescription" type="system" pointSize="17"/>
    </label>
    """
  }

  private static func pin(
    _ first: String, _ line: String, _ second: String, _ other: String, _ constant: Int
  ) -> String {
    "<constraint firstItem=\"\(first)\" firstAttribute=\"\(line)\" secondItem=\"\(second)\" secondAttribute=\"\(other)\" "
      + "constant=\"\(constant)\" id=\"\(first)-\(line)\"/>"
  }

  private static func indented(_ text: String, by count: Int) -> String {
    text.split(separator: "\n").map { String(repeating: " ", count: count) + $0 }.joined(separator: "\n")
  }
}
