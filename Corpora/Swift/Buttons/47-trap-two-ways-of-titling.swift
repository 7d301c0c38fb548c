final class TwiceController: UIViewController {
  let lateButton = UIButton(configuration: .plain())
  let earlyButton = UIButton(configuration: .plain())
  override func viewDidLoad() {
    lateButton.configuration?.title = NSLocalizedString("old", comment: "")
    lateButton.setTitle(NSLocalizedString("new", comment: ""), for: .normal)
    earlyButton.setTitle(NSLocalizedString("old", comment: ""), for: .normal)
    earlyButton.configuration?.title = NSLocalizedString("new", comment: "")
  }
}
