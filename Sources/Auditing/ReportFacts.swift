import TitlefitCatalogs
import TitlefitControlLayout
import TitlefitControls
import TitlefitDiagnostics
import TitlefitLocales
import TitlefitRuleKit
import TitlefitTypography

extension JoinedProject {
  /// What the report says about the run, but for fonts and times.
  func facts(
    _ reading: ProjectReading, outcomes: [ControlOutcome], configuration: AuditConfiguration
  ) -> RunFacts {
    var run = RunFacts(platform: configuration.platform.rawValue, sourceLanguage: sourceLanguage)
    run.inputs = inputs(reading)
    run.languages = languages
    run.widths = configuration.widths
    run.contentSizes = configuration.contentSizes.map(\.rawValue)
    run.cases = outcomes.reduce(0) { $0 + $1.cases }
    var reasons: [String: Int] = [:]
    for outcome in outcomes { if let reason = outcome.facts.notMeasured { reasons[reason, default: 0] += 1 } }
    let missed = controls.count - outcomes.count
    if missed > 0 { reasons["interrupted"] = missed }
    run.controls = ControlCount(
      found: controls.count, measured: outcomes.count { $0.facts.notMeasured == nil }, notMeasured: reasons)
    if let titles = reading.code?.titles, titles.found > 0 {
      run.controls.codeTitles = CodeTitleCount(
        found: titles.found, keys: titles.keys, literals: titles.literals, unresolved: titles.unresolved,
        places: titles.places.map {
          UnresolvedCodeTitle(reason: $0.reason, expression: $0.expression, location: $0.location)
        })
    }
    return run
  }

  /// What rules about the whole project may ask.
  func facts(of outcomes: [ControlOutcome]) -> ProjectFacts {
    ProjectFacts(
      sourceLanguage: sourceLanguage, languages: languages, units: index.units, controls: outcomes.map(\.facts),
      deadBindings: deadBindings)
  }

  private func inputs(_ reading: ProjectReading) -> [InputCount] {
    var counts: [String: InputCount] = [:]
    var languages: [String: Set<LanguageTag>] = [:]
    var keys: [String: Int] = [:]
    for catalog in reading.catalogs.map(\.catalog) {
      let format = catalog.format.rawValue
      counts[format, default: InputCount(format: format, files: 0, entries: 0, languages: [])].files += 1
      counts[format]?.entries += catalog.entryCount
      keys[format, default: 0] += catalog.units.count
      for unit in catalog.units {
        for localization in unit.localizations {
          let isKnown = localization.language != .undetermined
          languages[format, default: []].insert(isKnown ? localization.language : sourceLanguage)
        }
      }
    }
    for document in reading.documents {
      let format = document.format
      counts[format, default: InputCount(format: format, files: 0, entries: 0, languages: [])].files += 1
      counts[format]?.entries += document.controls.count
    }
    return counts.keys.sorted().compactMap { format in
      var count = counts[format]
      count?.languages = (languages[format] ?? []).sorted()
      if format == CatalogFormat.xcstrings.rawValue { count?.keys = keys[format] }
      return count
    }
  }
}
