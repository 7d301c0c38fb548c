import TitlefitControlLayout
import TitlefitRuleKit

/// A text of a button, by the part it plays.
enum TextPart: Sendable, Hashable {
  /// The title.
  case title
  /// The line below the title that configurations have.
  case subtitle

  /// The word for it in messages.
  var word: String {
    switch self {
    case .title: "title"
    case .subtitle: "subtitle"
    }
  }
}

extension LaidOutCase {
  /// The text of a part as it was laid out, or nil where the button shows none.
  func text(_ part: TextPart) -> SampledText? {
    switch part {
    case .title: title
    case .subtitle: subtitle
    }
  }
}

extension LayoutResult {
  /// The frame and measurement of a part, or nil where the button shows none.
  func placed(_ part: TextPart) -> PlacedText? {
    switch part {
    case .title: title
    case .subtitle: subtitle
    }
  }
}

extension CaseSeries {
  /// Where the text of a part comes from, or nil where the button shows none.
  func text(_ part: TextPart) -> BoundText? {
    switch part {
    case .title: title
    case .subtitle: subtitle
    }
  }
}
