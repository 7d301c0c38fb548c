import TitlefitCatalogs
import TitlefitControlLayout
import TitlefitControls
import TitlefitDiagnostics
import TitlefitGeometry
import TitlefitLocales
import TitlefitRuleKit
import TitlefitTypography

/// Finds cut texts that can no longer be understood.
struct LostMeaning: ControlRule {
  static let description = RuleDescription(
    id: "lost-meaning", family: .fit, title: "What is left of a cut text says too little", severity: .warning,
    codes: [
      RuleCode("half-is-cut", "Half of the characters or less are seen."),
      RuleCode("same-stub", "Two texts of one button look the same once they are cut."),
    ],
    page: RulePage(
      finds: """
        A one-line title that `title-truncated` reports, of whose characters half or less are seen; two titles of \
        one button in one language that differ and are cut to the same stub.
        """,
      matters: """
        A reader can guess `Sen…en`, but not `E…n`. Two titles that look the same may mean the opposite.
        """,
      remedy: "Shorten the text, or give the button more room.",
      limits: """
        It speaks beside the rule that says why the text is cut. Which words carry the meaning is not known.
        """,
      sources: ["Public reports: focus-android 1189 and 2341, react-native 57688"]))

  static let examples = [
    // 13 × 7.5 = 97.5 points in 50: six characters are seen, the ellipsis among them.
    RuleExample(
      "Five characters of thirteen",
      .controls(
        [Example.button(Example.legacy(), width: .points(50))], catalogs: Example.catalogs(["de": "Schlafenszeit"])),
      codes: ["half-is-cut"]),
    RuleExample(
      "Eleven of thirteen",
      .controls(
        [Example.button(Example.legacy(), width: .points(92))], catalogs: Example.catalogs(["de": "Schlafenszeit"]))),
  ]

  init(options: RuleOptions) {}

  func check(_ control: ControlFacts) -> [Violation] {
    var stubs: [[String]: BoundText] = [:]
    return control.series.compactMap { series in
      guard let found = series.fault(of: .title, kind: .cut), found.fault.verdict == .fails,
        let title = series.title, found.laidOut.result.title?.measurement.isTruncated == true
      else { return nil }
      let seen = found.visible.filter { $0 != "…" && !$0.isWhitespace }
      let whole = found.text.filter { $0 != "…" && !$0.isWhitespace }
      let name = [title.language.description, title.state.rawValue, title.variation.description, found.visible]
      if let other = stubs[name], other.key != title.key { return sameStub(found, title, other) }
      stubs[name] = title
      return seen.count * 2 <= whole.count && whole.count > 2 ? halfCut(found, title, seen.count, whole.count) : nil
    }
  }

  private func halfCut(_ found: SeriesFault, _ title: BoundText, _ seen: Int, _ whole: Int) -> Violation {
    placed(
      found.violation(
        code: "half-is-cut",
        what: "Of " + Wording.quoted(found.text) + " only " + Wording.quoted(found.visible) + " is seen"
          + Wording.place(title),
        why: String(seen) + " of " + String(whole) + " characters", suggestion: found.widthSuggestion), title)
  }

  private func sameStub(_ found: SeriesFault, _ title: BoundText, _ other: BoundText) -> Violation {
    placed(
      found.violation(
        code: "same-stub",
        what: Wording.quoted(found.text) + " and " + Wording.quoted(other.value) + " both show as "
          + Wording.quoted(found.visible) + Wording.place(title),
        why: "the reader cannot tell them apart", suggestion: found.widthSuggestion), title)
  }

  private func placed(_ violation: Violation, _ title: BoundText) -> Violation {
    var copy = violation
    let variation = title.variation.description
    copy.subject = FindingSubject(
      table: title.table, key: title.key, language: title.language, variation: variation.isEmpty ? nil : variation,
      state: title.state == .normal ? nil : title.state.rawValue)
    return copy
  }
}
