final class TagView: UIView {
  let oneButton = UIButton()
  let twoButton = UIButton()
  func setUp() {
    var one = UIButton.Configuration.plain()
    one.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { incoming in
      var outgoing = incoming
      outgoing.font = UIFont.systemFont(ofSize: 12, weight: .bold)
      return outgoing
    }
    oneButton.configuration = one
    var two = one
    two.titleTextAttributesTransformer = .init { $0.merging(.init([.font: UIFont.preferredFont(forTextStyle: .body)])) }
    twoButton.configuration = two
  }
  override init(frame: CGRect) { super.init(frame: frame); setUp() }
  required init?(coder: NSCoder) { nil }
}
