final class MenuViewController: UIViewController {
  let menuButton = UIButton()
  override func viewDidLoad() {
    #if os(visionOS)
    menuButton.configuration = .borderless()
    #else
    if #available(iOS 26.0, *) {
      menuButton.configuration = .glass()
    } else {
      menuButton.configuration = .plain()
    }
    #endif
    #if DEBUG
    menuButton.setTitle("debug", for: .normal)
    #endif
  }
}
