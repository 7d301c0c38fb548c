func makeLeft() -> UIButton {
  let button = UIButton(type: .system)
  button.setTitle(NSLocalizedString("to.left", comment: ""), for: .normal)
  return button
}
func makeRight() -> UIButton {
  let button = UIButton(type: .custom)
  let title = NSLocalizedString("to.right", comment: "")
  if true {
    let title = "x"
    _ = title
  }
  button.setTitle(title, for: .normal)
  return button
}
final class TitleController: UIViewController {
  override func viewDidLoad() { self.title = NSLocalizedString("screen", comment: "") }
}
