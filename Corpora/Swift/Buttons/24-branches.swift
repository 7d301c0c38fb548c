final class AccountViewController: UIViewController {
  let accountButton = UIButton()
  override func viewDidLoad() {
    let text: String
    if user == nil {
      text = NSLocalizedString("sign.in", comment: "")
    } else if user!.isGuest {
      text = NSLocalizedString("sign.up", comment: "")
    } else {
      text = user!.name
    }
    accountButton.setTitle(text, for: .normal)
  }
}
