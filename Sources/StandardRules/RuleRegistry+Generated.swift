public import TitlefitRuleKit

// Written by `titlefit-dev generate` from the names of the rules' files; one line a rule, so that two branches that
// add one each merge without a conflict.
extension StandardRules {
  /// All rules, in the order of their types' names.
  public static let all: [any Rule.Type] = [
    AbsoluteInsets.self,
    DeadBinding.self,
    DoubtfulSyntax.self,
    DuplicateKey.self,
    FitsOnlyShrunk.self,
    GapLostInRTL.self,
    HardNewline.self,
    IntrinsicSizeShort.self,
    MalformedCatalog.self,
    MalformedDocument.self,
    MissingGlyph.self,
    MissingPluralCategory.self,
    MissingPluralOther.self,
    MissingValueType.self,
    NearLimit.self,
    NoRoomForText.self,
    NotMeasured.self,
    Overlap.self,
    PluralVariableMissing.self,
    StackTooTall.self,
    SubtitleTruncated.self,
    SuspiciousFormatKey.self,
    TextSizeOverflow.self,
    TitleTooManyLines.self,
    TitleTruncated.self,
    TooManyVariations.self,
    TruncatedValue.self,
    UnbreakableWord.self,
    UnknownValue.self,
    UnreadableFile.self,
  ]
}
