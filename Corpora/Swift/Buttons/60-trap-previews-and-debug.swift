final class DemoController: UIViewController {
  let goButton = UIButton(type: .system)
  override func viewDidLoad() {
    goButton.setTitle(NSLocalizedString("go", comment: ""), for: .normal)
    #if DEBUG
    goButton.setTitle("debug", for: .selected)
    #endif
  }
}
#Preview {
  let demoButton = UIButton(type: .system)
  demoButton.setTitle("demo", for: .normal)
  return demoButton
}
