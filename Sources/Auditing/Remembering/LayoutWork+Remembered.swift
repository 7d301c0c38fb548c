import TitlefitControls
import TitlefitDiagnostics
import TitlefitRuleKit

extension LayoutWork {
  /// Counts the controls of a unit that need not be laid out.
  func skip(_ part: Part) { part.controls.forEach { _ in counter.step() } }
}

extension LayoutWork.Unit {
  /// The places of its controls in the project's list, in the views' order.
  var controls: [Int] {
    switch self {
    case .control(let index): [index]
    case .scene(let joined): joined.placedControls.map(\.index)
    }
  }
}

extension LayoutWork.Part {
  /// The part with places moved and its controls renumbered; nil where a finding names a place that is not among them.
  func moved(by places: [SourceLocation: SourceLocation], to controls: [Control], at indices: [Int]) -> Self? {
    guard self.controls.count == controls.count, controls.count == indices.count else { return nil }
    var part = Self()
    for ((_, outcome), (control, index)) in zip(self.controls, zip(controls, indices)) {
      guard let findings = outcome.findings.moved(by: places) else { return nil }
      var outcome = outcome
      outcome.findings = findings
      outcome.seconds = [:]
      outcome.facts.control = control
      outcome.gallery?.control.location = control.location
      part.controls.append((index, outcome))
    }
    guard var scene else { return part }
    guard let findings = scene.findings.moved(by: places) else { return nil }
    scene.findings = findings
    scene.seconds = [:]
    part.scene = scene
    return part
  }
}

extension [Finding] {
  /// The findings with every place moved; nil where one is not among them.
  fileprivate func moved(by places: [SourceLocation: SourceLocation]) -> [Finding]? {
    var moved = self
    for index in moved.indices {
      if let old = moved[index].location {
        guard let new = places[old] else { return nil }
        moved[index].location = new
      }
      for related in moved[index].related.indices {
        guard let new = places[moved[index].related[related].location] else { return nil }
        moved[index].related[related].location = new
      }
    }
    return moved
  }
}
