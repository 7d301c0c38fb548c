import TitlefitAuditing
import TitlefitControlLayout
import TitlefitControls
import TitlefitLocales
import TitlefitRuleKit
import TitlefitTypography

/// One public report of a text that did not fit, and a sound twin that must stay silent.
struct MisfitCase {
  /// The file's name without its ending.
  var name: String
  /// The links of the report, the first one the main one.
  var reports: [String]
  /// What was seen, in one sentence.
  var shows: String
  /// What the report does not state, each with where the number comes from.
  var estimates: [String]
  /// What the reader of the report would want to be told.
  var expectation: MisfitExpectation
  /// What is missing to decide the case at all, or nil.
  var needs: String?
  /// Why the case is known not to show the reported symptom, or nil; such cases count as not found.
  var open: String?
  /// Whether the report was found after the rules were written, so that none was written from it.
  var isUnseen: Bool
  /// The text and box of the report; nil only where ``needs`` says that one button cannot hold them.
  var misfit: MisfitButton?
  /// The sound twin; nil with ``misfit``.
  var twin: MisfitButton?
  /// What makes the twin sound.
  var twinReason: String
}

/// The finding that a case has to give.
struct MisfitExpectation {
  /// The rule's id.
  var rule: String
  /// The message's code.
  var code: String
  /// What the report says is drawn, or nil where it does not say.
  var visible: String?
}

/// One text in one button.
struct MisfitButton {
  /// The text's language.
  var language: LanguageTag
  /// The English text.
  var source: String
  /// The text that is drawn; the source itself where the report is about English.
  var text: String
  /// The button's set-up.
  var specification: ButtonSpecification
  /// The room it is given.
  var room: ControlRoom
  /// The device's width in points.
  var deviceWidth: Double
  /// The content sizes of the report, ascending.
  var contentSizes: [ContentSizeCategory]
  /// The profile that the rules run in.
  var profile: RuleProfile
  /// What placeholders are bound to; empty for the product's own samples.
  var values: [String: [String]]
}

extension MisfitButton {
  /// The text with each placeholder bound to its widest sample, counted in characters.
  var boundText: String {
    values.sorted { $0.key < $1.key }.reduce(text) { text, value in
      text.replacing(value.key, with: value.value.max { $0.count < $1.count } ?? value.key)
    }
  }
}
