import TitlefitControlLayout
import TitlefitControls
import TitlefitDiagnostics
import TitlefitGeometry
import TitlefitRuleKit
import TitlefitTypography

extension CaseSeries {
  /// Evidence together with every part of its sum in a case, so that a finding can be followed without measuring again.
  ///
  /// `buttonWidth` less `taken` is what the text has; `runs` are what it needs.
  func evidence(_ evidence: Evidence, of part: TextPart, in laidOut: LaidOutCase) -> Evidence {
    var evidence = evidence
    evidence.values.merge(sum(of: part, in: laidOut)) { own, _ in own }
    return evidence
  }

  private func sum(of part: TextPart, in laidOut: LaidOutCase) -> [String: EvidenceValue] {
    let result = laidOut.result
    guard let placed = result.placed(part) else { return [:] }
    var values: [String: EvidenceValue] = [
      "buttonWidth": .number(laidOut.room.width ?? result.size.width),
      "buttonHeight": .number(laidOut.room.height ?? result.size.height),
      "taken": .terms(result.taken.map { EvidenceTerm($0.name, $0.points) }),
      "room": .list((laidOut.isSceneRoom ? sceneSteps(laidOut) : control.room.how) + control.origins),
      "fontSize": .number(placed.font.size), "fontWeight": .text(placed.font.weight.name),
      "runs": .terms(
        placed.measurement.runs.map { EvidenceTerm($0.font + ", " + $0.script + ": " + $0.text, $0.width) }),
    ]
    if placed.scaleFactor < 1 { values["scaleFactor"] = .number(placed.scaleFactor) }
    if placed.measurement.lines.count > 1 {
      values["lines"] = .terms(placed.measurement.lines.map { EvidenceTerm($0.text, $0.width) })
    }
    if let image = result.image {
      values["imageFrame"] = Self.frame(image)
      values["titleFrame"] = Self.frame(placed.frame)
    }
    return values
  }

  /// A frame as its four numbers, in the order in which UIKit names them.
  private static func frame(_ rect: Rect) -> EvidenceValue {
    .terms([
      EvidenceTerm("x", rect.minX), EvidenceTerm("y", rect.minY), EvidenceTerm("width", rect.width),
      EvidenceTerm("height", rect.height),
    ])
  }
}
