final class MixController: UIViewController {
  let mixButton = UIButton(configuration: .bordered())
  override func viewDidLoad() {
    mixButton.configuration?.title = NSLocalizedString("mix", comment: "")
    mixButton.contentEdgeInsets = UIEdgeInsets(top: 1, left: 40, bottom: 1, right: 40)
    mixButton.titleLabel?.numberOfLines = 3
  }
}
