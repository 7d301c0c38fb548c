enum Style {
  static let side: CGFloat = 12
  static func grid(_ steps: CGFloat) -> CGFloat { steps * 4 }
}
final class GapController: UIViewController {
  let sumButton = UIButton(type: .system)
  let padButton = UIButton(type: .system)
  let farButton = UIButton(type: .system)
  override func viewDidLoad() {
    sumButton.contentEdgeInsets = UIEdgeInsets(top: 0, left: Style.side + 2, bottom: 0, right: Style.grid(3) - 2)
    padButton.contentEdgeInsets = UIEdgeInsets(top: 0, left: isPad ? 16 : 8, bottom: 0, right: 8)
    farButton.contentEdgeInsets = UIEdgeInsets(top: 0, left: Theme.gap, bottom: 0, right: 6)
  }
}
