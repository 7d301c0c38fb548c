final class BasketViewController: UIViewController {
  private let payButton = UIButton()
  override func viewDidLoad() {
    super.viewDidLoad()
    var setup = UIButton.Configuration.filled()
    setup.title = NSLocalizedString("basket.pay", comment: "Pays")
    setup.subtitle = NSLocalizedString("basket.pay.hint", tableName: "Basket", comment: "")
    setup.titleAlignment = .center
    setup.titlePadding = 3
    setup.image = UIImage(systemName: "creditcard")
    setup.imagePlacement = .trailing
    setup.imagePadding = 6
    setup.contentInsets = NSDirectionalEdgeInsets(top: 11, leading: 17, bottom: 12, trailing: 23)
    setup.buttonSize = .large
    setup.cornerStyle = .capsule
    payButton.configuration = setup
  }
}
