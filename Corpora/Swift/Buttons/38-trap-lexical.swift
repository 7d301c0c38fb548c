final class QuoteController: UIViewController {
  let aButton = UIButton(type: .system)
  let bButton = UIButton(type: .system)
  override func viewDidLoad() {
    /* aButton.setTitle("dead", for: .normal) /* bButton.setTitle("dead", for: .normal) */ */
    let page = #"aButton.setTitle("dead", for: .selected) \(x) "#
    let text = """
      bButton.setTitle("dead", for: .selected) // no
      """
    let link = "http://a/*"; aButton.setTitle("\(link.isEmpty ? "{" : "}")", for: .disabled)
    aButton.setTitle("a // b", for: .normal) // aButton.setTitle("dead", for: .normal)
    bButton.setTitle(#"c "d" \#u{65}"#, for: .normal)
  }
}
