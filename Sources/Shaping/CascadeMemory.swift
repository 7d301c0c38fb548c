import TitlefitLocales
import TitlefitTypography

/// What the cascade chose for single characters, so that a search is made once for each.
///
/// A choice depends on the font asked for, the language, the script of the stretch and the character; a memory is of the
/// first two. It grows with the number of different characters and belongs to one shaper.
final class CascadeMemory {
  /// The font that the descriptor names.
  let primary: FontInstance
  private var scripts: [ScriptMemory] = []
  /// Where the script asked for last stands.
  private var last = 0

  /// Makes an empty memory.
  init(primary: FontInstance) { self.primary = primary }

  /// A choice for a cluster.
  struct Choice {
    /// The font, the primary one where none serves the cluster.
    var font: FontInstance
    /// Whether no font has all characters of it.
    var isMissing: Bool
  }

  /// The choices of one script: a place in the list and one more for each known character, 0 for the others.
  ///
  /// Single units lie in pages of 256, clusters of two to four units in a table by their units.
  private final class ScriptMemory {
    let script: ScriptCode
    var choices: [Choice] = []
    private let pages: UnsafeMutablePointer<UnsafeMutablePointer<UInt8>?>
    private var clusters: [UInt64: UInt8] = [:]

    init(script: ScriptCode) {
      self.script = script
      pages = .allocate(capacity: 256)
      pages.initialize(repeating: nil, count: 256)
    }

    deinit {
      for index in 0..<256 { pages[index]?.deallocate() }
      pages.deallocate()
    }

    /// The place of a single unit's choice.
    @inline(__always)
    func place(of unit: UInt16) -> Int {
      guard let page = pages[Int(unit >> 8)] else { return 0 }
      return Int(page[Int(unit & 0xFF)])
    }

    /// The place of a cluster's choice.
    func place(ofCluster units: UInt64) -> Int { Int(clusters[units] ?? 0) }

    /// The place of a choice, a new one where it was not made before; 0 where there are too many.
    func place(of choice: Choice) -> Int {
      if let known = choices.firstIndex(where: { $0.font === choice.font && $0.isMissing == choice.isMissing }) {
        return known + 1
      }
      guard choices.count < 255 else { return 0 }
      choices.append(choice)
      return choices.count
    }

    func remember(_ place: Int, of unit: UInt16) {
      let index = Int(unit >> 8)
      if pages[index] == nil {
        let page = UnsafeMutablePointer<UInt8>.allocate(capacity: 256)
        page.initialize(repeating: 0, count: 256)
        pages[index] = page
      }
      pages[index]?[Int(unit & 0xFF)] = UInt8(truncatingIfNeeded: place)
    }

    func remember(_ place: Int, ofCluster units: UInt64) {
      if clusters.count >= 20_000 { clusters = [:] }
      clusters[units] = UInt8(truncatingIfNeeded: place)
    }
  }

  /// Chooses for clusters in order, from memory or by a search, and hands on the stretches of one choice.
  ///
  /// - Parameter search: chooses for a cluster by its range in the text.
  func forEachRun(
    of text: [UInt16], clusters: ArraySlice<Int>, script: ScriptCode, search: (Range<Int>) -> Choice,
    _ body: (FontRun) throws(FontError) -> Void
  ) throws(FontError) {
    let memory = memory(of: script)
    guard var start = clusters.first else { return }
    var runStart = start
    // The place of the open run's choice; 0 where its choice has none.
    var open = -1
    for end in clusters.dropFirst() where start < end {
      let place = Self.place(for: text, start..<end, memory, search)
      if place != open || place == 0 {
        if open > 0 { try body(FontRun(runStart..<start, memory.choices[open - 1])) }
        if place == 0 { try body(FontRun(start..<end, search(start..<end))) }
        open = place
        runStart = start
      }
      start = end
    }
    if open > 0 { try body(FontRun(runStart..<start, memory.choices[open - 1])) }
  }

  private func memory(of script: ScriptCode) -> ScriptMemory {
    if last < scripts.count, scripts[last].script == script { return scripts[last] }
    if let known = scripts.firstIndex(where: { $0.script == script }) {
      last = known
    } else {
      last = scripts.count
      scripts.append(ScriptMemory(script: script))
    }
    return scripts[last]
  }

  private static func place(
    for text: [UInt16], _ cluster: Range<Int>, _ memory: ScriptMemory, _ search: (Range<Int>) -> Choice
  ) -> Int {
    if cluster.count == 1 {
      let unit = text[cluster.lowerBound]
      let known = memory.place(of: unit)
      if known > 0 { return known }
      let place = memory.place(of: search(cluster))
      memory.remember(place, of: unit)
      return place
    }
    guard cluster.count <= 4 else { return memory.place(of: search(cluster)) }
    let units = cluster.reduce(UInt64(0)) { $0 << 16 | UInt64(text[$1]) }
    let known = memory.place(ofCluster: units)
    if known > 0 { return known }
    let place = memory.place(of: search(cluster))
    memory.remember(place, ofCluster: units)
    return place
  }
}

extension FontRun {
  /// A stretch served by a choice.
  fileprivate init(_ range: Range<Int>, _ choice: CascadeMemory.Choice) {
    self.init(range: range, font: choice.font, isMissing: choice.isMissing)
  }
}

/// The memories of a shaper; the one asked for last is found first.
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
