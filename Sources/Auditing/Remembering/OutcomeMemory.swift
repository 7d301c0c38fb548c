import TitlefitControls
import TitlefitDiagnostics
import TitlefitLocales
import TitlefitLocking

/// What the last audit found out about each scene, and about each control in none, for the next audit of nearly the same
/// project.
///
/// What neither the texts nor the set-up of changed is taken over; where only lines moved, the findings move with them. The
/// report is the one that an audit without memory gives, but for the times. One memory serves one configuration, one set of
/// rules, one measurer and one drawing; whoever changes those makes a new one. Where rule modules are asked nothing is taken
/// over, since they want to see all facts.
public final class OutcomeMemory: Sendable {
  /// What is the same for all units of a run.
  struct Project: Sendable, Equatable {
    var sourceLanguage: LanguageTag
    var languages: [LanguageTag]
    /// How many controls share the pictures, or nil where none are drawn.
    var drawn: Int?
  }

  /// Which scene or control of the project is meant; those of one name are told apart by their order.
  struct Name: Sendable, Hashable {
    var file: String
    var id: String
    var isScene: Bool
    var number = 0
  }

  fileprivate struct Known: Sendable {
    var inputs: LayoutInputs
    var part: LayoutWork.Part
  }

  private struct Memory: Sendable {
    var project: Project?
    var known: [Name: Known] = [:]
    var laidOut = 0
  }

  private let memory = LockedValue(Memory())

  /// Makes an empty memory.
  public init() {}

  /// How many scenes, and controls in none, the last audit laid out itself.
  public var laidOut: Int { memory.withLock { $0.laidOut } }

  /// Does a run's work, as far as it is not known; then forgets what the run did not ask for.
  func parts(of work: LayoutWork, jobs: Int) -> [LayoutWork.Part] {
    let project = Project(
      sourceLanguage: work.project.sourceLanguage, languages: work.project.languages,
      drawn: work.gallery.map { _ in work.project.controls.count })
    let known = memory.withLock { $0.project == project ? $0.known : [:] }
    let units = work.units
    let names = Self.names(of: units, in: work.project)
    let done = ParallelMap(jobs: jobs).map(Array(0..<units.count)) { index -> (known: Known, isNew: Bool) in
      let inputs = LayoutInputs(units[index], of: work)
      if let part = known[names[index]]?.part(for: inputs, units[index]) {
        work.skip(part)
        return (Known(inputs: inputs, part: part), false)
      }
      return (Known(inputs: inputs, part: work.layOut(units[index])), true)
    }
    memory.withLock { memory in
      memory.project = project
      memory.known = Dictionary(zip(names, done.map(\.known))) { first, _ in first }
      memory.laidOut = done.count { $0.isNew }
    }
    return done.map(\.known.part)
  }

  private static func names(of units: [LayoutWork.Unit], in project: JoinedProject) -> [Name] {
    var counts: [Name: Int] = [:]
    return units.map { unit in
      var name =
        switch unit {
        case .scene(let joined): Name(file: joined.scene.location.file, id: joined.scene.id, isScene: true)
        case .control(let index): Name(of: project.controls[index].control)
        }
      counts[name, default: 0] += 1
      name.number = counts[name] ?? 1
      return name
    }
  }
}

extension OutcomeMemory.Name {
  fileprivate init(of control: Control) { self.init(file: control.location.file, id: control.id, isScene: false) }
}

extension OutcomeMemory.Known {
  /// What was found out, with the places and numbers of the new inputs; nil where they are others or a place that a finding
  /// names cannot be followed.
  fileprivate func part(for new: LayoutInputs, _ unit: LayoutWork.Unit) -> LayoutWork.Part? {
    guard inputs.key == new.key, inputs.places.count == new.places.count else { return nil }
    var moved: [SourceLocation: SourceLocation] = [:]
    for (old, new) in zip(inputs.places, new.places) {
      guard moved[old, default: new] == new else { return nil }
      moved[old] = new
    }
    return part.moved(by: moved, to: new.controls, at: unit.controls)
  }
}
