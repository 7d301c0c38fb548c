final class JoinController: UIViewController {
  let goButton = UIButton(type: .system)
  override func viewDidLoad() {
    goButton.setTitle(NSLocalizedString("a." + "b" + ".c", comment: ""), for: .normal)
  }
}
