extension UIButton.Configuration {
  static func tag(_ text: String) -> UIButton.Configuration {
    var config = plain()
    config.title = text
    config.imagePadding = 5
    return config
  }
  static var frame: Self { var c = Self.bordered(); c.buttonSize = .small; return c }
}
final class TagBar: UIView {
  let all = UIButton(configuration: .tag("tags.all".localized))
  let edit = UIButton(type: .system)
  override func awakeFromNib() {
    edit.configuration = .frame
    edit.configuration?.title = NSLocalizedString("edit", comment: "")
  }
}
