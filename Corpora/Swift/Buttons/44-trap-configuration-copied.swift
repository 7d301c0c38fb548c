final class CopyController: UIViewController {
  let oneButton = UIButton()
  let twoButton = UIButton()
  override func viewDidLoad() {
    var config = UIButton.Configuration.tinted()
    config.title = NSLocalizedString("one", comment: "")
    config.imagePadding = 5
    oneButton.configuration = config
    config.title = NSLocalizedString("two", comment: "")
    config.imagePadding = 7
    twoButton.configuration = config
    config.title = NSLocalizedString("late", comment: "")
  }
}
