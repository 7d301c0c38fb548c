/// The General_Category of a code point, under Unicode's short names.
///
/// The raw value is ICU's number. Source: UAX #44, table 12; ICU uchar.h, UCharCategory.
public enum GeneralCategory: Int, Sendable, Hashable, CaseIterable {
  /// Unassigned, Cn.
  case unassigned = 0
  /// Uppercase letter, Lu.
  case uppercaseLetter
  /// Lowercase letter, Ll.
  case lowercaseLetter
  /// Titlecase letter, Lt.
  case titlecaseLetter
  /// Modifier letter, Lm.
  case modifierLetter
  /// Other letter, Lo.
  case otherLetter
  /// Nonspacing mark, Mn.
  case nonspacingMark
  /// Enclosing mark, Me.
  case enclosingMark
  /// Spacing mark, Mc.
  case spacingMark
  /// Decimal digit, Nd.
  case decimalNumber
  /// Letter number, Nl.
  case letterNumber
  /// Other number, No.
  case otherNumber
  /// Space, Zs.
  case spaceSeparator
  /// U+2028, Zl.
  case lineSeparator
  /// U+2029, Zp.
  case paragraphSeparator
  /// Control character, Cc.
  case control
  /// Format character, Cf.
  case format
  /// Private use, Co.
  case privateUse
  /// Surrogate, Cs.
  case surrogate
  /// Dash, Pd.
  case dashPunctuation
  /// Opening punctuation, Ps.
  case openPunctuation
  /// Closing punctuation, Pe.
  case closePunctuation
  /// Connector, Pc.
  case connectorPunctuation
  /// Other punctuation, Po.
  case otherPunctuation
  /// Mathematical symbol, Sm.
  case mathSymbol
  /// Currency symbol, Sc.
  case currencySymbol
  /// Modifier symbol, Sk.
  case modifierSymbol
  /// Other symbol, So.
  case otherSymbol
  /// Initial quotation mark, Pi.
  case initialPunctuation
  /// Final quotation mark, Pf.
  case finalPunctuation

  /// Whether the code point is a mark of any kind.
  public var isMark: Bool { self == .nonspacingMark || self == .enclosingMark || self == .spacingMark }
}
