import TitlefitCatalogs
import TitlefitLocales
import TitlefitSourceParsing

/// One form of a text: what selects it, and the value.
struct TextForm {
  var path: VariationPath
  var value: String
  var position: TextPosition
  var state: String?
  /// The plural category of each argument's number, once variables are unfolded.
  var pluralArguments: [Int: PluralCategory] = [:]
}

/// A variable of a format: `%#@name@` stands for one of its forms.
struct FormatVariable {
  /// The argument it counts, where the file says so.
  var argument: Int?
  /// What `%arg` stands for in its forms, without the percent sign: `lld`.
  var specifier: String?
  /// Its forms, paths relative to the variable.
  var forms: [TextForm]
}

/// Replaces the variables of formats by their forms, in every combination.
///
/// Arguments keep their numbers: a text whose arguments would come out of turn gets them spelled out (`%2$lld`).
struct FormatExpander {
  /// What was met on the way, each once.
  enum Problem: Hashable {
    case missingVariable(String)
    case cycle(String)
    case missingDollar(String, argument: Int)
    case tooMany
  }

  /// The most combinations one text unfolds to.
  static let combinationLimit = 64
  private static let depthLimit = 8
  private static let stepLimit = 2048

  private let variables: [String: FormatVariable]
  private var steps = 0
  /// The problems in the order they were met.
  private(set) var problems: [Problem] = []
  /// The numbers of all arguments that were met.
  private(set) var arguments: Set<Int> = []
  /// The names of all variables that were met.
  private(set) var usedVariables: Set<String> = []

  /// Makes an expander for the variables of one localization.
  init(variables: [String: FormatVariable]) { self.variables = variables }

  /// Every text that a form unfolds to; the form itself where it has no variables.
  mutating func expand(_ form: TextForm) -> [TextForm] {
    guard form.value.utf8.contains(UInt8(ascii: "%")) else { return [form] }
    let scan = PlaceholderScan(form.value)
    let hasVariables = scan.placeholders.contains { placeholder in
      if case .variable = placeholder.kind { return true }
      return placeholder.kind == .substitutionArgument
    }
    guard hasVariables else {
      arguments.formUnion(scan.placeholders.map(\.argument))
      return [form]
    }
    steps = 0
    let seed = Context(firstArgument: 1, specifier: nil, open: [])
    return unfold(form.value, seed).map { expansion in
      TextForm(
        path: VariationPath(form.path.selectors + expansion.path.selectors), value: expansion.spelled,
        position: expansion.position ?? form.position, state: expansion.state ?? form.state,
        pluralArguments: expansion.categories)
    }
  }

  private struct Context {
    var firstArgument: Int
    var specifier: String?
    var open: [String]
  }

  private enum Piece {
    case text(String)
    case placeholder(String, argument: Int)
  }

  /// A text under way.
  private struct Expansion {
    var path = VariationPath()
    var pieces: [Piece] = []
    var position: TextPosition?
    var state: String?
    var categories: [Int: PluralCategory] = [:]

    /// The text; arguments are numbered only where they don't come in turn.
    var spelled: String {
      var turn = 0
      let inTurn = pieces.allSatisfy { piece in
        guard case .placeholder(_, let argument) = piece else { return true }
        turn += 1
        return argument == turn
      }
      return pieces.map { piece in
        switch piece {
        case .text(let text): text
        case .placeholder(let tail, let argument): inTurn ? "%" + tail : "%\(argument)$" + tail
        }
      }.joined()
    }
  }

  private mutating func unfold(_ value: String, _ context: Context) -> [Expansion] {
    let units = Array(value.utf16)
    var results = [Expansion()]
    var at = 0
    var turn = context.firstArgument
    for placeholder in PlaceholderScan(value).placeholders {
      append(.text(String(decoding: units[at..<placeholder.range.lowerBound], as: UTF16.self)), to: &results)
      at = placeholder.range.upperBound
      let raw = String(decoding: units[placeholder.range], as: UTF16.self)
      switch placeholder.kind {
      case .variable(let name):
        if placeholder.isDollarMissing { note(.missingDollar(name, argument: placeholder.argument)) }
        let named = placeholder.isNumbered ? placeholder.argument : variables[name]?.argument
        // A variable's own argument is taken even by a form that does not show it, so an inner one comes after it.
        let argument = named ?? (context.open.isEmpty ? turn : max(turn, context.firstArgument + 1))
        if !placeholder.isNumbered { turn = max(turn, argument) + 1 }
        arguments.insert(argument)
        results = combine(results, with: forms(of: name, raw: raw, argument: argument, context))
      case .substitutionArgument:
        let argument = placeholder.isNumbered ? placeholder.argument : context.firstArgument
        let piece = context.specifier.map { Piece.placeholder($0, argument: argument) } ?? .text(raw)
        append(piece, to: &results)
      default:
        let argument = placeholder.isNumbered ? placeholder.argument : turn
        if !placeholder.isNumbered { turn += 1 }
        arguments.insert(argument)
        append(.placeholder(String(placeholder.specifier.dropFirst()), argument: argument), to: &results)
      }
    }
    append(.text(String(decoding: units[at...], as: UTF16.self)), to: &results)
    return results
  }

  private mutating func forms(of name: String, raw: String, argument: Int, _ context: Context) -> [Expansion] {
    let literal = [Expansion(pieces: [.text(raw)])]
    guard let variable = variables[name], !variable.forms.isEmpty else {
      if variables[name] == nil { note(.missingVariable(name)) }
      return literal
    }
    usedVariables.insert(name)
    guard !context.open.contains(name), context.open.count < Self.depthLimit else {
      note(.cycle(name))
      return literal
    }
    var results: [Expansion] = []
    let inner = Context(firstArgument: argument, specifier: variable.specifier, open: context.open + [name])
    for form in variable.forms {
      steps += 1
      guard steps <= Self.stepLimit, results.count < Self.combinationLimit else {
        note(.tooMany)
        break
      }
      for expansion in unfold(form.value, inner) {
        var whole = expansion
        whole.path = VariationPath(form.path.selectors + expansion.path.selectors)
        whole.position = expansion.position ?? form.position
        whole.state = expansion.state ?? form.state
        if let category = form.path.innermostCategory { whole.categories[argument] = category }
        results.append(whole)
      }
    }
    return results.isEmpty ? literal : results
  }

  /// Every pair of the two; beyond the limit a selection along the diagonals, which meets each form of either side as long
  /// as neither has many more than the other.
  private mutating func combine(_ left: [Expansion], with right: [Expansion]) -> [Expansion] {
    var pairs: [(Int, Int)] = []
    if left.count * right.count <= Self.combinationLimit {
      pairs = left.indices.flatMap { first in right.indices.map { (first, $0) } }
    } else {
      note(.tooMany)
      pairs = (0..<Self.combinationLimit).map { step in
        let first = step % left.count
        return (first, (first + step / left.count) % right.count)
      }
      pairs.sort { $0 < $1 }
    }
    return pairs.map { pair in
      let (first, second) = (left[pair.0], right[pair.1])
      return Expansion(
        path: VariationPath(first.path.selectors + second.path.selectors), pieces: first.pieces + second.pieces,
        position: second.position ?? first.position, state: second.state ?? first.state,
        categories: first.categories.merging(second.categories) { earlier, _ in earlier })
    }
  }

  private func append(_ piece: Piece, to results: inout [Expansion]) {
    if case .text("") = piece { return }
    for index in results.indices { results[index].pieces.append(piece) }
  }

  private mutating func note(_ problem: Problem) {
    if !problems.contains(problem) { problems.append(problem) }
  }
}

extension VariationPath {
  /// The plural category that stands innermost, or nil.
  fileprivate var innermostCategory: PluralCategory? {
    for case .plural(let category, _) in selectors.reversed() { return category }
    return nil
  }
}
