final class StartViewController: UIViewController {
  static let side: CGFloat = 19
  private let enterButton: UIButton = {
    var configuration = UIButton.Configuration.borderedTinted()
    configuration.attributedTitle = AttributedString(
      L10n.Start.enter,
      attributes: AttributeContainer([.font: UIFontMetrics(forTextStyle: .headline).scaledFont(for: .systemFont(ofSize: 18, weight: .semibold))])
    )
    configuration.contentInsets = .init(top: 13, leading: Self.side, bottom: 13, trailing: Self.side)
    return UIButton(configuration: configuration)
  }()
}
