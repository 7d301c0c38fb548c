class BaseButton: UIButton {
  override init(frame: CGRect) { super.init(frame: frame); configure() }
  required init?(coder: NSCoder) { nil }
  func configure() { titleLabel?.font = .systemFont(ofSize: 12) }
}
final class AfterButton: BaseButton {
  override func configure() { super.configure(); titleLabel?.font = .systemFont(ofSize: 20) }
}
final class BeforeButton: BaseButton {
  override func configure() { titleLabel?.font = .systemFont(ofSize: 20); super.configure() }
}
final class OrderController: UIViewController {
  let afterButton = AfterButton()
  let beforeButton = BeforeButton()
  let foreignButton = BrandButton()
  override func viewDidLoad() {
    for button in [afterButton, beforeButton, foreignButton] { button.setTitle("T", for: .normal) }
  }
}
