final class PageView: UIView {
  let nextButton = UIButton()
  override func awakeFromNib() {
    nextButton.semanticContentAttribute = .forceRightToLeft
    nextButton.contentHorizontalAlignment = .left
    let rtl = UIView.userInterfaceLayoutDirection(for: semanticContentAttribute) == .rightToLeft
    nextButton.imageEdgeInsets = UIEdgeInsets(top: 0, left: rtl ? 9 : 0, bottom: 0, right: rtl ? 0 : 9)
  }
}
