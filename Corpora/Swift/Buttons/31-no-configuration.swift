final class PlainController: UIViewController {
  let plainButton = UIButton(type: .system)
  let modern = UIButton(type: .system)
  override func viewDidLoad() {
    plainButton.configuration?.title = L10n.plain
    plainButton.configuration?.contentInsets = .zero
    modern.configuration = .plain()
    modern.contentEdgeInsets = UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 30)
    modern.titleLabel?.numberOfLines = 0
    modern.titleLabel?.font = .systemFont(ofSize: 20)
  }
}
