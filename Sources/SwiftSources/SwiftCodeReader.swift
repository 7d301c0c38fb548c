public import TitlefitControls
import TitlefitDiagnostics
import TitlefitLocking

/// Reads the buttons that Swift code makes, titles and configures.
///
/// Two passes: each file is parsed by itself, then what all files declare is put together and every type, function and
/// file is run symbolically; see `Machine`. Tests' folders are left to the caller.
public struct SwiftCodeReader: CodeReader {
  /// Makes a reader.
  public init() {}

  /// Swift files.
  public var fileExtensions: [String] { ["swift"] }

  /// Parses a file.
  public func parse(_ bytes: [UInt8], file: String) -> any CodeFile { SwiftFile(path: file, tree: SyntaxTree(bytes)) }

  /// Says what the files mean together.
  /// - Complexity: each run is bounded by `Machine.stepLimit`; there is one a type, free function and file.
  public func read(_ files: [any CodeFile], settings: CodeSettings, on threads: WorkThreads) -> CodeReading {
    let files = files.compactMap { $0 as? SwiftFile }
    let declared = Self.map(files.count, threads) { index in
      FileDeclarations(files[index].tree, file: index, readsDebugCode: settings.readsDebugCode)
    }
    let index = ProjectIndex(files, declarations: declared, settings: settings)
    let roots = Self.roots(index, declared)
    let run = CodeRun(index: index, overrides: GeometryOverrides(index: index))
    let results = Self.map(roots.count, threads) { run.run(roots[$0]) }
    return ResultJoin(index: index, results: results).reading
  }

  /// The files that can say something about buttons: those that name them, and those that name a type of such a file,
  /// whose titles they may give.
  private static func relevant(_ declared: [FileDeclarations]) -> [Bool] {
    var types: Set<String> = []
    for file in declared where file.namesButtons {
      for type in file.types { types.insert(type.name.split(separator: ".").last.map(String.init) ?? type.name) }
    }
    return declared.map { $0.namesButtons || !$0.mentions.isDisjoint(with: types) }
  }

  /// What is run: the files' statements, the functions outside types, the types, in the order of the files.
  private static func roots(_ index: ProjectIndex, _ declared: [FileDeclarations]) -> [RunRoot] {
    var roots: [RunRoot] = []
    var seen: Set<String> = []
    let relevant = relevant(declared)
    for (number, file) in declared.enumerated() where relevant[number] {
      if !file.statements.isEmpty { roots.append(.statements(file: number)) }
      roots.append(.views(file: number))
      roots += file.functions.map(RunRoot.function)
      for type in file.types where seen.insert(type.name).inserted { roots.append(.type(type.name)) }
    }
    return roots
  }

  /// Calls a function once for each number, the results in their order.
  private static func map<Result: Sendable>(
    _ count: Int, _ threads: WorkThreads, _ body: @escaping @Sendable (Int) -> Result
  ) -> [Result] {
    let collected = Collected<Result>()
    threads.run(count) { index in
      let value = body(index)
      collected.add(value, at: index)
    }
    return collected.inOrder
  }
}

/// Results of work on several threads.
private final class Collected<Result: Sendable>: Sendable {
  private let values = LockedValue<[(Int, Result)]>([])

  func add(_ value: Result, at index: Int) { values.withLock { $0.append((index, value)) } }

  var inOrder: [Result] { values.withLock { $0.sorted { $0.0 < $1.0 }.map(\.1) } }
}
