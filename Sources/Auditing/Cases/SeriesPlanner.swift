import TitlefitCatalogs
import TitlefitControlLayout
import TitlefitControls
import TitlefitDiagnostics
import TitlefitLocales
import TitlefitRuleKit

/// A control to be audited, with the subtitles that go with its titles by unit.
struct PlannedControl: Sendable, Hashable {
  var control: Control
  var subtitles: [SubtitlePair] = []
}

/// What one series will lay out: a title, a subtitle, or both, in one state.
struct SeriesPlan: Sendable, Hashable {
  var state: ControlState
  var title: BoundText?
  var subtitle: BoundText?
}

/// Lists the series of a control: state by state, title by title, language by language, variation by variation.
struct SeriesPlanner: Sendable {
  let binder: TextBinder

  /// The series in a fixed order, and why texts of the control could not be found out.
  func plan(_ planned: PlannedControl) -> (series: [SeriesPlan], reasons: [String]) {
    var series: [SeriesPlan] = []
    var reasons: [String] = []
    for state in states(of: planned.control) {
      let titles = resolve(planned.control.titles, in: state, of: planned.control, reasons: &reasons)
      let subtitles = resolve(planned.control.subtitles, in: state, of: planned.control, reasons: &reasons)
      if titles.isEmpty {
        series += subtitles.flatMap { alone($0, state: state) }
      }
      for title in titles {
        let partners = subtitles.isEmpty ? [paired(title, of: planned)] : subtitles.map { Optional($0) }
        series += partners.flatMap { combine(title, $0, state: state) }
      }
    }
    return (series, reasons)
  }

  /// Normal, and every other state that shows something else.
  private func states(of control: Control) -> [ControlState] {
    let texts = (control.titles + control.subtitles).map(\.state)
    let images = control.specification.map { Array($0.states.keys) } ?? []
    return Set(texts + images + [.normal]).sorted()
  }

  /// The texts of a state; a state without texts of its own shows the normal ones.
  ///
  /// Source: UIButton.title(for:), documentation: what is not set for a state falls back to normal.
  private func resolve(
    _ texts: [ControlText], in state: ControlState, of control: Control, reasons: inout [String]
  ) -> [ResolvedText] {
    let own = texts.filter { $0.state == state }
    let shown = own.isEmpty ? texts.filter { $0.state == .normal } : own
    return shown.flatMap { text -> [ResolvedText] in
      var text = text
      text.state = state
      let (resolved, reason) = binder.resolve(text, in: control.location.file)
      if let reason, state == .normal || !own.isEmpty { reasons.append(reason) }
      return resolved
    }
  }

  private func alone(_ subtitle: ResolvedText, state: ControlState) -> [SeriesPlan] {
    subtitle.languages.flatMap { language in
      (subtitle.texts[language] ?? []).map { SeriesPlan(state: state, title: nil, subtitle: $0) }
    }
  }

  /// One series for each text of the title; then one for each text of the subtitle that none of them showed.
  private func combine(_ title: ResolvedText, _ subtitle: ResolvedText?, state: ControlState) -> [SeriesPlan] {
    title.languages.flatMap { language -> [SeriesPlan] in
      let titles = title.texts[language] ?? []
      let subtitles = subtitle?.texts[language] ?? []
      var shown: Set<VariationPath> = []
      var plans = titles.map { text -> SeriesPlan in
        let partner = Self.partner(of: text, among: subtitles)
        if let partner { shown.insert(partner.variation) }
        return SeriesPlan(state: state, title: text, subtitle: partner)
      }
      for other in subtitles where !shown.contains(other.variation) {
        plans.append(SeriesPlan(state: state, title: titles.first, subtitle: other))
      }
      return plans
    }
  }

  /// The subtitle of the same variation, else the plain one, else the last, which formats list as the general one.
  private static func partner(of title: BoundText, among subtitles: [BoundText]) -> BoundText? {
    subtitles.first { $0.variation == title.variation } ?? subtitles.first { $0.variation.selectors.isEmpty }
      ?? subtitles.last
  }

  /// The subtitle that the configuration pairs with a title's unit; `*` stands for what it matched in the title's key.
  private func paired(_ title: ResolvedText, of planned: PlannedControl) -> ResolvedText? {
    guard let table = title.table, let key = title.key else { return nil }
    for pair in planned.subtitles where pair.title.matches(table: table, key: key) {
      var pattern = pair.subtitle
      if let matched = Self.star(in: pair.title.key, matching: key) {
        pattern.key = pattern.key.split(separator: "*", omittingEmptySubsequences: false).joined(separator: matched)
      }
      if let unit = binder.index.units(matching: pattern).first {
        let text = ControlText(
          source: .unit(table: unit.table, key: unit.key, fallback: nil), location: pattern.location)
        return binder.resolve(text, in: planned.control.location.file).texts.first
      }
    }
    return nil
  }

  /// What the only star of a pattern stands for in a key.
  private static func star(in pattern: String, matching key: String) -> String? {
    let parts = pattern.split(separator: "*", omittingEmptySubsequences: false)
    guard parts.count == 2, key.count >= parts[0].count + parts[1].count else { return nil }
    return String(key.dropFirst(parts[0].count).dropLast(parts[1].count))
  }
}
