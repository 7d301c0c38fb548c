public import TitlefitRuleKit

// Written by `titlefit-dev generate` from the names of the rules' files; one line a rule, so that two branches that
// add one each merge without a conflict.
extension StandardRules {
  /// All rules, in the order of their types' names.
  public static let all: [any Rule.Type] = [
    AbsoluteInsets.self,
    DeadBinding.self,
    FitsOnlyShrunk.self,
    GapLostInRTL.self,
    HardNewline.self,
    IntrinsicSizeShort.self,
    MissingGlyph.self,
    MissingPluralCategory.self,
    NearLimit.self,
    NoRoomForText.self,
    NotMeasured.self,
    Overlap.self,
    StackTooTall.self,
    SubtitleTruncated.self,
    TextSizeOverflow.self,
    TitleTooManyLines.self,
    TitleTruncated.self,
    TruncatedValue.self,
    UnbreakableWord.self,
  ]
}
