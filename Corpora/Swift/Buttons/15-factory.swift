enum Maker {
  static func main(title: String, height: CGFloat = 46) -> UIButton {
    var config = UIButton.Configuration.filled()
    config.title = title
    config.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 19, bottom: 0, trailing: 19)
    let button = UIButton(configuration: config)
    button.heightAnchor.constraint(equalToConstant: height).isActive = true
    return button
  }
}
final class MailViewController: UIViewController {
  let send = Maker.main(title: L10n.Mail.send)
  let draft = Maker.main(title: NSLocalizedString("mail.draft", comment: ""), height: 34)
}
