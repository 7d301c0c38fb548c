import TitlefitCatalogs
import TitlefitControlLayout
import TitlefitControls
import TitlefitDiagnostics
import TitlefitGeometry
import TitlefitLocales
import TitlefitRuleKit
import TitlefitTypography

/// Finds cut texts that can no longer be understood.
struct LostMeaning: GatheringRule {
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

  /// A title that is cut for certain.
  struct CutTitle: Sendable {
    var title: BoundText
    /// The text with sample values.
    var text: String
    /// What the reader sees of it.
    var visible: String
    /// The violation where another title shows the same, but for its words.
    var stub: Violation
    /// The violation where half of it is cut, or nil where less is.
    var half: Violation?
  }

  func gather(from series: CaseSeries) -> CutTitle? {
    guard let found = series.fault(of: .title, kind: .cut), found.fault.verdict == .fails,
      let title = series.title, found.laidOut.result.title?.measurement.isTruncated == true
    else { return nil }
    let seen = found.visible.count { $0 != "…" && !$0.isWhitespace }
    let whole = found.text.count { $0 != "…" && !$0.isWhitespace }
    return CutTitle(
      title: title, text: found.text, visible: found.visible,
      stub: placed(
        found.violation(
          code: "same-stub", what: "", why: "the reader cannot tell them apart", suggestion: found.widthSuggestion),
        title),
      half: seen * 2 <= whole && whole > 2 ? halfCut(found, title, seen, whole) : nil)
  }

  func check(_ control: ControlFacts, gathered: [CutTitle]) -> [Violation] {
    var stubs: [[String]: BoundText] = [:]
    return gathered.compactMap { cut in
      let title = cut.title
      let name = [title.language.description, title.state.rawValue, title.variation.description, cut.visible]
      if let other = stubs[name], other.key != title.key { return sameStub(cut, other) }
      stubs[name] = title
      return cut.half
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

  private func sameStub(_ cut: CutTitle, _ other: BoundText) -> Violation {
    var violation = cut.stub
    violation.message = FindingMessage(
      Wording.quoted(cut.text) + " and " + Wording.quoted(other.value) + " both show as " + Wording.quoted(cut.visible)
        + Wording.place(cut.title),
      why: violation.message.why, suggestion: violation.message.suggestion)
    return violation
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
