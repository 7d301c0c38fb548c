final class FilterButton: UIButton {
  var text: String = "" { didSet { setNeedsUpdateConfiguration() } }
  override func updateConfiguration() {
    super.updateConfiguration()
    var config = configuration ?? .gray()
    config.title = text
    config.contentInsets.leading = 13
    config.contentInsets.trailing = isSelected ? 8 : 13
    configuration = config
  }
}
final class FilterBar: UIView {
  let allButton = FilterButton(type: .system)
  override func awakeFromNib() {
    allButton.text = L10n.Filter.all
  }
}
