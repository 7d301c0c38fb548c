final class CartViewController: UIViewController {
  let payButton = UIButton()
  let helpButton = UIButton()
  override func viewDidLoad() {
    var config = UIButton.Configuration.tinted()
    config.title = String(localized: "cart.pay", defaultValue: "Check out", table: "Cart", bundle: .main, comment: "Button")
    config.subtitle = String(localized: "cart.items \(count)", table: "Cart")
    payButton.configuration = config
    let hint: LocalizedStringResource = "cart.hint"
    helpButton.setTitle(String(localized: hint), for: .normal)
  }
}
