final class ProfileCell: UITableViewCell {
  let joinButton = UIButton(type: .custom)
  func setUp(in some: UIControl.State) {
    joinButton.setTitle(NSLocalizedString("join", comment: ""), for: .normal)
    joinButton.setTitle(NSLocalizedString("joined", comment: ""), for: .selected)
    joinButton.setTitle(NSLocalizedString("join.wait", comment: ""), for: [.disabled, .selected])
    joinButton.setTitle(nil, for: .focused)
    joinButton.setTitle("\u{2026}", for: some)
  }
}
