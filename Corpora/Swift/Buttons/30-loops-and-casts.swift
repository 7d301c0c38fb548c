final class HeadCell: UITableViewCell { @IBOutlet var actButton: UIButton! }
final class RowsViewController: UIViewController {
  let first = UIButton(configuration: .plain()), second = UIButton(configuration: .plain())
  override func viewDidLoad() {
    for (button, text) in zip(buttons, [L10n.yes, L10n.no]) {
      button.setTitle(text, for: .normal)
    }
    if let head = cell as? HeadCell { head.actButton.setTitle(L10n.seeAll, for: .normal) }
    [first, second].forEach { $0.configuration?.contentInsets = .zero }
    guard let bar = bar.item?.customView as? UIButton else { return }
    bar.setTitle(L10n.apply, for: .normal)
  }
}
