final class NoteViewController: UIViewController {
  let keepButton = UIButton()
  let moreButton = UIButton()
  let openButton = UIButton()
  let doneButton = UIButton()
  override func viewDidLoad() {
    keepButton.setTitle(L10n.Note.Actions.keep, for: .normal)
    moreButton.setTitle(L10n.Note.showMore(notes.count), for: .normal)
    openButton.setTitle(R.string.note.openFolder(), for: .normal)
    doneButton.setTitle(Strings.Common.done.localizedUppercase, for: .normal)
  }
}
