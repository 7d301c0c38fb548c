import TitlefitControls
import TitlefitDiagnostics
import TitlefitRuleKit

extension ControlFacts {
  /// A violation at the first text of the control that has a fault; none where none has.
  func violation(
    _ code: String, _ message: FindingMessage, atFirst isFaulty: (ControlText) -> Bool
  ) -> [Violation] {
    let text = (control.titles + control.subtitles).first(where: isFaulty)
    return text.map { [Violation(code: code, message: message, location: $0.location)] } ?? []
  }
}

extension Example {
  /// A button of 200 points whose localized title code puts a text before.
  static func button(putting before: String) -> Control {
    var control = button(legacy(), width: .points(200))
    control.titles = control.titles.map { title in
      var title = title
      title.source = .composed([TextPiece(.literal(before)), TextPiece(title.source)])
      return title
    }
    return control
  }
}
