final class ClubViewController: UIViewController {
  let firstButton = UIButton(type: .system)
  let secondButton = UIButton(type: .system)
  var club: Club
  override func viewDidLoad() {
    let isIn = club.isIn
    firstButton.setTitle(isIn ? L10n.Club.quit : L10n.Club.enter, for: .normal)
    secondButton.setTitle(isIn
      ? NSLocalizedString("club.quit", comment: "")
      : NSLocalizedString("club.enter", comment: ""), for: .normal)
  }
}
