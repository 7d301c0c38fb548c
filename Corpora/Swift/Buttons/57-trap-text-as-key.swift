final class PlainController: UIViewController {
  let keyButton = UIButton(type: .system)
  let textButton = UIButton(type: .system)
  override func viewDidLoad() {
    keyButton.setTitle(NSLocalizedString("Send now", comment: ""), for: .normal)
    textButton.setTitle("Send now", for: .normal)
  }
}
