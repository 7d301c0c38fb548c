final class GridController: UIViewController {
  let okButton = UIButton(configuration: .gray())
  func layout() -> NSCollectionLayoutSection {
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    scroll.contentInsets = .zero
    return section
  }
  override func viewDidLoad() {
    okButton.configuration?.title = "OK"
  }
}
