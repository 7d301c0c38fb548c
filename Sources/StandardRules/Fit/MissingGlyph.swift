import TitlefitControlLayout
import TitlefitControls
import TitlefitDiagnostics
import TitlefitGeometry
import TitlefitRuleKit
import TitlefitTypography

/// Finds characters that no font can draw.
struct MissingGlyph: LayoutRule {
  static let description = RuleDescription(
    id: "missing-glyph", family: .fit, title: "No font has a glyph for a character", severity: .error,
    codes: [
      RuleCode("no-glyph", "The button's font and its fallbacks lack the character."),
      RuleCode("private-character", "The character is for private use, and the button's font lacks it."),
    ],
    page: RulePage(
      finds: "A character for which neither the button's font nor the fallback fonts have a glyph.",
      matters: "The reader sees an empty box or nothing.",
      remedy: "Replace the character, or name a font that has it.",
      limits: """
        The fallback fonts are those of the machine that measures, so a missing character is in doubt; a device may \
        have a font for it. Only characters for private use (U+E000–F8FF and planes 15 and 16) are certain: no fallback \
        font draws them.
        """,
      sources: ["The Unicode Standard, section 23.5, Private-Use Characters"]))

  static let examples = [
    RuleExample(
      "A sign of an icon font without that font",
      .controls(
        [Example.button(Example.legacy(), width: .points(200))], catalogs: Example.catalogs(["en": "Save \u{E001}"])),
      codes: ["private-character"]),
    RuleExample(
      "Letters",
      .controls([Example.button(Example.legacy(), width: .points(200))], catalogs: Example.catalogs(["en": "Save"]))),
  ]

  init(options: RuleOptions) {}

  func check(_ series: CaseSeries) -> [Violation] {
    for part in [TextPart.title, .subtitle] {
      guard
        let laidOut = series.cases.first(where: { $0.result.placed(part)?.measurement.missingGlyphs.isEmpty == false }),
        let missing = laidOut.result.placed(part)?.measurement.missingGlyphs
      else { continue }
      return [violation(missing, part, in: series)]
    }
    return []
  }

  private func violation(_ missing: [String], _ part: TextPart, in series: CaseSeries) -> Violation {
    let isPrivate = missing.contains { $0.unicodeScalars.contains(where: Self.isPrivateUse) }
    let names = missing.prefix(5).map(Self.name).joined(separator: ", ")
    return Violation(
      code: isPrivate ? "private-character" : "no-glyph",
      message: FindingMessage(
        "No font draws " + names + (missing.count > 5 ? " and others" : "") + Wording.place(series.text(part)),
        why: isPrivate
          ? "characters for private use have a glyph only in the font they were made for"
          : "neither the button's font nor the fallback fonts here have a glyph",
        suggestion: "Replace the character, or name a font that has it"),
      verdict: isPrivate ? .fails : .unsure, evidence: Evidence(values: ["missing": .list(missing)]),
      location: series.text(part)?.location)
  }

  private static func name(_ cluster: String) -> String {
    let codes = cluster.unicodeScalars.map { scalar in
      let digits = String(scalar.value, radix: 16, uppercase: true)
      return "U+" + String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits
    }
    return codes.joined(separator: " ") + (cluster.unicodeScalars.contains(where: isPrivateUse) ? "" : " " + cluster)
  }

  private static func isPrivateUse(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0xE000...0xF8FF, 0xF0000...0xFFFFD, 0x100000...0x10FFFD: true
    default: false
    }
  }
}
