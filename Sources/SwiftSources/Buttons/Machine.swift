import TitlefitControls

/// Runs code of the project in order to see what it does to buttons: every branch, nothing twice, within limits.
///
/// It knows only what the text says. Where it does not know a value it goes on with an unknown one that carries the reason,
/// and where it does not know which way the code goes it goes both ways and keeps both results.
struct Machine {
  /// What all files declare.
  let index: ProjectIndex
  /// What running code changes.
  var state = MachineState()
  /// The functions that run, innermost last.
  var frames: [Frame]
  /// The scopes that closures captured, by number.
  var captures: [(scopes: [[String: Value]], frame: Frame)] = []
  /// The constraints that were made, by number.
  var constraints: [ConstraintValue] = []
  /// The places where code sets a title, with what came of it.
  var sites: [Place: TitleSite] = [:]
  /// The functions that ran because something called them.
  var inlined: Set<Place> = []
  /// Objects that stand for values whose type the text names, by that value's place.
  var standIns: [StandInKey: Int] = [:]
  /// Functions outside the tree that look a key up by their name, with how often.
  var foreignWrappers: [String: Int] = [:]
  /// How many statements and expressions were looked at.
  var steps = 0

  private(set) var nextObject = 0
  private var nextStamp = 0

  /// The most statements and expressions of one run; what lies beyond is not read, and its titles are not found.
  static let stepLimit = 25_000
  /// The deepest chain of calls that is followed.
  static let callLimit = 10
  /// The deepest nesting of expressions and statements that is followed.
  static let depthLimit = 100
  /// How deeply the expression that is looked at is nested.
  var depth = 0

  /// Starts in a file, outside all types.
  init(index: ProjectIndex, file: Int) {
    self.index = index
    frames = [Frame(file: file)]
  }

  /// The function that runs.
  var frame: Frame {
    get { frames.last ?? Frame(file: 0) }
    set { if !frames.isEmpty { frames[frames.count - 1] = newValue } }
  }

  /// The place of a node of the file that runs.
  func place(_ node: SyntaxNode) -> Place { Place(file: frame.file, offset: node.range.lowerBound) }

  /// The steps that each function of a run may take at least, however many those before it took.
  static let functionSteps = 2_500

  /// Leaves room for one more function that nothing else called.
  mutating func grantSteps() { steps = min(steps, Self.stepLimit - Self.functionSteps) }

  /// Counts a step; false where the run's limit is reached.
  mutating func step() -> Bool {
    steps += 1
    return steps < Self.stepLimit && depth < Self.depthLimit
  }

  /// A number that orders assignments.
  mutating func stamp() -> Int {
    nextStamp += 1
    return nextStamp
  }

  /// Makes an object.
  mutating func makeObject(_ className: String, at place: Place) -> Int {
    nextObject += 1
    var object = HeapObject(className: className, origin: place)
    object.makers = frames.compactMap { $0.function?.place }
    state.heap[nextObject] = object
    return nextObject
  }

  /// Sets a field of an object.
  mutating func set(_ object: Int, _ path: String, _ value: Value) {
    let stamp = stamp()
    state.heap[object]?.set(path, value, stamp: stamp)
  }

  /// Whether an object is a button.
  func isButton(_ object: Int) -> Bool {
    state.heap[object].map { index.isButtonClass($0.className) } ?? false
  }

  /// An unknown value for an expression.
  func unknown(
    _ reason: Unresolved, _ node: SyntaxNode, typeName: String? = nil, parts: [TextValue] = []
  ) -> Value {
    Value(.unknown(UnknownValue(reason, Excerpt.of(node), typeName: typeName, parts: parts)), at: place(node))
  }

  /// Runs work on copies of the state, one a branch, and joins what they leave.
  mutating func fork(
    _ branches: [(condition: Condition?, run: (inout Machine) -> Value?)]
  ) -> Value? {
    let start = state
    // Joining states costs as much as they hold.
    steps += state.heap.count
    var ends: [(condition: Condition?, state: MachineState)] = []
    var values: [Alternative] = []
    for branch in branches {
      state = start
      let isRunning = !frame.hasReturned
      let value = branch.run(&self)
      if frame.hasReturned, isRunning {
        frame.hasReturned = false
        frame.keepReturn(under: branch.condition)
        continue
      }
      ends.append((branch.condition, state))
      if let value { values.append(Alternative(condition: branch.condition, value: value)) }
    }
    if ends.isEmpty {
      state = start
      frame.hasReturned = true
      frame.isReturnKept = true
      return nil
    }
    state = Merging.merge(ends)
    return Merging.join(values)
  }
}

/// A function that runs.
struct Frame: Sendable {
  /// The file's number.
  var file: Int
  /// The function, or nil outside functions.
  var function: FunctionDeclaration?
  /// What `self` means, or nil outside types.
  var selfValue: Value?
  /// The type whose code it is, for names and base classes, or nil.
  var typeName: String?
  /// Whether it has returned.
  var hasReturned = false
  /// Whether all ways through it have returned and ``returns`` holds their values.
  var isReturnKept = false
  /// What it returned and the state it left, by condition.
  var returns: [FrameReturn] = []
  /// What the latest `return` gave.
  var latest: FrameReturn?
  /// The button whose state decides in an update handler, or nil.
  var updatedButton: Int?

  /// Makes a frame of a file.
  init(file: Int) { self.file = file }

  /// Keeps what the latest `return` gave under the condition of the branch it stands in.
  mutating func keepReturn(under condition: Condition?) {
    if isReturnKept {
      isReturnKept = false
      return
    }
    guard var kept = latest else { return }
    kept.condition = Condition.both(condition, kept.condition)
    returns.append(kept)
    latest = nil
  }
}

/// What a way through a function returned.
struct FrameReturn: Sendable {
  /// When it goes that way.
  var condition: Condition?
  /// The value, or nil.
  var value: Value?
  /// What it left.
  var state: MachineState
}

/// What a stand-in stands for.
struct StandInKey: Hashable, Sendable {
  /// The place of the unknown value.
  var place: Place
  /// The class.
  var className: String
}

/// A place where code gives a button a title.
struct TitleSite: Sendable, Hashable {
  /// Whether some way to it gave a key.
  var hasKey = false
  /// Whether some way to it gave a text without a key.
  var hasLiteral = false
  /// Whether it takes a title away only.
  var isEmpty = true
  /// Why it could not be resolved, or nil.
  var reason: Unresolved?
  /// The expression, shortened.
  var expression = ""
  /// Whether it was resolved where it stands, without following a caller.
  var isResolvedLocally = false

  /// Whether a key or a text was found for it.
  var isResolved: Bool { hasKey || hasLiteral }
}

/// What the spelling of a name says.
enum NameShape {
  /// Whether a name begins with a capital, as types' names do.
  static func isType(_ name: String) -> Bool {
    guard let first = name.utf8.first else { return false }
    if first < 0x80 { return (65...90).contains(first) }
    return name.unicodeScalars.first?.properties.isUppercase ?? false
  }
}

/// Source text in messages.
enum Excerpt {
  /// A node's text on one line, at most 60 characters.
  static func of(_ node: SyntaxNode) -> String {
    let range = node.range
    var words: [UInt8] = []
    var isSpaceDue = false
    for byte in node.tree.bytes[range.lowerBound..<min(range.upperBound, range.lowerBound + 240)] {
      if byte == 0x20 || (0x09...0x0D).contains(byte) {
        isSpaceDue = !words.isEmpty
      } else {
        if isSpaceDue { words.append(0x20) }
        isSpaceDue = false
        words.append(byte)
      }
    }
    let text = String(decoding: words, as: UTF8.self)
    return words.count > 60 && text.count > 60 ? String(text.prefix(59)) + "…" : text
  }
}
