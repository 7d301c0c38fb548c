final class ListController: UIViewController {
  let a = UIButton(), b = UIButton(), c = UIButton(), d = UIButton(), e = UIButton(), f = UIButton()
  override func viewDidLoad() {
    a.setTitle("\(count)", for: .normal)
    b.setTitle("\(L10n.remove) \(kind)", for: .normal)
    c.setTitle(String(format: NSLocalizedString("sheets %d", comment: ""), sheets), for: .normal)
    d.setTitle(NSLocalizedString("all", comment: "") + " (" + total + ")", for: .normal)
    e.setTitle(name ?? NSLocalizedString("unnamed", comment: ""), for: .normal)
    f.setTitle(NSLocalizedString(keyFor(step), comment: ""), for: .normal)
  }
}
