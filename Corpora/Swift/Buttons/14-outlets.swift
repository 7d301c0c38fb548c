final class SignInViewController: UIViewController {
  @IBOutlet private weak var enterButton: UIButton!
  @IBOutlet private var tabs: [UIButton]!
  override func viewDidLoad() {
    super.viewDidLoad()
    enterButton.setTitle(L10n.SignIn.enter, for: .normal)
    tabs.forEach { $0.titleLabel?.font = .boldSystemFont(ofSize: 13) }
  }
}
