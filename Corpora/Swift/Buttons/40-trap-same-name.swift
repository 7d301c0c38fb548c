final class PairController: UIViewController {
  let button = UIButton(type: .system)
  let title1 = NSLocalizedString("member", comment: "")
  func first() {
    let button = UIButton(type: .custom)
    let title1 = NSLocalizedString("local", comment: "")
    button.setTitle(title1, for: .normal)
  }
  func second() {
    button.setTitle(title1, for: .normal)
    [1].forEach { _ in
      let title1 = NSLocalizedString("inner", comment: "")
      button.setTitle(title1, for: .selected)
    }
  }
}
extension PairController {
  func third() { button.setTitle(title1, for: .disabled) }
}
