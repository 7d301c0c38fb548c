final class PlayerViewController: UIViewController {
  let playButton = UIButton(configuration: .plain())
  override func viewDidLoad() {
    playButton.configurationUpdateHandler = { [weak self] button in
      var config = button.configuration
      switch button.state {
      case .selected: config?.title = NSLocalizedString("pause", comment: "")
      case .disabled: config?.subtitle = NSLocalizedString("no.sound", comment: "")
      default: config?.title = NSLocalizedString("play", comment: "")
      }
      config?.showsActivityIndicator = self?.isLoading == true
      button.configuration = config
    }
  }
}
