final class WebController: UIViewController {
  let okButton = UIButton(type: .system)
  override func viewDidLoad() {
    let configuration = WKWebViewConfiguration()
    configuration.applicationNameForUserAgent = "x"
    web.configuration.title = "no"
    var content = cell.defaultContentConfiguration()
    content.title = "no"
    content.text = NSLocalizedString("row", comment: "")
    cell.contentConfiguration = content
    okButton.setTitle("OK", for: .normal)
  }
}
