import UIKit

/// The Sleep tab as code: two buttons that the storyboard does not know.
final class SleepViewController: UIViewController {
  private let bedtimeButton = SleepViewController.barButton(NSLocalizedString("toolbar.bedtime", comment: ""))
  private let wideBedtimeButton = SleepViewController.barButton(NSLocalizedString("toolbar.bedtime", comment: ""))
  private let doneButton = UIButton(type: .system)
  private let plainDoneButton = UIButton(type: .system)

  private static func barButton(_ title: String) -> UIButton {
    let button = UIButton(type: .system)
    button.setTitle(title, for: .normal)
    button.titleLabel?.font = .systemFont(ofSize: 16)
    return button
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    NSLayoutConstraint.activate([
      bedtimeButton.widthAnchor.constraint(equalToConstant: 88),
      wideBedtimeButton.widthAnchor.constraint(equalToConstant: 132),
      doneButton.widthAnchor.constraint(equalToConstant: 200),
      plainDoneButton.widthAnchor.constraint(equalToConstant: 200),
    ])
    var done = UIButton.Configuration.filled()
    done.title = Texts.done
    plainDoneButton.configuration = done
    doneButton.configuration = done
    // A configuration has insets of its own: these do nothing.
    doneButton.contentEdgeInsets = UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 30)
  }
}

/// The screen's texts.
private enum Texts {
  static let done = NSLocalizedString("toolbar.done", comment: "")
}
