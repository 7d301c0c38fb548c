final class StateController: UIViewController {
  let playButton = UIButton(type: .system)
  var isOn = false {
    didSet { playButton.setTitle(NSLocalizedString("stop", comment: ""), for: .normal) }
  }
  override func viewDidLoad() {
    playButton.setTitle(NSLocalizedString("play", comment: ""), for: .normal)
    model.onChange { [weak self] in
      self?.playButton.setTitle(NSLocalizedString("wait", comment: ""), for: .normal)
    }
  }
}
