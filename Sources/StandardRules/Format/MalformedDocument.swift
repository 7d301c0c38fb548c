import TitlefitDiagnostics
import TitlefitRuleKit

/// What readers of files report under `malformed-document`.
struct MalformedDocument: FormatRule {
  static let description = RuleDescription(
    id: "malformed-document", family: .format, title: "An interface document is broken", severity: .error,
    codes: [
      RuleCode("malformed-number", "An attribute that holds a length holds no usable number."),
      RuleCode("unexpected-end", "The file ends inside a tag, comment or section."),
      RuleCode("unclosed-element", "An element is not closed."),
      RuleCode("stray-end-tag", "An end tag closes no open element."),
      RuleCode("stray-markup", "A < starts no element."),
      RuleCode("malformed-attribute", "An attribute is malformed."),
      RuleCode("duplicate-attribute", "An attribute stands twice in one tag."),
      RuleCode("unknown-entity", "An entity is not known."),
      RuleCode("invalid-character-reference", "A character reference names no character."),
      RuleCode("invalid-character", "A character that XML does not allow."),
      RuleCode("text-outside-root", "Text stands outside the root element."),
      RuleCode("several-roots", "There is more than one root element."),
      RuleCode("nesting-too-deep", "Elements are nested beyond the limit."),
      RuleCode("undecodable", "The bytes do not fit the encoding."),
      RuleCode("no-element", "There is no element at all."),
    ],
    page: RulePage(
      finds: """
        Broken XML in a storyboard or xib, or an attribute that holds no usable number. Reading goes on behind \
        it.
        """,
      matters: "Xcode does not open the document, or loses what is broken; buttons in it may not be measured.",
      remedy: """
        Open the document in Interface Builder and set the value again, or mend the merge that broke it.
        """))

  static let examples = [
    RuleExample(
      "A length that is no number",
      .file(
        name: "Base.lproj/Main.storyboard",
        text: #"""
          <?xml version="1.0" encoding="UTF-8"?>
          <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0">
            <scenes><scene sceneID="s"><objects><viewController id="c"><view key="view" id="v">
              <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
              <subviews><button id="b" buttonType="system">
                <rect key="frame" x="16" y="20" width="wide" height="30"/>
                <state key="normal" title="Send"/>
              </button></subviews>
            </view></viewController></objects></scene></scenes>
          </document>

          """#),
      codes: ["malformed-number"]),
    RuleExample(
      "A length that is one",
      .file(
        name: "Base.lproj/Main.storyboard",
        text: #"""
          <?xml version="1.0" encoding="UTF-8"?>
          <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0">
            <scenes><scene sceneID="s"><objects><viewController id="c"><view key="view" id="v">
              <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
              <subviews><button id="b" buttonType="system">
                <rect key="frame" x="16" y="20" width="60" height="30"/>
                <state key="normal" title="Send"/>
              </button></subviews>
            </view></viewController></objects></scene></scenes>
          </document>

          """#)),
  ]

  init(options: RuleOptions) {}
}
