final class FrozenController: UIViewController {
  let earlyButton = UIButton(type: .system)
  let lateButton = UIButton(type: .system)
  override func viewDidLoad() {
    earlyButton.sizeToFit()
    earlyButton.setTitle("A", for: .normal)
    lateButton.setTitle("B", for: .normal)
    lateButton.sizeToFit()
  }
}
