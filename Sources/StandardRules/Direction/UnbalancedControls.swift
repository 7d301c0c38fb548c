import TitlefitCatalogs
import TitlefitDiagnostics
import TitlefitLocales
import TitlefitRuleKit

/// Finds direction controls without their partner.
struct UnbalancedControls: UnitRule {
  static let description = RuleDescription(
    id: "unbalanced-controls", family: .direction, title: "A direction control is not closed", severity: .error,
    codes: [
      RuleCode("control-not-closed", "An isolate, embedding or override has no end in its paragraph."),
      RuleCode("control-not-opened", "An end stands without a beginning; a warning at most."),
    ],
    page: RulePage(
      finds: """
        An isolate (U+2066–2068) without U+2069, an embedding or override (U+202A, U+202B, U+202D, U+202E) without \
        U+202C in the same paragraph, or such an end without a beginning.
        """,
      matters: """
        Everything that is put after the text, such as a value or the next text, is drawn in the wrong order.
        """,
      remedy: "Close what is open, or take it out.",
      sources: ["UAX #9, rules X1 to X8 and BD9"]))

  static let examples = [
    RuleExample(
      "An isolate that is not closed", .controls([], catalogs: Example.catalogs(["he": "שלח \u{2068}%@"])),
      codes: ["control-not-closed"]),
    RuleExample(
      "An end without a beginning", .controls([], catalogs: Example.catalogs(["he": "שלח %@\u{2069}"])),
      codes: ["control-not-opened"]),
    RuleExample("A pair", .controls([], catalogs: Example.catalogs(["he": "שלח \u{2068}%@\u{2069}"]))),
  ]

  init(options: RuleOptions) {}

  func check(_ unit: UnitFacts) -> [Violation] {
    unit.firstInEachLanguage(of: unit.pairs) { pair in
      // All controls begin with this byte in UTF-8.
      guard pair.text.value.utf8.contains(0xE2) else { return nil }
      var open: [Unicode.Scalar] = []
      for scalar in pair.text.value.unicodeScalars {
        switch scalar.value {
        case 0x2066...0x2068, 0x202A, 0x202B, 0x202D, 0x202E: open.append(scalar)
        case 0x2069, 0x202C:
          let isIsolate = scalar.value == 0x2069
          guard let last = open.lastIndex(where: { (0x2066...0x2068).contains($0.value) == isIsolate }) else {
            return violation("control-not-opened", scalar, pair)
          }
          // The end of an isolate closes the embeddings inside it.
          open.removeSubrange(last..<(isIsolate ? open.count : last + 1))
        case 0x0A, 0x0D, 0x85, 0x2029: if !open.isEmpty { return violation("control-not-closed", open[0], pair) }
        default: break
        }
      }
      return open.first.map { violation("control-not-closed", $0, pair) }
    }
  }

  private func violation(_ code: String, _ scalar: Unicode.Scalar, _ pair: TextPair) -> Violation {
    let isOpen = code == "control-not-closed"
    return pair.violation(
      code,
      FindingMessage(
        CharacterName.code(scalar) + " is not " + (isOpen ? "closed in " : "opened in ")
          + Wording.quoted(pair.text.value) + pair.place,
        why: isOpen ? "it reorders what is put after the text" : "it ends nothing",
        suggestion: isOpen ? "Close it in the same text" : "Take it out, or put the beginning before it"),
      limit: isOpen ? nil : .warning)
  }
}
