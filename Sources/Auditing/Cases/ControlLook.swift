import TitlefitControls
import TitlefitRuleKit

/// A series to be laid out: a control in one of its shapes, the rooms it has, and the text.
struct SeriesOrder: Sendable {
  var control: Control
  var rooms: CaseRooms
  var plan: SeriesPlan
}

/// Lays a control's series out one by one, shows each to the rules with all its cases, and lets the cases go but for the
/// first: memory grows with the texts, and not with the content sizes and widths they are laid out at.
struct ControlLook: Sendable {
  let panel: RulePanel
  let builder: CaseBuilder
  /// Whether a report draws cases, which then must all stay until the control is done.
  let keepsCases: Bool
  /// Whether the run is to end with what it has; what was seen of the control then is not all of it.
  let isStopped: @Sendable () -> Bool

  /// How many series make a control so large that several threads share it.
  private static let largeCount = 256
  /// How many series of such a control a thread takes at once.
  private static let stretch = 32

  /// What was seen of some series, in their order.
  struct Seen: Sendable {
    /// What the rules compiled in said of the series.
    var findings: FindingBuilder
    /// What the rules of the configuration said.
    var declared: FindingBuilder
    /// The series, with their first cases.
    var series: [CaseSeries] = []
    /// The texts that could not be measured.
    var failures: [TextNotMeasured] = []
    /// Why a series without any text could not be.
    var reasons: [String] = []
    var caseCount = 0

    fileprivate mutating func add(_ other: Seen) {
      findings.add(other.findings)
      declared.add(other.declared)
      series += other.series
      failures += other.failures
      reasons += other.reasons
      caseCount += other.caseCount
    }
  }

  /// Lays the series out and asks the rules about each.
  func look(at orders: [SeriesOrder]) -> Seen {
    guard orders.count > Self.largeCount else { return look(at: orders[...]) }
    let starts = Array(stride(from: 0, to: orders.count, by: Self.stretch))
    let parts = ParallelMap(jobs: builder.configuration.jobs).map(starts) { start in
      look(at: orders[start..<min(start + Self.stretch, orders.count)])
    }
    return parts.reduce(into: nothing) { $0.add($1) }
  }

  private var nothing: Seen {
    Seen(findings: FindingBuilder(rules: panel.rules), declared: FindingBuilder(rules: panel.rules))
  }

  private func look(at orders: ArraySlice<SeriesOrder>) -> Seen {
    var seen = nothing
    for order in orders where !isStopped() {
      switch builder.series(order.plan, of: order.control, in: order.rooms) {
      case .success(let series):
        seen.findings.ask(series: series)
        panel.ask(about: series, into: &seen.declared)
        seen.caseCount += series.cases.count
        seen.series.append(keepsCases ? series : builder.firstCase(of: series, order))
      case .failure(let failure):
        if let text = order.plan.title ?? order.plan.subtitle {
          seen.failures.append(TextNotMeasured(text, reason: failure.reason))
        } else {
          seen.reasons.append(failure.reason)
        }
      }
    }
    return seen
  }
}
