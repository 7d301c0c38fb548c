final class FormViewController: UIViewController {
  let leaveButton = UIButton()
  let okButton = UIButton()
  override func viewDidLoad() {
    var clear = UIButton.Configuration.plain()
    clear.image = UIImage(systemName: "xmark")
    var leave = UIButton.Configuration.plain()
    leave.title = L10n.leave
    leaveButton.configuration = clear
    okButton.configuration = .filled()
    okButton.configuration?.title = L10n.ok
    okButton.configuration = .gray()
    okButton.configuration?.image = UIImage(systemName: "checkmark")
  }
}
