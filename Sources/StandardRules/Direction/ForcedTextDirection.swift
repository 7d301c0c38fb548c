import TitlefitControls
import TitlefitDiagnostics
import TitlefitGeometry
import TitlefitRuleKit

/// Finds direction marks that code puts around a localized text.
struct ForcedTextDirection: ControlRule {
  static let description = RuleDescription(
    id: "forced-text-direction", family: .direction, title: "Code forces the direction of a localized title",
    severity: .warning,
    codes: [RuleCode("direction-marks-in-code", "Code puts direction marks or embeddings around a localized text.")],
    page: RulePage(
      finds: """
        A localized title that code joins with LRM, RLM, an embedding, override or isolate of a fixed direction, such \
        as `"\\u{200E}" + title`.
        """,
      matters:
        "The paragraph reads in one direction in every language: punctuation and numbers land on the wrong side.",
      remedy: "Leave the direction to the text, or isolate inserted values with FSI (U+2068) and PDI.",
      sources: ["UAX #9, sections 2.1 to 2.6"]))

  static let examples = [
    RuleExample(
      "A left-to-right mark before the title",
      .controls([Example.button(putting: "\u{200E}")], catalogs: Example.catalogs(["en": "Send", "he": "שלח"])),
      codes: ["direction-marks-in-code"]),
    RuleExample(
      "A first-strong isolate",
      .controls([Example.button(putting: "\u{2068}")], catalogs: Example.catalogs(["en": "Send", "he": "שלח"]))),
  ]

  init(options: RuleOptions) {}

  func check(_ control: ControlFacts) -> [Violation] {
    control.violation(
      "direction-marks-in-code",
      FindingMessage(
        "Code forces the title’s direction", why: "it joins the localized text with a direction mark",
        suggestion: "Leave the direction to the text")
    ) { Self.isForced($0.source) }
  }

  private static func isForced(_ source: TextSource) -> Bool {
    guard case .composed(let pieces) = source else { return false }
    return pieces.contains { piece in
      guard case .literal(let text) = piece.source else { return false }
      return text.unicodeScalars.contains { marks.contains($0.value) }
    }
  }

  /// LRM, RLM, ALM; LRE, RLE, LRO, RLO; LRI, RLI.
  private static let marks: Set<UInt32> = [0x200E, 0x200F, 0x061C, 0x202A, 0x202B, 0x202D, 0x202E, 0x2066, 0x2067]
}
