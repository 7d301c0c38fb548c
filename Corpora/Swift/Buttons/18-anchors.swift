final class PayViewController: UIViewController {
  let payButton = UIButton()
  let laterButton = UIButton()
  let moreButton = UIButton()
  let cardButton = UIButton()
  override func viewDidLoad() {
    NSLayoutConstraint.activate([
      payButton.widthAnchor.constraint(equalToConstant: 118),
      payButton.heightAnchor.constraint(greaterThanOrEqualToConstant: 42),
      laterButton.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 15),
      laterButton.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -17),
      moreButton.widthAnchor.constraint(equalTo: payButton.widthAnchor, multiplier: 0.5),
    ])
    let width = cardButton.widthAnchor.constraint(equalToConstant: isPad ? 310 : 210)
    width.priority = .defaultHigh
    width.isActive = true
  }
}
