final class TextController: UIViewController {
  let a = UIButton(), b = UIButton(), c = UIButton(), d = UIButton(), e = UIButton(), f = UIButton()
  override func viewDidLoad() {
    let on = NSLocalizedString("on", comment: "")
    let off = NSLocalizedString("off", comment: "")
    a.setTitle("\(on) – \(off)", for: .normal)
    b.setTitle(on + " (" + off.uppercased() + ")", for: .normal)
    let left = MeasurementFormatter().string(from: way)
    c.setTitle(String(format: NSLocalizedString("%@ left, %d stops", comment: ""), left, stops), for: .normal)
    d.setTitle(String(format: "%@: %@", on, total.formatted(.percent)), for: .normal)
    e.setTitle([on, off].joined(separator: ", "), for: .normal)
    f.setTitle(flag ? "\(on)!" : on, for: .normal)
  }
}
