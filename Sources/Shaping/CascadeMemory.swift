import Synchronization
import TitlefitLocales
import TitlefitTypography

/// What the cascade chose for single characters, so that a search is made once for each.
///
/// A choice depends on the font asked for, the language, the script of the stretch and the character; a memory is of the
/// first two. It grows with the number of different characters and belongs to one collection.
final class CascadeMemory: Sendable {
  /// The font that the descriptor names.
  let primary: FontInstance
  private let scripts = Mutex<[ScriptMemory]>([])

  /// Makes an empty memory.
  init(primary: FontInstance) { self.primary = primary }

  /// A choice for a cluster.
  struct Choice {
    /// The font, the primary one where none serves the cluster.
    var font: FontInstance
    /// Whether no font has all characters of it.
    var isMissing: Bool
  }

  /// The choices of one script, by UTF-16 unit in pages of 256: places in the list and one more, 0 for not known.
  private struct ScriptMemory {
    var script: ScriptCode
    var choices: [Choice] = []
    var pages: [[UInt8]] = Array(repeating: [], count: 256)

    func choice(of unit: UInt16) -> Choice? {
      let page = pages[Int(unit >> 8)]
      guard !page.isEmpty else { return nil }
      let place = Int(page[Int(unit & 0xFF)])
      return place == 0 ? nil : choices[place - 1]
    }

    mutating func remember(_ choice: Choice, of unit: UInt16) {
      var place = choices.firstIndex { $0.font === choice.font && $0.isMissing == choice.isMissing }
      if place == nil, choices.count < 255 {
        place = choices.count
        choices.append(choice)
      }
      guard let place else { return }
      if pages[Int(unit >> 8)].isEmpty { pages[Int(unit >> 8)] = [UInt8](repeating: 0, count: 256) }
      pages[Int(unit >> 8)][Int(unit & 0xFF)] = UInt8(place + 1)
    }
  }

  /// Chooses for clusters in order, from memory or by a search.
  ///
  /// - Parameter search: chooses for a cluster by its range in the text.
  func runs(
    for text: [UInt16], clusters: ArraySlice<Int>, script: ScriptCode, search: (Range<Int>) -> Choice
  ) -> [FontRun] {
    scripts.withLock { scripts in
      let place =
        scripts.firstIndex { $0.script == script }
        ?? {
          scripts.append(ScriptMemory(script: script))
          return scripts.count - 1
        }()
      var runs: [FontRun] = []
      guard var start = clusters.first else { return runs }
      for end in clusters.dropFirst() where start < end {
        let choice = Self.choice(for: text, start..<end, &scripts[place], search)
        if let last = runs.last, last.font === choice.font, last.isMissing == choice.isMissing {
          runs[runs.count - 1].range = last.range.lowerBound..<end
        } else {
          runs.append(FontRun(range: start..<end, font: choice.font, isMissing: choice.isMissing))
        }
        start = end
      }
      return runs
    }
  }

  private static func choice(
    for text: [UInt16], _ cluster: Range<Int>, _ memory: inout ScriptMemory, _ search: (Range<Int>) -> Choice
  ) -> Choice {
    guard cluster.count == 1 else { return search(cluster) }
    let unit = text[cluster.lowerBound]
    if let known = memory.choice(of: unit) { return known }
    let choice = search(cluster)
    memory.remember(choice, of: unit)
    return choice
  }
}

/// The memories of a collection; the one asked for last is found first.
struct CascadeMemories {
  private var list: [(descriptor: FontDescriptor, language: LanguageTag, memory: CascadeMemory)] = []
  private var places: [Key: Int] = [:]
  private var last = 0

  private struct Key: Hashable {
    var descriptor: FontDescriptor
    var language: LanguageTag
  }

  /// The memory of a descriptor in a language, or nil where there is none yet.
  mutating func memory(of descriptor: FontDescriptor, language: LanguageTag) -> CascadeMemory? {
    if last < list.count, list[last].descriptor == descriptor, list[last].language == language {
      return list[last].memory
    }
    guard let place = places[Key(descriptor: descriptor, language: language)] else { return nil }
    last = place
    return list[place].memory
  }

  /// Keeps a memory.
  mutating func keep(_ memory: CascadeMemory, of descriptor: FontDescriptor, language: LanguageTag) {
    last = list.count
    places[Key(descriptor: descriptor, language: language)] = list.count
    list.append((descriptor, language, memory))
  }
}
