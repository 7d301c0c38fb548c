import Foundation
import Testing
import TitlefitTestSupport

/// Buttons whose German title is too wide, each with its width and font found in another way; the lines are counted below.
private let screens = """
  import UIKit
  final class Screen: UIViewController {
    private let anchored = UIButton(type: .custom)
    private let framed = UIButton(type: .custom)
    private let stacked = UIButton(type: .custom)
    private let configured = UIButton(configuration: .filled())
    private let pinned = UIButton(type: .custom)
    override func viewDidLoad() {
      let save = NSLocalizedString("save", comment: "")
      for button in [anchored, framed, stacked, pinned] { button.setTitle(save, for: .normal) }
      anchored.titleLabel?.font = .systemFont(ofSize: 17)
      anchored.widthAnchor.constraint(equalToConstant: 90).isActive = true
      framed.titleLabel?.font = UIFont.preferredFont(forTextStyle: .headline)
      framed.frame = CGRect(x: 0, y: 0, width: 88, height: 40)
      stacked.titleLabel?.font = .boldSystemFont(ofSize: 15)
      let row = UIStackView(arrangedSubviews: [stacked, UIView()])
      row.distribution = .fillEqually
      row.widthAnchor.constraint(equalToConstant: 160).isActive = true
      configured.configuration?.title = save
      configured.configuration?.titleLineBreakMode = .byTruncatingTail
      configured.configuration?.titleTextAttributesTransformer = .init { incoming in
        var outgoing = incoming
        outgoing.font = .systemFont(ofSize: 14)
        return outgoing
      }
      configured.widthAnchor.constraint(equalToConstant: 91).isActive = true
      pinned.titleLabel?.font = .systemFont(ofSize: 40)
      pinned.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20).isActive = true
      pinned.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20).isActive = true
    }
  }

  """

@Test("A finding on a button in code is explained with the lines that its width and its font come from")
func explainsLines() throws {
  let scratch = try Scratch()
  try scratch.write(screens, to: "Screen.swift")
  try scratch.write("\"save\" = \"Speichern und schließen\";\n", to: "de.lproj/Localizable.strings")
  try scratch.write("widths: [320]\ncontent-sizes: [large]\n", to: "titlefit.yml")
  let audit = try Tool.run("audit", "--format", "json", "--output", "report.json", in: scratch.folder)
  #expect(audit.status == 1)
  let report = try JSONSerialization.jsonObject(
    with: Data(contentsOf: scratch.folder.appending(path: "report.json")))
  let findings = try #require((report as? [String: Any])?["findings"] as? [[String: Any]])
  // The width's lines, then the font's.
  let lines = [
    "anchored": ["Screen.swift:12:", "Screen.swift:11:"], "framed": ["Screen.swift:14:", "Screen.swift:13:"],
    "stacked": ["Screen.swift:18:", "Screen.swift:16:", "Screen.swift:15:"],
    "configured": ["Screen.swift:26:", "Screen.swift:23:"],
    "pinned": ["Screen.swift:28:", "Screen.swift:29:", "Screen.swift:27:"],
  ]
  for (button, places) in lines.sorted(by: { $0.key < $1.key }) {
    let finding = try #require(
      findings.first { finding in
        let subject = finding["subject"] as? [String: Any]
        return finding["rule"] as? String == "title-truncated" && subject?["control"] as? String == "Screen." + button
      }, "\(button)")
    let fingerprint = try #require(finding["fingerprint"] as? String)
    let explained = try Tool.run("explain", fingerprint, "--report", "report.json", in: scratch.folder)
    for place in places { #expect(explained.output.contains(place), "\(button): \(place) in \(explained.output)") }
  }
}

@Test("The last lines count the titles in code, and --verbose lists each that was not resolved with place and reason")
func listsUnresolved() throws {
  let scratch = try Scratch()
  try scratch.write(
    """
    final class Screen: UIViewController {
      let one = UIButton(type: .system)
      func show(_ model: Model) {
        one.setTitle(NSLocalizedString("save", comment: ""), for: .normal)
        one.setTitle(model.words, for: .selected)
        one.setTitle("✓", for: .disabled)
      }
    }

    """, to: "Screen.swift")
  try scratch.write("\"save\" = \"Sichern\";\n", to: "de.lproj/Localizable.strings")
  let short = try Tool.run("audit", in: scratch.folder)
  #expect(short.output.contains("titles in code: 3 found, 1 with a key, 1 without one, 1 not resolved"))
  #expect(!short.output.contains("model.words"))
  #expect(short.output.contains("no-width"))
  #expect(!short.output.contains("The button was not measured"))
  let long = try Tool.run("audit", "--verbose", in: scratch.folder)
  #expect(long.output.contains("Screen.swift:5:5: "))
  #expect(long.output.contains("model.words"))
}
