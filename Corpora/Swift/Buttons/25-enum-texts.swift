enum Order: CaseIterable {
  case name, date, size(Int)
  var title: String {
    switch self {
    case .name: return NSLocalizedString("order.name", comment: "")
    case .date: return NSLocalizedString("order.date", comment: "")
    case .size: NSLocalizedString("order.size", comment: "")
    }
  }
}
final class ListViewController: UIViewController {
  let orderButton = UIButton()
  func show(_ order: Order) {
    orderButton.setTitle(order.title, for: .normal)
  }
}
