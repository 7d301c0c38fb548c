final class CaseController: UIViewController {
  let aButton = UIButton(type: .system)
  let bButton = UIButton(type: .system)
  let cButton = UIButton(type: .system)
  override func viewDidLoad() {
    aButton.setTitle(NSLocalizedString("a", comment: "").uppercased(), for: .normal)
    bButton.setTitle(NSLocalizedString("b", comment: "").localizedUppercase, for: .normal)
    cButton.setTitle(NSLocalizedString("c", comment: "").capitalized, for: .normal)
  }
}
