final class OneController: UIViewController {
  let goButton = UIButton(type: .system)
  override func viewDidLoad() { goButton.setTitle(Localization.go, for: .normal) }
  private enum Localization { static let go = NSLocalizedString("one.go", comment: "") }
}
final class TwoController: UIViewController {
  let goButton = UIButton(type: .system)
  override func viewDidLoad() { goButton.setTitle(Localization.go, for: .normal) }
}
extension TwoController {
  enum Localization { static let go = NSLocalizedString("two.go", comment: "") }
}
final class ThreeController: UIViewController {
  let goButton = UIButton(type: .system)
  override func viewDidLoad() { goButton.setTitle(Localization.go, for: .normal) }
}
