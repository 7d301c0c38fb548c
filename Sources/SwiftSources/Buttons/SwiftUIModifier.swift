/// What SwiftUI's modifiers do to a button's title and its room.
///
/// Source: SwiftUI's documentation, "View modifiers" and "Text"; which of them are inherited by the views below is by the
/// documentation of the environment's values.
enum SwiftUIModifier {
  /// What a modifier changes.
  enum Kind {
    /// Colours, behaviour and what else leaves text and room alone.
    case harmless
    /// The font and how lines break.
    case type
    /// The button's style or size.
    case look
    case frame
    case fixedSize
    /// Something that is measured without it, so that numbers may be wrong; the rest of a sentence.
    case notModelled(String)
    /// Something without which no number would be right; the rest of a sentence.
    case obstacle(String)
  }

  /// Whether views below a modifier take it over.
  static func isInherited(_ name: String) -> Bool { inherited.contains(name) }

  private static let inherited: Set<String> = [
    "buttonStyle", "controlSize", "font", "lineLimit", "minimumScaleFactor", "fontWeight", "bold", "italic",
    "fontWidth",
    "truncationMode", "kerning", "tracking", "textCase", "dynamicTypeSize", "allowsTightening", "lineSpacing",
    "labelStyle", "monospaced", "fontDesign",
  ]

  /// What a modifier changes, or nil for one that is not known.
  static func kind(of name: String) -> Kind? {
    if harmless.contains(name) { return .harmless }
    switch name {
    case "font", "fontWeight", "bold", "italic", "lineLimit", "minimumScaleFactor", "truncationMode", "dynamicTypeSize":
      return .type
    case "buttonStyle", "controlSize": return .look
    case "frame": return .frame
    case "fixedSize": return .fixedSize
    case "kerning", "tracking": return .obstacle("it makes every character wider")
    case "textCase": return .obstacle("it changes the letters")
    case "fontWidth", "fontDesign", "monospaced": return .obstacle("it is another font")
    case "allowsTightening": return .notModelled("a title may be tightened before it is cut")
    case "lineSpacing": return .notModelled("lines stand further apart")
    case "labelStyle": return .notModelled("it may hide the text or the image")
    case "scaleEffect": return .notModelled("what is seen is another size")
    case "containerRelativeFrame", "gridCellColumns", "layoutPriority", "aspectRatio", "safeAreaInset":
      return .notModelled("it changes the room")
    default: return nil
    }
  }

  /// Whether a modifier's value switches it off: 0 or nil.
  static func changesNothing(_ call: SyntaxNode, _ machine: inout Machine) -> Bool {
    guard let argument = call.arguments.first?.value else { return false }
    if argument.kind == .nilLiteral { return true }
    if case .number(0) = machine.evaluate(argument).content { return true }
    return false
  }

  private static let harmless: Set<String> = [
    "foregroundColor", "foregroundStyle", "tint", "accentColor", "background", "backgroundStyle", "overlay", "border",
    "clipShape", "clipped", "cornerRadius", "shadow", "opacity", "blur", "brightness", "contrast", "saturation",
    "grayscale", "hueRotation", "blendMode", "mask", "compositingGroup", "drawingGroup", "rotationEffect", "offset",
    "position", "zIndex", "id", "tag", "hidden", "disabled", "allowsHitTesting", "contentShape", "hoverEffect", "help",
    "keyboardShortcut", "focusable", "focused", "onAppear", "onDisappear", "onTapGesture", "onLongPressGesture",
    "gesture", "highPriorityGesture", "simultaneousGesture", "onChange", "onReceive", "onHover", "onSubmit", "task",
    "sheet", "fullScreenCover", "popover", "alert", "confirmationDialog", "actionSheet", "contextMenu", "toolbar",
    "navigationDestination", "navigationTitle", "navigationBarTitle", "environment", "environmentObject", "transition",
    "animation", "transaction", "matchedGeometryEffect", "underline", "strikethrough", "baselineOffset",
    "multilineTextAlignment", "imageScale", "symbolRenderingMode", "symbolVariant", "renderingMode", "resizable",
    "accessibility", "accessibilityLabel", "accessibilityHint", "accessibilityIdentifier", "accessibilityValue",
    "accessibilityAddTraits", "accessibilityRemoveTraits", "accessibilityElement", "accessibilityHidden",
    "accessibilityAction", "accessibilityInputLabels", "accessibilitySortPriority", "speechSpellsOutCharacters",
    "listRowBackground", "listRowInsets", "listRowSeparator", "swipeActions", "badge", "buttonBorderShape",
    "buttonRepeatBehavior", "menuStyle", "menuOrder", "menuIndicator", "redacted", "unredacted", "privacySensitive",
    "sensoryFeedback", "preferredColorScheme", "colorScheme", "ignoresSafeArea", "edgesIgnoringSafeArea",
    "alignmentGuide",
    "textSelection", "monospacedDigit", "glassEffect", "contentTransition", "defaultFocus",
    "interactiveDismissDisabled",
    "presentationDetents", "previewLayout", "previewDisplayName", "layoutDirectionBehavior",
    "flipsForRightToLeftLayoutDirection",
  ]
}
