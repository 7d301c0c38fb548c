final class BraceController: UIViewController {
  let goButton = UIButton(type: .system)
  override func viewDidLoad() {
    #if os(visionOS)
    if flag {
      goButton.setTitle(NSLocalizedString("vision", comment: ""), for: .normal)
    }
    #else
    goButton.setTitle(NSLocalizedString("phone", comment: ""), for: .normal)
    #endif
  }
  let lastButton = UIButton(type: .custom)
}
