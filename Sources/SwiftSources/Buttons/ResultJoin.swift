import TitlefitControls
import TitlefitDiagnostics

/// Puts the results of all runs together: the same control seen by several runs once, templates of factories left out.
struct ResultJoin {
  private let index: ProjectIndex
  private let results: [RunResult]

  /// Joins results.
  init(index: ProjectIndex, results: [RunResult]) {
    self.index = index
    self.results = results
  }

  /// What the files mean together.
  var reading: CodeReading {
    let inlined = results.reduce(into: Set<Place>()) { $0.formUnion($1.inlined) }
    var joined: [String: [FoundControl]] = [:]
    var order: [String] = []
    for found in results.flatMap(\.controls) {
      if found.rank != .property, let maker = found.maker, inlined.contains(maker) { continue }
      if found.rank == .implied, found.isStandIn, isTemplate(found, inlined) { continue }
      add(found, to: &joined, order: &order)
    }
    var byFile: [Int: [Control]] = [:]
    for id in order {
      for (number, found) in (joined[id] ?? []).enumerated() {
        var control = found.control
        if number > 0 { control.id += "#\(number + 1)" }
        control.titles = Self.withoutTemplates(control.titles)
        control.subtitles = Self.withoutTemplates(control.subtitles)
        byFile[found.namePlace.file, default: []].append(control)
      }
    }
    let files = index.files.enumerated().map { number, file in
      let controls = (byFile[number] ?? []).sorted { left, right in
        left.location == right.location ? left.id < right.id : left.location < right.location
      }
      return ControlReading(
        file: file.path, format: "swift", controls: controls,
        issues: file.nestingIssues + UnusedConfigurations.issues(of: file))
    }
    return CodeReading(
      files: files, classes: classes, bases: bases, inspectableTitles: inspectableTitles, wrappers: wrappers,
      titles: counts)
  }

  /// Whether a stand-in stands for a parameter of a function that something calls.
  private func isTemplate(_ found: FoundControl, _ inlined: Set<Place>) -> Bool {
    found.control.titles.allSatisfy(\.isUnresolved)
  }

  private func add(_ found: FoundControl, to joined: inout [String: [FoundControl]], order: inout [String]) {
    let id = found.control.id
    guard var list = joined[id] else {
      joined[id] = [found]
      order.append(id)
      return
    }
    guard let known = list.firstIndex(where: { $0.namePlace == found.namePlace }) else {
      list.append(found)
      joined[id] = list
      return
    }
    list[known].control.takeOver(found.control)
    joined[id] = list
  }

  /// Texts that only say that they come from a caller go where a caller gave one.
  private static func withoutTemplates(_ texts: [ControlText]) -> [ControlText] {
    guard texts.contains(where: { !$0.isUnresolved }) else { return texts }
    return texts.filter { text in
      if case .unresolved(let reason) = text.source {
        return reason != Unresolved.parameter.rawValue && reason != Unresolved.setElsewhere.rawValue
      }
      return true
    }
  }

  private var classes: [String: ButtonClass] {
    var classes: [String: ButtonClass] = [:]
    for case let (name, facts)? in results.map(\.buttonClass) where classes[name] == nil { classes[name] = facts }
    return classes
  }

  private var bases: [String: String] {
    var bases: [String: String] = [:]
    for (name, type) in index.types where type.kind == .reference { bases[name] = type.inherited.first }
    return bases
  }

  /// Properties of buttons that a document may set and whose setter looks the text up.
  private var inspectableTitles: [InspectableTitle] {
    var titles: [InspectableTitle] = []
    for name in index.types.keys.sorted() where index.isButtonClass(name) || name == "UIButton" {
      guard let type = index.types[name] else { continue }
      for property in type.propertyOrder.flatMap({ type.properties[$0] ?? [] }) where property.isInspectable {
        let bodies = property.node.children(.accessor)
        let looksUp = bodies.contains { !$0.calls(named: "NSLocalizedString").isEmpty || $0.text.contains("ocaliz") }
        guard looksUp, property.typeName == "String" else { continue }
        titles.append(InspectableTitle(className: name, property: property.name, table: "Localizable"))
      }
    }
    return titles
  }

  /// Functions outside the tree that look keys up, the most frequent first.
  private var wrappers: [TextWrapper] {
    var counts: [String: Int] = [:]
    for result in results { counts.merge(result.wrappers, uniquingKeysWith: +) }
    return counts.keys.sorted { (counts[$1] ?? 0, $0) < (counts[$0] ?? 0, $1) }.map { TextWrapper(name: $0) }
  }

  /// How many places give a button a title, and what came of them.
  private var counts: TitleCounts {
    var sites: [Place: TitleSite] = [:]
    for result in results {
      for (place, site) in result.sites {
        guard var known = sites[place] else {
          sites[place] = site
          continue
        }
        known.merge(site)
        sites[place] = known
      }
    }
    for (place, expression) in TitleCensus(index).places where sites[place] == nil {
      var site = TitleSite()
      (site.isEmpty, site.reason, site.expression) = (false, .notReached, expression)
      sites[place] = site
    }
    var counts = TitleCounts()
    for place in sites.keys.sorted() {
      guard let site = sites[place], !site.isEmpty else { continue }
      counts.found += 1
      if site.hasKey {
        counts.keys += 1
      } else if site.hasLiteral {
        counts.literals += 1
      } else {
        let reason = site.reason?.rawValue ?? Unresolved.runTimeText.rawValue
        counts.unresolved[reason, default: 0] += 1
        counts.places.append(
          UnresolvedTitle(reason: reason, expression: site.expression, location: index.location(place)))
      }
      if site.isResolvedLocally { counts.local += 1 }
    }
    return counts
  }
}

extension TitleSite {
  /// Adds what another run found at the same place.
  fileprivate mutating func merge(_ other: TitleSite) {
    hasKey = hasKey || other.hasKey
    hasLiteral = hasLiteral || other.hasLiteral
    isEmpty = isEmpty && other.isEmpty
    isResolvedLocally = isResolvedLocally || other.isResolvedLocally
    if reason == nil {
      reason = other.reason
      expression = other.expression
    }
  }
}

extension Control {
  /// Adds what another run saw of the same control.
  fileprivate mutating func takeOver(_ other: Control) {
    titles += other.titles.filter { !titles.contains($0) }
    subtitles += other.subtitles.filter { !subtitles.contains($0) }
    if room.width == nil, other.room.width != nil { room = other.room }
    if outletChanges.changes.isEmpty, !other.outletChanges.changes.isEmpty {
      outletChanges = other.outletChanges
      specification = other.specification
      kind = other.kind
      origins = other.origins
    }
  }
}
