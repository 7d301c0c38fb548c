/// What kind of view it is, under the element names of documents.
public enum SceneViewKind: String, Sendable, Hashable, CaseIterable {
  /// A plain view, and every kind that is not named here.
  case view
  /// A text.
  case label
  /// A button.
  case button
  /// An image.
  case imageView
  /// A field of one line.
  case textField
  /// A field of several lines.
  case textView
  /// An on-off switch.
  case `switch`
  /// A slider.
  case slider
  /// Plus and minus.
  case stepper
  /// A row of segments of which one is chosen.
  case segmentedControl
  /// The spinner.
  case activityIndicatorView
  /// A bar that fills.
  case progressView
  /// The row of dots.
  case pageControl
  /// Picks a date.
  case datePicker
  /// Picks from wheels.
  case pickerView
  /// Scrolls its content.
  case scrollView
  /// A table.
  case tableView
  /// A collection.
  case collectionView
  /// A stack.
  case stackView
  /// A bar with a search field.
  case searchBar
  /// The tool bar.
  case toolbar
  /// The navigation bar.
  case navigationBar
  /// The tab bar.
  case tabBar
  /// A colour well.
  case colorWell
  /// A blur with a content view of its own.
  case visualEffectView
  /// A table's cell.
  case tableViewCell
  /// What a table's cell shows.
  case tableViewCellContentView
  /// A collection's cell.
  case collectionViewCell
  /// What a collection's cell shows.
  case collectionViewCellContentView
  /// A collection's header or footer.
  case collectionReusableView
  /// A table's header or footer.
  case tableViewHeaderFooterView

  /// The kind of an element; ``view`` for a name that is not known.
  public init(element name: String) { self = SceneViewKind(rawValue: name) ?? .view }
}
