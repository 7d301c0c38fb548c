final class ListController: UIViewController {
  let goButton = UIButton(type: .system)
  override func viewDidLoad() {
    title = NSLocalizedString("screen", comment: "")
    self.title = NSLocalizedString("screen", comment: "")
    tabBarItem.title = NSLocalizedString("tab", comment: "")
    let alert = UIAlertController(title: NSLocalizedString("alert", comment: ""), message: nil, preferredStyle: .alert)
    alert.title = NSLocalizedString("alert", comment: "")
    goButton.setTitle(NSLocalizedString("go", comment: ""), for: .normal)
  }
}
