import TitlefitCatalogs
import TitlefitRuleKit

/// How the arguments of a translation differ from those of the source.
struct ArgumentComparison {
  /// The source's arguments that the text does not use, in order of their numbers.
  private(set) var missing: [Placeholder] = []
  /// The text's arguments that no text of the source has.
  private(set) var extra: [Placeholder] = []
  /// Arguments of another type than in the source: the source's, then the text's.
  private(set) var retyped: [(source: Placeholder, text: Placeholder)] = []
  /// Arguments of the same type but another size in memory.
  private(set) var resized: [(source: Placeholder, text: Placeholder)] = []
  /// Arguments with another width, precision or flags.
  private(set) var reformatted: [(source: Placeholder, text: Placeholder)] = []
  /// Whether the same unnumbered arguments stand in another order.
  private(set) var isReordered = false

  /// Compares a translation with its counterpart; nil where it has none.
  /// - Complexity: linear in the texts of the source.
  init?(_ pair: TextPair) {
    guard let source = pair.source else { return nil }
    let there = Self.arguments(of: pair.text.value)
    let wanted = Self.arguments(of: source.value)
    guard !(there.isEmpty && wanted.isEmpty) else { return nil }
    // What a variable expands to is not known here.
    guard !(there + wanted).contains(where: { Self.type($0) == nil }) else { return nil }
    let own = Self.byNumber(there)
    let known = Self.byNumber(
      (pair.unit.source?.texts ?? []).prefix(64).flatMap {
        Self.arguments(of: $0.value)
      })
    isReordered = Self.isReordered(wanted, there)
    let expected = Self.byNumber(wanted)
    missing = expected.keys.sorted().filter { own[$0] == nil }.compactMap { expected[$0] }
    if pair.isZeroForm { missing = [] }
    if pair.isExactForm { missing.removeAll { Self.isNumber($0) || expected.count == 1 } }
    extra = own.keys.sorted().filter { known[$0] == nil && expected[$0] == nil }.compactMap { own[$0] }
    for number in own.keys.sorted() where !isReordered {
      guard let here = own[number], let there = expected[number] ?? known[number] else { continue }
      if Self.type(here) != Self.type(there) {
        retyped.append((there, here))
      } else if Self.isLong(here) != Self.isLong(there) {
        resized.append((there, here))
      } else if (here.flags, here.width, here.precision) != (there.flags, there.width, there.precision) {
        reformatted.append((there, here))
      }
    }
  }

  /// The arguments of a text, numbered as if percent signs of running text were none.
  private static func arguments(of text: String) -> [Placeholder] {
    let all = PlaceholderScan(text).placeholders
    var plain = all.filter { !$0.isDoubtful }
    guard plain.count < all.count, !plain.contains(where: \.isNumbered) else { return plain }
    for index in plain.indices { plain[index].argument = index + 1 }
    return plain
  }

  private enum ArgumentType { case object, integer, floating, character, cString, pointer }

  private static func type(_ placeholder: Placeholder) -> ArgumentType? {
    switch placeholder.kind {
    case .object: .object
    case .integer, .unsigned: .integer
    case .floating: .floating
    case .character: .character
    case .cString: .cString
    case .pointer: .pointer
    case .variable, .substitutionArgument: nil
    }
  }

  private static func isNumber(_ placeholder: Placeholder) -> Bool {
    type(placeholder) == .integer || type(placeholder) == .floating
  }

  /// Whether an integer takes 64 bits on Apple's platforms.
  private static func isLong(_ placeholder: Placeholder) -> Bool {
    type(placeholder) == .integer && ["l", "ll", "q", "z", "t", "j"].contains(placeholder.lengthModifier)
  }

  private static func byNumber(_ placeholders: [Placeholder]) -> [Int: Placeholder] {
    Dictionary(placeholders.map { ($0.argument, $0) }) { first, _ in first }
  }

  private static func isReordered(_ source: [Placeholder], _ text: [Placeholder]) -> Bool {
    guard source.count > 1, source.count == text.count, !(source + text).contains(where: \.isNumbered) else {
      return false
    }
    let wanted = source.map(\.plainSpecifier)
    let there = text.map(\.plainSpecifier)
    return wanted != there && wanted.sorted() == there.sorted()
  }
}

extension Placeholder {
  /// Whether the specifier is more likely a percent sign of running text: `%0 f` in `%0 fils`, `%-o` in `100%-osan`.
  ///
  /// `% @` works all the same, since the platform passes over the flag, and no text has an at sign there.
  var isDoubtful: Bool {
    conversion != "@" && (flags.contains(" ") || (flags.contains("-") && width == nil && !hasStar))
  }
}
