final class OldViewController: UIViewController {
  let a = UIButton(frame: CGRect(x: 0, y: 0, width: 70, height: 31))
  let c = UIButton()
  let d = UIButton()
  override func viewDidLoad() {
    c.frame.size.width = 66
    d.sizeToFit()
  }
}
