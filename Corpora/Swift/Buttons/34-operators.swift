final class SaveViewController: UIViewController {
  let saveButton = UIButton()
  override func viewDidLoad() {
    _ = saveButton
      |> primaryButtonStyle
      |> UIButton.lens.title(for: .normal) %~ { _ in Strings.Save() }
  }
}
