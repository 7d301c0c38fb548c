final class FormController: UIViewController {
  @IBOutlet weak var sendButton: UIButton! {
    didSet { sendButton.setTitle(NSLocalizedString("outlet", comment: ""), for: .normal) }
  }
  @IBOutlet weak var quitButton: UIButton!
  override func viewDidLoad() {
    quitButton.setTitle(NSLocalizedString("loaded", comment: ""), for: .normal)
  }
  func tapped() {
    quitButton.setTitle(NSLocalizedString("tapped", comment: ""), for: .normal)
  }
}
