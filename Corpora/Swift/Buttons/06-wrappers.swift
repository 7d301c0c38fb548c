final class IntroViewController: UIViewController {
  let stopButton = UIButton()
  let skipButton = UIButton()
  let helpButton = UIButton()
  let backButton = UIButton()
  override func viewDidLoad() {
    stopButton.setTitle("common.stop".localized, for: .normal)
    skipButton.setTitle("common.skip".localized(table: "Intro"), for: .normal)
    helpButton.setTitle(localizedString("help_open"), for: .normal)
    backButton.setTitle(AppLocalizedString("nav.back", value: "Back", comment: ""), for: .normal)
  }
}
