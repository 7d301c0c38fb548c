final class TightButton: UIButton {
  let padding: CGFloat = 13
  override func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    super.titleRect(forContentRect: contentRect).insetBy(dx: padding, dy: 0)
  }
}
final class WideButton: UIButton {
  override var intrinsicContentSize: CGSize {
    let size = super.intrinsicContentSize
    return CGSize(width: size.width + 2 * 13, height: max(size.height, 44))
  }
}
final class OddButton: UIButton {
  override func titleRect(forContentRect contentRect: CGRect) -> CGRect { bounds.middle(of: contentRect) }
}
final class ThreeView: UIView {
  let tight = TightButton()
  let wide = WideButton()
  let odd = OddButton()
}
