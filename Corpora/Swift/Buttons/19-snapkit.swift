final class PanelViewController: UIViewController {
  let shutButton = UIButton()
  let wideButton = UIButton()
  override func viewDidLoad() {
    shutButton.snp.makeConstraints { make in
      make.width.equalTo(86)
      make.height.equalTo(33)
    }
    wideButton.snp.makeConstraints {
      $0.leading.trailing.equalTo(view).inset(22)
      $0.size.equalTo(CGSize(width: 90, height: 40)).priority(.low)
    }
  }
}
