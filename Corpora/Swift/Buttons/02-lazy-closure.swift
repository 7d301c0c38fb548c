final class OfflineView: UIView {
  private lazy var againButton: UIButton = {
    let inner = UIButton(type: .system)
    inner.setTitle(NSLocalizedString("again", bundle: .module, value: "Once more", comment: ""), for: .normal)
    inner.titleLabel?.font = .preferredFont(forTextStyle: .headline)
    inner.titleLabel?.adjustsFontForContentSizeCategory = true
    inner.contentEdgeInsets = UIEdgeInsets(top: 7, left: 21, bottom: 9, right: 21)
    inner.translatesAutoresizingMaskIntoConstraints = false
    return inner
  }()
}
