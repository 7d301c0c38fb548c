final class ActionLine: UIView {
  private let button = UIButton(type: .system)
  var buttonTitle: String? {
    get { button.title(for: .normal) }
    set { button.setTitle(newValue, for: .normal) }
  }
  init(text: String, buttonTitle: String) {
    super.init(frame: .zero)
    button.setTitle(buttonTitle, for: .normal)
  }
  required init?(coder: NSCoder) { nil }
}
final class LinesViewController: UIViewController {
  let line = ActionLine(text: L10n.Line.text, buttonTitle: L10n.Line.action)
}
