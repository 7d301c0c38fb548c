final class RichController: UIViewController {
  let richButton = UIButton(type: .system)
  override func viewDidLoad() {
    richButton.titleLabel?.font = .systemFont(ofSize: 30)
    let style = NSMutableParagraphStyle()
    style.alignment = .center
    let text = NSAttributedString(
      string: NSLocalizedString("rich", comment: ""),
      attributes: [.font: UIFont.boldSystemFont(ofSize: 13), .kern: 2, .paragraphStyle: style])
    richButton.setAttributedTitle(text, for: .normal)
  }
}
