import TitlefitControlLayout
import TitlefitControls
import TitlefitGeometry
import TitlefitRuleKit
import TitlefitTypography

extension SeriesFault {
  /// The text as the reader of the app would see it whole.
  var text: String { laidOut.text(part)?.text ?? "" }

  /// `"Senden"` with the word for its part before it where that is no title.
  var named: String { (part == .subtitle ? "The subtitle " : "") + Wording.quoted(text) }

  /// What is wrong with a cut text: `"Senden" is cut to "Se…en" in German`.
  var cutText: String {
    let seen = visible == text || visible.isEmpty ? "" : " to " + Wording.quoted(visible)
    return named + (fault.verdict == .unsure ? " may be cut" : " is cut" + seen) + Wording.place(series.text(part))
  }

  /// What to do about a text that is wider than its room.
  var widthSuggestion: String {
    let missing = Wording.missing(in: fault)
    guard fault.verdict == .fails else {
      return "Leave some room: a shorter text, or some points more for the button"
    }
    return "Shorten the text by " + missing + ", make the button as much wider" + wrapSuggestion
  }

  private var wrapSuggestion: String {
    switch series.control.specification?.model {
    case .configured?: ", or let the \(part.word) wrap at words"
    case .legacy(let button)? where !button.adjustsFontSizeToFitWidth: ", or let the title shrink"
    case .legacy?, nil: ""
    }
  }
}

extension SeriesFault {
  /// What is wrong where a word is wider than the room.
  var brokenWordText: String {
    let word = laidOut.result.placed(part)?.measurement.widestSegmentText ?? ""
    let verb = fault.verdict == .unsure ? " may break in its middle" : " breaks in its middle"
    return (part == .subtitle ? "The subtitle's word " : "The word ") + Wording.quoted(word) + verb
      + Wording.place(series.text(part))
  }

  /// What to do about a word that is wider than the room.
  var brokenWordSuggestion: String {
    let missing = Wording.missing(in: fault)
    return fault.verdict == .fails
      ? "Use a word shorter by " + missing + ", put a soft hyphen into it, or make the button as much wider"
      : "Use a shorter word, put a soft hyphen into it, or make the button some points wider"
  }

  /// What is wrong where the lines are too many.
  var tooManyLinesText: String {
    let verb = fault.verdict == .unsure ? " may take more lines than it may show" : " takes more lines than it may"
    return named + verb + Wording.place(series.text(part))
  }

  /// What to do about too many lines.
  var linesSuggestion: String {
    "Shorten the text, allow " + Wording.lines(Int(fault.needed)) + ", or make the button wider"
  }
}
