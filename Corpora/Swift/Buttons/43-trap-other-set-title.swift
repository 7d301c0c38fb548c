final class SegmentController: UIViewController {
  let okButton = UIButton(type: .system)
  let segments = UISegmentedControl(items: nil)
  let header = HeaderView()
  override func viewDidLoad() {
    segments.setTitle(NSLocalizedString("left", comment: ""), forSegmentAt: 0)
    header.setTitle(NSLocalizedString("head", comment: ""))
    okButton.setTitle(NSLocalizedString("ok", comment: ""), for: .normal)
  }
}
final class HeaderView: UIView {
  func setTitle(_ title: String) { label.text = title }
}
