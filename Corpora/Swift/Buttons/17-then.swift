final class DialogView: UIView {
  private let okButton = UIButton(type: .system).then {
    $0.setTitle(Strings.ok, for: .normal)
    $0.titleLabel?.font = .systemFont(ofSize: 16, weight: .medium)
  }
  let rate = UIButton(primaryAction: UIAction(title: NSLocalizedString("rate", comment: "")) { _ in open() })
  let share = UIButton(configuration: .plain(), primaryAction: UIAction(title: L10n.share, image: nil) { _ in })
}
