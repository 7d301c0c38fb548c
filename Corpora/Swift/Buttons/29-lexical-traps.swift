/* old: oneButton.setTitle("dead", for: .normal) /* nested */ still a comment */
final class TrapViewController: UIViewController {
  let oneButton = UIButton(), twoButton = UIButton(), `default` = UIButton()
  let note = """
    oneButton.setTitle("also dead", for: .normal)
    """
  override func viewDidLoad() {
    let raw = #"config.title = "raw" \#(value)"#
    let url = "https://example.invalid/*" // not a comment opener
    oneButton.setTitle("say \"hi\"", for: .normal); twoButton.setTitle("b}{", for: .normal)
    let deep = "a \(flag ? "yes" : "no(\(n))") z"
    `default`.setTitle("usual", for: .normal)
  }
}
