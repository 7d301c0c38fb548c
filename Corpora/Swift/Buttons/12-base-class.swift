class PlainButton: UIButton {
  override init(frame: CGRect) { super.init(frame: frame); configure(); bind() }
  required init?(coder: NSCoder) { super.init(coder: coder); configure(); bind() }
  func configure() { titleLabel?.font = .systemFont(ofSize: 14) }
  func bind() {}
}
final class ShadowButton: PlainButton {
  var isSmall = false { didSet { contentEdgeInsets = isSmall ? .init(top: 3, left: 9, bottom: 3, right: 9) : .init(top: 11, left: 25, bottom: 11, right: 25) } }
  override func configure() {
    super.configure()
    titleLabel?.font = UIFont.systemFont(ofSize: 16, weight: .semibold)
    imageEdgeInsets = UIEdgeInsets(top: 0, left: -7, bottom: 0, right: 0)
    layer.cornerRadius = 10
    layer.borderWidth = 1
    layer.shadowOffset = CGSize(width: 0, height: 2)
  }
  override func bind() { setTitle(NSLocalizedString("cart.put", comment: ""), for: .normal) }
}
