final class CountController: UIViewController {
  let listButton = UIButton(type: .system)
  func show(_ count: Int) {
    var text = NSLocalizedString("list", comment: "")
    if count > 0 { text += " (\(count))" }
    listButton.setTitle(text, for: .normal)
  }
}
