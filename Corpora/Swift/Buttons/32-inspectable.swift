extension UIButton {
  @IBInspectable var titleKey: String? {
    get { nil }
    set { setTitle(newValue.map { NSLocalizedString($0, comment: "") }, for: .normal) }
  }
}
