import Testing
public import TitlefitLocales

extension LanguageTag: ExpressibleByStringLiteral {
  /// A tag in a test, which fails there if it is ill-formed.
  public init(stringLiteral text: String) {
    do {
      self = try LanguageTag(text)
    } catch {
      Issue.record("\(text) is no language tag")
      self = .undetermined
    }
  }
}
