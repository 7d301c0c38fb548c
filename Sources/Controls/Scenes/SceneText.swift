import TitlefitControlLayout

/// Which text of a scene is meant.
public struct SceneTextKey: Sendable, Hashable, Comparable {
  /// The index of the view that shows it.
  public var view: Int
  /// Which of the view's texts.
  public var role: Role

  /// Makes a key.
  public init(view: Int, role: Role) {
    self.view = view
    self.role = role
  }

  /// Which of a view's texts.
  public enum Role: Sendable, Hashable {
    /// The text of a label, field or text view.
    case text
    /// A button's title, whichever state shows.
    case title
    /// A button's subtitle.
    case subtitle
    /// A field's placeholder.
    case placeholder
    /// The title of a segment, counted from 0.
    case segment(Int)
  }

  /// Orders by view, then by role.
  public static func < (left: SceneTextKey, right: SceneTextKey) -> Bool {
    (left.view, left.role.rank) < (right.view, right.role.rank)
  }
}

extension SceneTextKey.Role {
  /// A number to order by.
  fileprivate var rank: Int {
    switch self {
    case .text: 0
    case .title: 1
    case .subtitle: 2
    case .placeholder: 3
    case .segment(let index): 4 + min(max(index, 0), 1_000_000)
    }
  }
}

/// The texts a scene shows instead of its document's own: one language, one state.
public typealias SceneTexts = [SceneTextKey: String]

extension Scene {
  /// Every text of the scene with where it comes from, a button's in the normal state, in the order of the views.
  public var texts: [(key: SceneTextKey, text: ControlText)] {
    views.indices.flatMap { index in
      views[index].content.texts.map { (SceneTextKey(view: index, role: $0.role), $0.text) }
    }
  }
}

extension SceneContent {
  /// The texts with their roles; a button's in the normal state.
  public var texts: [(role: SceneTextKey.Role, text: ControlText)] {
    var list: [(role: SceneTextKey.Role, text: ControlText)] = []
    func add(_ role: SceneTextKey.Role, _ text: ControlText?) {
      if let text { list.append((role, text)) }
    }
    switch self {
    case .none, .image: break
    case .label(let label), .textView(let label, _): add(.text, label.text)
    case .button(let button):
      add(.title, button.titles.first { $0.state == .normal })
      add(.subtitle, button.subtitles.first { $0.state == .normal })
    case .field(let field):
      add(.text, field.text)
      add(.placeholder, field.placeholder)
    case .segments(let control):
      for (index, segment) in control.segments.enumerated() { add(.segment(index), segment.title) }
    }
    return list
  }
}

extension TextSource {
  /// What a document itself holds, or nil where it holds nothing.
  public var documentText: String? {
    switch self {
    case .unit(_, _, let fallback), .oneOf(_, let fallback): fallback
    case .literal(let text): text
    case .pattern, .member, .formatted, .composed, .filled, .unresolved: nil
    }
  }
}
