/// A CLDR plural category.
///
/// Source: Unicode CLDR, "Language Plural Rules"; the order is CLDR's.
public enum PluralCategory: String, Sendable, Hashable, CaseIterable, Comparable {
  /// Used by few languages (Arabic, Latvian, Welsh); Apple's formats accept it everywhere for the number 0.
  case zero
  /// The singular of most languages that have one.
  case one
  /// The dual.
  case two
  /// The paucal of Slavic and other languages.
  case few
  /// The greater plural, also fractions in some languages.
  case many
  /// The category every language has.
  case other

  /// Orders categories as CLDR lists them.
  public static func < (left: PluralCategory, right: PluralCategory) -> Bool {
    (allCases.firstIndex(of: left) ?? 0) < (allCases.firstIndex(of: right) ?? 0)
  }
}
