final class NilController: UIViewController {
  let bareButton = UIButton(type: .system)
  let takenButton = UIButton(configuration: .filled())
  override func viewDidLoad() {
    bareButton.configuration?.title = NSLocalizedString("nowhere", comment: "")
    bareButton.setTitle(NSLocalizedString("seen", comment: ""), for: .normal)
    takenButton.configuration?.title = NSLocalizedString("gone", comment: "")
    takenButton.configuration = nil
  }
}
