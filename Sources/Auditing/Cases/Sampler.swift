import TitlefitCatalogs
import TitlefitLocaleData
import TitlefitLocales
import TitlefitRuleKit

/// The title and subtitle of one case with their sample values.
struct Sample: Sendable, Hashable {
  var title: SampledText?
  var subtitle: SampledText?
}

/// Puts sample values in the place of placeholders.
struct Sampler: Sendable {
  /// The samples by placeholder, as the configuration spells them.
  let values: [String: [String]]

  func samples(title: BoundText?, subtitle: BoundText?) -> [Sample] {
    [Sample(title: title.map { SampledText($0.value) }, subtitle: subtitle.map { SampledText($0.value) })]
  }
}
