private extension TillViewController {
  enum Localization {
    static let pay = NSLocalizedString("till.pay", value: "Pay now", comment: "")
    static let more = String(localized: "till.more", defaultValue: "More")
    static func pay(_ sum: String) -> String {
      let format = NSLocalizedString("till.pay.%@", comment: "")
      return String.localizedStringWithFormat(format, sum)
    }
  }
}
final class TillViewController: UIViewController {
  let payButton = UIButton()
  let sumButton = UIButton()
}
extension TillViewController {
  override func viewDidLoad() {
    payButton.setTitle(Localization.pay, for: .normal)
    sumButton.setTitle(Localization.pay("12"), for: .normal)
  }
}
enum Other { enum Localization { static let pay = NSLocalizedString("wrong", comment: "") } }
