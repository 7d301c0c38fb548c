public import TitlefitDiagnostics

/// A reader of source files, which has to see all files of a project before it can say what one of them means.
public protocol CodeReader: Sendable {
  /// The file name extensions it reads, lower case, without the dot.
  var fileExtensions: [String] { get }

  /// Reads one file's bytes into what the reader keeps of it; never throws, and may be called from several threads.
  func parse(_ bytes: [UInt8], file: String) -> any CodeFile

  /// Says what the files mean together.
  /// - Parameters:
  ///   - files: what ``parse(_:file:)`` made, in the order of their paths.
  ///   - threads: runs independent pieces of the work, on several threads where the caller has them.
  /// - Returns: the same for the same files, whatever the number of threads.
  func read(_ files: [any CodeFile], settings: CodeSettings, on threads: WorkThreads) -> CodeReading
}

/// One source file as its reader keeps it.
public protocol CodeFile: Sendable {
  /// The file's path.
  var path: String { get }
}

/// Runs pieces of work that do not depend on each other.
public struct WorkThreads: Sendable {
  /// Calls the body once for each number below the count, in any order, and returns when all are done.
  public var run: @Sendable (_ count: Int, _ body: @escaping @Sendable (Int) -> Void) -> Void

  /// Makes threads from a function that runs the pieces.
  public init(run: @escaping @Sendable (_ count: Int, _ body: @escaping @Sendable (Int) -> Void) -> Void) {
    self.run = run
  }

  /// The calling thread alone.
  public static let none = WorkThreads { count, body in for index in 0..<max(0, count) { body(index) } }
}

/// What a project says about its code: the functions that look texts up, and the types that a generator makes.
public struct CodeSettings: Sendable, Hashable {
  /// Functions and members of strings that look a key up.
  public var wrappers: [TextWrapper]
  /// The root types of generated members, beyond the generators' usual names.
  public var generated: [GeneratedRoot]
  /// Whether branches of `#if DEBUG` and previews count.
  public var readsDebugCode: Bool

  /// Makes settings; without arguments those of a project that says nothing.
  public init(wrappers: [TextWrapper] = [], generated: [GeneratedRoot] = [], readsDebugCode: Bool = false) {
    self.wrappers = wrappers
    self.generated = generated
    self.readsDebugCode = readsDebugCode
  }
}

/// A function such as `tr("key")`, or a member of strings such as `"key".localized`, that looks a key up.
public struct TextWrapper: Sendable, Hashable {
  /// The name without arguments, with the types before it where there are some: `tr`, `Localizer.text`.
  public var name: String
  /// The table it looks in.
  public var table: String

  /// Makes a wrapper.
  public init(name: String, table: String = "Localizable") {
    self.name = name
    self.table = table
  }
}

/// A type whose members a generator makes from keys.
public struct GeneratedRoot: Sendable, Hashable {
  /// The type, such as `L10n`, or `R.string`.
  public var name: String
  /// The table of all its members, or nil where the first component names it or the project has one table.
  public var table: String?

  /// Makes a root.
  public init(name: String, table: String? = nil) {
    self.name = name
    self.table = table
  }
}

/// What a reader of code got out of all files together.
public struct CodeReading: Sendable, Hashable {
  /// The controls and issues, one reading a file, in the files' order.
  public var files: [ControlReading]
  /// What classes below UIButton do to every button of theirs, by class name.
  public var classes: [String: ButtonClass]
  /// The class that each class of the code names as its base.
  public var bases: [String: String]
  /// Properties that interface documents fill with a key, as `@IBInspectable` titles are.
  public var inspectableTitles: [InspectableTitle]
  /// The functions that code looks texts up with, for the configuration that `init` writes.
  public var wrappers: [TextWrapper]
  /// What came of the places that give buttons a title.
  public var titles: TitleCounts

  /// Makes a reading.
  public init(
    files: [ControlReading] = [], classes: [String: ButtonClass] = [:], bases: [String: String] = [:],
    inspectableTitles: [InspectableTitle] = [], wrappers: [TextWrapper] = [], titles: TitleCounts = TitleCounts()
  ) {
    self.files = files
    self.classes = classes
    self.bases = bases
    self.inspectableTitles = inspectableTitles
    self.wrappers = wrappers
    self.titles = titles
  }
}

/// What a class below UIButton does to every button of its own.
public struct ButtonClass: Sendable, Hashable {
  /// The changes in their order, those of base classes first.
  public var changes: [ButtonChange]
  /// The texts it gives, later ones of one state replacing earlier ones.
  public var titles: [ControlText]
  /// What it changes under conditions.
  public var variants: [ConditionalChanges]

  /// Makes a class.
  public init(changes: [ButtonChange] = [], titles: [ControlText] = [], variants: [ConditionalChanges] = []) {
    self.changes = changes
    self.titles = titles
    self.variants = variants
  }
}

/// A property of buttons that documents fill with a key.
public struct InspectableTitle: Sendable, Hashable {
  /// The class it belongs to, `UIButton` for all buttons.
  public var className: String
  /// The property, which documents name as key path.
  public var property: String
  /// The table that the code looks in.
  public var table: String

  /// Makes a property.
  public init(className: String, property: String, table: String) {
    self.className = className
    self.property = property
    self.table = table
  }
}

/// What came of the places in code that give buttons a title; a place counts once, however often it runs.
public struct TitleCounts: Sendable, Hashable {
  /// The places that give a title and not only take one away.
  public var found = 0
  /// Those with a key at least.
  public var keys = 0
  /// Those with a text without a key, and no key.
  public var literals = 0
  /// The others, by reason.
  public var unresolved: [String: Int] = [:]
  /// Those that were resolved where they stand, without their function's callers.
  public var local = 0
  /// The places that were not resolved, in order.
  public var places: [UnresolvedTitle] = []

  /// Makes counts of nothing.
  public init() {}
}

/// A place that gives a button a title which could not be found out.
public struct UnresolvedTitle: Sendable, Hashable {
  /// Why, a stable word.
  public var reason: String
  /// The expression, shortened.
  public var expression: String
  /// Where.
  public var location: SourceLocation

  /// Makes an unresolved title.
  public init(reason: String, expression: String, location: SourceLocation) {
    self.reason = reason
    self.expression = expression
    self.location = location
  }
}
