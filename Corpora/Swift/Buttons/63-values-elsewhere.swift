final class OfferCell: UITableViewCell {
  let takeButton = UIButton(type: .system)
  func show(_ offer: Offer) { takeButton.setTitle(offer.label, for: .normal) }
}
struct Offer {
  let id: Int
  let label: String
}
final class OffersController: UIViewController {
  let offers = [
    Offer(id: 1, label: NSLocalizedString("offer.one", comment: "")),
    Offer(id: 2, label: NSLocalizedString("offer.two", comment: "")),
    Offer(id: 3, label: server.name),
  ]
}
protocol StepModel {
  var action: String { get }
}
struct FirstStep: StepModel {
  var action: String { NSLocalizedString("step.begin", comment: "") }
}
final class LastStep: StepModel {
  let action = NSLocalizedString("step.end", comment: "")
}
final class StepController: UIViewController {
  let stepButton = UIButton(type: .system)
  var model: StepModel?
  override func viewDidLoad() { stepButton.setTitle(model?.action, for: .normal) }
}
