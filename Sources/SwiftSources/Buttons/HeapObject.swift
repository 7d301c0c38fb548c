import TitlefitControlLayout

/// An instance that code makes: a button, or an object of a class of the project.
struct HeapObject: Sendable, Hashable {
  /// The class.
  var className: String
  /// Where it is made, or declared.
  var origin: Place
  /// What was set, by the path of names below the object.
  var fields: [String: Value] = [:]
  /// The order in which fields were set.
  var stamps: [String: Int] = [:]
  /// The name it is known by, or nil.
  var name: ObjectName?
  /// Whether an interface document makes it.
  var isOutlet = false
  /// Whether it stands for a parameter or another value that nobody made here.
  var isStandIn = false
  /// Whether its fields are being filled, so that they are not filled twice.
  var isReady = false
  /// The functions that ran when it was made, outermost first.
  var makers: [Place] = []
  /// Remarks for the user.
  var notes: [String] = []
  /// Where a configuration with texts was replaced by one without, and no text was set since; or nil.
  var replacement: Place?

  /// Sets a field.
  mutating func set(_ path: String, _ value: Value, stamp: Int) {
    fields[path] = value.bounded
    stamps[path] = stamp
  }
}

/// A name by which code knows an object.
struct ObjectName: Sendable, Hashable {
  /// The id under which reports show it: `Type.property`, `function.local`, `local`.
  var id: String
  /// Where the name is declared.
  var place: Place
  /// How much the name says: a property more than a local one.
  var rank: Rank
  /// The class that declares it as a property, or nil.
  var owner: String?
  /// The property's own name, or nil.
  var property: String?

  /// How much a name says.
  enum Rank: Int, Sendable, Hashable, Comparable {
    /// A parameter or name that stands for something declared elsewhere.
    case implied
    /// A local constant or variable.
    case local
    /// A property or a global variable.
    case property

    static func < (left: Rank, right: Rank) -> Bool { left.rawValue < right.rawValue }
  }
}

/// Everything that running code changes, so that branches can run on copies.
struct MachineState: Sendable {
  /// The objects by number.
  var heap: [Int: HeapObject] = [:]
  /// The local names of the function that runs, innermost scope last.
  var scopes: [[String: Value]] = [[:]]

  /// Looks a local name up.
  func local(_ name: String) -> Value? {
    for scope in scopes.reversed() { if let value = scope[name] { return value } }
    return nil
  }

  /// Sets a local name where it is declared; false where it is not.
  mutating func setLocal(_ name: String, _ value: Value) -> Bool {
    for index in scopes.indices.reversed() where scopes[index][name] != nil {
      scopes[index][name] = value.bounded
      return true
    }
    return false
  }

  /// Declares a name in the innermost scope.
  mutating func declare(_ name: String, _ value: Value) {
    guard !scopes.isEmpty else { return }
    scopes[scopes.count - 1][name] = value.bounded
  }
}
