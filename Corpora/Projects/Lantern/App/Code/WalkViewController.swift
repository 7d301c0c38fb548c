import UIKit

/// The bar under a walk: each slip that only code can make, beside a button that does the same in a sound way.
final class WalkViewController: UIViewController {
  private let sideButton = UIButton(type: .system)
  private let edgeButton = UIButton(type: .system)
  private let arrowButton = UIButton(configuration: .plain())
  private let forwardButton = UIButton(configuration: .plain())
  private let spacedButton = UIButton(type: .system)
  private let dottedButton = UIButton(type: .system)
  private let shortButton = UIButton(type: .system)
  private let wholeButton = UIButton(type: .system)
  private let loudButton = UIButton(type: .system)
  private let localLoudButton = UIButton(type: .system)
  private let lostButton = UIButton(type: .custom)
  private let keptButton = UIButton(type: .custom)
  private let markedButton = UIButton(type: .system)
  private let isolatedButton = UIButton(type: .system)
  private let labelFontButton = UIButton(type: .custom)
  private let gapButton = UIButton(type: .system)
  private let evenGapButton = UIButton(type: .system)
  private let tightButton = TightButton(type: .system)
  private let roomyButton = RoomyButton(type: .system)
  private let lowButton = UIButton(configuration: .plain())
  private let highButton = UIButton(configuration: .plain())

  override func viewDidLoad() {
    super.viewDidLoad()
    setWidths()
    setSides()
    setTexts()
    setConfigurations()
  }

  private func setWidths() {
    let buttons = [
      sideButton, edgeButton, arrowButton, forwardButton, spacedButton, dottedButton, shortButton, wholeButton,
      loudButton, localLoudButton, lostButton, keptButton, markedButton, isolatedButton, labelFontButton, gapButton,
      evenGapButton, lowButton, highButton,
    ]
    for button in buttons {
      view.addSubview(button)
      button.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16).isActive = true
      button.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16).isActive = true
    }
    lowButton.heightAnchor.constraint(equalToConstant: 24).isActive = true
    highButton.heightAnchor.constraint(equalToConstant: 64).isActive = true
    for button in [tightButton, roomyButton] {
      button.setTitle(Walk.alarm, for: .normal)
      button.leadingAnchor.constraint(greaterThanOrEqualTo: view.leadingAnchor, constant: 16).isActive = true
      button.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16).isActive = true
    }
  }

  private func setSides() {
    for button in [sideButton, edgeButton, gapButton, evenGapButton] { button.setTitle(Walk.done, for: .normal) }
    sideButton.contentHorizontalAlignment = .left
    edgeButton.contentHorizontalAlignment = .leading
    gapButton.contentEdgeInsets = UIEdgeInsets(top: 0, left: 24, bottom: 0, right: 8)
    evenGapButton.contentEdgeInsets = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16)
  }

  private func setTexts() {
    spacedButton.setTitle("   " + Walk.done, for: .normal)
    dottedButton.setTitle("• " + Walk.done, for: .normal)
    shortButton.setTitle(String(Walk.done.prefix(3)), for: .normal)
    wholeButton.setTitle(Walk.done, for: .normal)
    loudButton.setTitle(Walk.done.uppercased(), for: .normal)
    localLoudButton.setTitle(Walk.done.localizedUppercase, for: .normal)
    markedButton.setTitle("\u{200E}\(Walk.done)", for: .normal)
    isolatedButton.setTitle("\u{2068}\(Walk.done)\u{2069}", for: .normal)
  }

  private func setConfigurations() {
    arrowButton.configuration?.title = Walk.done
    arrowButton.configuration?.image = UIImage(systemName: "chevron.right")
    forwardButton.configuration?.title = Walk.done
    forwardButton.configuration?.image = UIImage(systemName: "chevron.forward")
    lowButton.configuration?.title = Walk.brand
    highButton.configuration?.title = Walk.brand

    var done = UIButton.Configuration.plain()
    done.title = Walk.done
    lostButton.configuration = done
    lostButton.configuration = .gray()
    keptButton.configuration = .gray()
    keptButton.configuration = done

    var forgotten = UIButton.Configuration.tinted()
    forgotten.title = Walk.done

    labelFontButton.configuration = done
    labelFontButton.titleLabel?.font = .preferredFont(forTextStyle: .footnote)
  }
}

/// Takes from the title what its natural width does not count.
final class TightButton: UIButton {
  override func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    super.titleRect(forContentRect: contentRect).insetBy(dx: 9, dy: 0)
  }
}

/// Takes the same, and counts it.
final class RoomyButton: UIButton {
  override func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    super.titleRect(forContentRect: contentRect).insetBy(dx: 9, dy: 0)
  }

  override var intrinsicContentSize: CGSize {
    let size = super.intrinsicContentSize
    return CGSize(width: size.width + 18, height: size.height)
  }
}

/// The screen's texts.
private enum Walk {
  static let done = NSLocalizedString("toolbar.done", comment: "")
  static let alarm = NSLocalizedString("alarm.button", comment: "")
  static let brand = NSLocalizedString("brand.button", comment: "")
}
