final class RoomController: UIViewController {
  let card = UIView()
  let inCard = UIButton(), left = UIButton(), right = UIButton(), only = UIButton(), under = UIButton()
  let rest = UIButton(), fixed = UIButton(), shared = UIButton(), mate = UIButton(), after = UIButton()
  let lead = UIButton(), scrolled = UIButton(), snapped = UIButton(), half = UIButton()
  override func viewDidLoad() {
    view.addSubview(card)
    card.snp.makeConstraints { make in
      make.leading.trailing.equalToSuperview().inset(10)
    }
    inCard.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 6).isActive = true
    inCard.trailingAnchor.constraint(equalTo: card.safeAreaLayoutGuide.trailingAnchor, constant: -8).isActive = true

    let row = UIStackView(arrangedSubviews: [left, right])
    row.distribution = .fillEqually
    row.spacing = 12
    row.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20).isActive = true
    row.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20).isActive = true

    let column = UIStackView()
    column.axis = .vertical
    column.addArrangedSubview(only)
    column.addArrangedSubview(under)
    column.widthAnchor.constraint(equalToConstant: 222).isActive = true

    let bar = UIStackView(arrangedSubviews: [rest, fixed])
    bar.spacing = 5
    bar.widthAnchor.constraint(equalToConstant: 205).isActive = true
    fixed.widthAnchor.constraint(equalToConstant: 60).isActive = true

    let pair = UIStackView(arrangedSubviews: [shared, mate])
    pair.widthAnchor.constraint(equalToConstant: 200).isActive = true

    after.leadingAnchor.constraint(equalTo: fixed2.trailingAnchor, constant: 8).isActive = true
    after.trailingAnchor.constraint(equalTo: view.trailingAnchor).isActive = true

    let list = UIStackView(arrangedSubviews: [lead])
    list.axis = .vertical
    list.alignment = .leading
    list.widthAnchor.constraint(equalTo: view.widthAnchor, constant: -40).isActive = true

    let scroll = UIScrollView()
    scroll.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
    scroll.trailingAnchor.constraint(equalTo: view.trailingAnchor).isActive = true
    scrolled.leadingAnchor.constraint(equalTo: scroll.leadingAnchor).isActive = true
    scrolled.trailingAnchor.constraint(equalTo: scroll.trailingAnchor).isActive = true

    snapped.snp.makeConstraints { make in
      make.leading.equalTo(card.snp.leading).offset(4)
      make.trailing.equalTo(card).offset(-4)
    }
    half.snp.makeConstraints { $0.width.equalTo(view).multipliedBy(0.5) }
  }
}
