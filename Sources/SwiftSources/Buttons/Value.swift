import TitlefitControlLayout
import TitlefitControls
import TitlefitLocales
import TitlefitTypography

/// A place in one of the project's files: the file's number and a byte in it.
struct Place: Sendable, Hashable, Comparable {
  /// The file's number in the project.
  var file: Int
  /// The byte in the file.
  var offset: Int

  static func < (left: Place, right: Place) -> Bool { (left.file, left.offset) < (right.file, right.offset) }
}

/// What an expression means, as far as the text of the project says it, and where it stands.
struct Value: Sendable, Hashable {
  /// What it means.
  var content: Content
  /// Where the expression that gave the value stands.
  var place: Place

  /// Makes a value.
  init(_ content: Content, at place: Place) {
    self.content = content
    self.place = place
  }

  /// Whether the value has more parts than any that code means; growing further, values that hold each other twice would
  /// take forever to compare.
  var isTooLarge: Bool {
    var budget = 2000
    count(&budget)
    return budget <= 0
  }

  private func count(_ budget: inout Int) {
    budget -= 1
    guard budget > 0 else { return }
    switch content {
    case .record(let record): for part in record.fields.values where budget > 0 { part.count(&budget) }
    case .list(let values): for part in values where budget > 0 { part.count(&budget) }
    case .alternatives(let list): for part in list where budget > 0 { part.value.count(&budget) }
    case .implicit(let member): for part in member.arguments ?? [] where budget > 0 { part.value.count(&budget) }
    default: break
    }
  }

  /// Itself, or an unknown value in its place where it is too large.
  var bounded: Value {
    isTooLarge ? Value(.unknown(UnknownValue(.functionResult, "…")), at: place) : self
  }

  /// Whether nothing was ever assigned.
  var isAbsent: Bool { content == .absent }

  /// The elements of a list; itself where it is none.
  var elements: [Value] { if case .list(let values) = content { values } else { [self] } }

  /// The values it may have, each with its condition; itself where there is only one.
  var alternatives: [Alternative] {
    if case .alternatives(let list) = content { list } else { [Alternative(condition: nil, value: self)] }
  }
}

/// One of the values that an expression may have.
struct Alternative: Sendable, Hashable {
  /// When it has it, or nil where nothing is known about that.
  var condition: Condition?
  /// The value.
  var value: Value
}

/// Under which circumstances code runs.
struct Condition: Sendable, Hashable {
  /// The code's own words, shortened.
  var text: String
  /// The state of the control that it asks for, or nil.
  var state: ControlState?

  /// Makes a condition.
  init(_ text: String, state: ControlState? = nil) {
    self.text = text
    self.state = state
    parts = [text]
  }

  /// The conditions that it consists of.
  var parts: [String]

  /// Both at once.
  static func both(_ outer: Condition?, _ inner: Condition?) -> Condition? {
    guard let outer else { return inner }
    guard let inner, inner != outer else { return outer }
    var joined = Condition(outer.text + " and " + inner.text, state: inner.state ?? outer.state)
    joined.parts = outer.parts + inner.parts
    return joined
  }
}

/// What a value can be.
indirect enum Content: Sendable, Hashable {
  /// Nothing was assigned.
  case absent
  /// `nil`
  case null
  /// A text, localized or not.
  case text(TextValue)
  /// A number.
  case number(Double)
  /// A truth value.
  case bool(Bool)
  /// An instance of a class, by its number in the heap.
  case object(Int)
  /// A value with fields: a configuration, insets, attributes.
  case record(Record)
  /// A font.
  case font(FontDescriptor)
  /// An image by its name.
  case image(name: String, isSymbol: Bool)
  /// `.name` or `.name(…)`, to be understood where the type is known.
  case implicit(ImplicitMember)
  /// A type as a value.
  case type(String)
  /// A closure.
  case closure(ClosureValue)
  /// A list.
  case list([Value])
  /// One of a view's anchors or a multiple of them.
  case anchor(AnchorValue)
  /// A constraint that was made and perhaps not activated; its number in the machine's list.
  case constraint(Int)
  /// A case of an enum of the project.
  case enumCase(type: String, name: String)
  /// One of several.
  case alternatives([Alternative])
  /// What the text of the project does not say.
  case unknown(UnknownValue)
}

/// A text and where it comes from.
struct TextValue: Sendable, Hashable {
  /// Its source.
  var source: TextSource
  /// What is done to it before it is shown.
  var transform: TextTransform?
  /// The font that its own attributes give it, or nil.
  var font: FontDescriptor?

  /// Makes a text.
  init(_ source: TextSource) { self.source = source }

  /// The characters where no catalog translates them, or nil.
  var literal: String? { if case .literal(let text) = source { text } else { nil } }

  /// The pieces that the text is put together from.
  var pieces: [TextPiece] {
    if case .composed(let pieces) = source, transform == nil { return pieces }
    if literal == "" { return [] }
    return [TextPiece(source, transform: transform)]
  }

  /// The most pieces that are followed in one text.
  private static let mostPieces = 32

  /// Texts one after the other; what stands between them is literal. Nil where they have more pieces than are followed.
  static func joined(_ texts: [TextValue]) -> TextValue? {
    var pieces: [TextPiece] = []
    for piece in texts.flatMap(\.pieces) {
      if case .literal(let more) = piece.source, piece.transform == nil,
        case .literal(let known)? = pieces.last?.source,
        pieces.last?.transform == nil
      {
        pieces[pieces.count - 1] = TextPiece(.literal(known + more))
      } else {
        pieces.append(piece)
      }
    }
    if pieces.isEmpty { return TextValue(.literal("")) }
    if pieces.count == 1, let only = pieces.first {
      var text = TextValue(only.source)
      text.transform = only.transform
      return text
    }
    return pieces.count > mostPieces ? nil : TextValue(.composed(pieces))
  }
}

/// A value that could not be found out.
struct UnknownValue: Sendable, Hashable {
  /// Why.
  var reason: Unresolved
  /// The expression, shortened.
  var expression: String
  /// The type that is written for it, without optional marks, or nil.
  var typeName: String?
  /// The localized texts that go into it.
  var parts: [TextValue]
  /// Whether code cuts a localized text to a number of characters.
  var isCut = false

  /// Makes an unknown value.
  init(_ reason: Unresolved, _ expression: String, typeName: String? = nil, parts: [TextValue] = []) {
    self.reason = reason
    self.expression = expression
    self.typeName = typeName
    self.parts = parts
  }
}

/// Why a value could not be found out; the raw values are the stable words that reports count.
enum Unresolved: String, Sendable, Hashable, CaseIterable {
  /// A parameter of a function that nobody calls in a readable way.
  case parameter
  /// A member of a value whose type is not known.
  case memberOfValue = "member-of-value"
  /// What a function returns that could not be read.
  case functionResult = "function-result"
  /// Interpolation, numbers and data of the user.
  case runTimeText = "run-time-text"
  /// Localized texts put together with others.
  case joinedText = "joined-text"
  /// A stored property that is set elsewhere.
  case setElsewhere = "set-elsewhere"
  /// A loop's or pattern's value.
  case loopOrBinding = "loop-or-binding-value"
  /// A value of a dictionary.
  case dictionaryValue = "dictionary-value"
  /// A key that is no literal.
  case keyNotLiteral = "key-not-literal"
  /// A generated member whose file is not in the tree.
  case generatedMember = "generated-member"
  /// A name that several declarations have.
  case severalDeclarations = "several-declarations"
  /// A declaration outside the tree.
  case declarationOutside = "declaration-outside"
  /// The button that a key is set on.
  case controlNotFound = "control-not-found"
  /// Code that no run came to: nothing calls it in a readable way, or the runs' limits lie before it.
  case notReached = "not-reached"
}

/// A value type's fields.
struct Record: Sendable, Hashable {
  /// Which type it is.
  var type: RecordType
  /// The fields that code set.
  var fields: [String: Value]

  /// Makes a record.
  init(_ type: RecordType, _ fields: [String: Value] = [:]) {
    self.type = type
    self.fields = fields
  }
}

/// The value types of UIKit that buttons need.
enum RecordType: Sendable, Hashable {
  /// `UIButton.Configuration`
  case configuration
  /// `NSDirectionalEdgeInsets`, `UIEdgeInsets`, `EdgeInsets`
  case insets
  /// `CGSize`, `CGRect`
  case geometry
  /// Attributes of a text: a dictionary, an `AttributeContainer`, a transformer's result.
  case attributes
  /// `UIAction`
  case action
  /// A SwiftUI view with its modifiers.
  case view
}

/// `.name` or `.name(…)`.
struct ImplicitMember: Sendable, Hashable {
  /// The name after the dot.
  var name: String
  /// The arguments, or nil where it is not called.
  var arguments: [ArgumentValue]?
}

/// An argument of a call.
struct ArgumentValue: Sendable, Hashable {
  /// The label, or nil.
  var label: String?
  /// The value.
  var value: Value
}

/// A closure with what it can see.
struct ClosureValue: Sendable, Hashable {
  /// The closure's or local function's node.
  var node: SyntaxNode
  /// The number of the captured scopes in the machine's list.
  var captures: Int
}

/// An anchor of a view.
struct AnchorValue: Sendable, Hashable {
  /// The button it belongs to, by its number in the heap, or nil for another view.
  var object: Int?
  /// The view as written.
  var owner: String
  /// `width`, `height`, `leading`, `trailing`, `left`, `right`, `top`, `bottom`, `centerX` …
  var edge: String
}
