import Foundation
import TitlefitDiagnostics
import TitlefitSwiftSources

/// `titlefit-dev swift …`: shows and checks how Swift files are read.
struct SwiftSourcesCommand {
  private enum Action: String { case tokens, tree, lossless, speed }

  private let action: Action
  private let paths: [String]

  /// Takes what stands after `swift`, or nil where that makes no sense.
  init?(_ arguments: [String]) {
    guard let action = arguments.first.flatMap(Action.init), arguments.count > 1 else { return nil }
    self.action = action
    paths = Array(arguments.dropFirst())
  }

  /// Runs the command and returns the exit code.
  func run() -> Int32 {
    let files = paths.flatMap(Self.files)
    switch action {
    case .tokens: for file in files { printTokens(file) }
    case .tree: for file in files { printTree(file) }
    case .lossless: return checkLosslessness(files)
    case .speed: measureSpeed(files)
    }
    return 0
  }

  /// The Swift files and interfaces that a path means, sorted; folders with all they hold.
  private static func files(_ path: String) -> [String] {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue else {
      return [path]
    }
    let names = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
    return names.filter { ($0.hasSuffix(".swift") || $0.hasSuffix(".swiftinterface")) && !$0.hasPrefix(".build/") }
      .sorted().map { path + "/" + $0 }
  }

  private func bytes(_ file: String) -> [UInt8] { FileManager.default.contents(atPath: file).map(Array.init) ?? [] }

  // MARK: Tokens and trees

  private func printTokens(_ file: String) {
    var output = "== \(file)\n"
    let bytes = bytes(file)
    for token in SyntaxTree(bytes).tokens where token.kind != .endOfFile {
      let isOperator = token.kind != .stringSegment
      let isAngle =
        isOperator && token.length == 1 && [UInt8(ascii: "<"), UInt8(ascii: ">")].contains(bytes[Int(token.start)])
      output += "\(token.start) \(token.end) \(isAngle ? "angle" : Self.word(for: token.kind))\n"
    }
    FileHandle.standardOutput.write(Data(output.utf8))
  }

  /// The word by which `Tests/SwiftOracle` names a token's kind.
  private static func word(for kind: TokenKind) -> String {
    switch kind {
    case .identifier, .keyword: "word"
    case .integerLiteral: "integer"
    case .floatLiteral: "float"
    case .stringStart: "stringStart"
    case .stringSegment: "segment"
    case .interpolationStart: "interpolation"
    case .interpolationEnd: "interpolationEnd"
    case .stringEnd: "stringEnd"
    case .regexLiteral: "regex"
    case .prefixOperator: "prefix"
    case .postfixOperator: "postfix"
    case .binaryOperator: "binary"
    case .postfixQuestion, .infixQuestion: "question"
    case .unknown: "unknown"
    default: "mark"
    }
  }

  private func printTree(_ file: String) {
    let tree = SyntaxTree(bytes(file))
    var output = "== \(file)\n"
    for node in tree.root.subtree {
      let depth = Array(node.ancestors).count
      let place = node.position
      output += String(repeating: "  ", count: depth) + "\(node.role): \(node.kind)"
      if let name = node.name { output += " \(name)" }
      output += " \(place.line):\(place.column)\n"
    }
    for (issue, location) in tree.locations(in: file) {
      output += "\(file):\(location.line):\(location.column): \(issue.kind.rawValue)\n"
    }
    FileHandle.standardOutput.write(Data(output.utf8))
  }

  // MARK: Checks

  /// Whether tokens lie in order and only white space and comments between them, and nodes inside their parents.
  private func checkLosslessness(_ files: [String]) -> Int32 {
    var faults = 0
    var issues = 0
    var bytesRead = 0
    for file in files {
      let bytes = bytes(file)
      let tree = SyntaxTree(bytes)
      bytesRead += bytes.count
      issues += tree.issues.count
      for (issue, location) in tree.locations(in: file) {
        print("\(file):\(location.line):\(location.column): \(issue.kind.rawValue)")
      }
      guard tree.rebuiltBytes() == bytes, tree.isSound else {
        print("\(file): tokens or nodes out of order")
        faults += 1
        continue
      }
    }
    print("\(files.count) files, \(bytesRead) bytes, \(issues) issues, \(faults) faults")
    return faults == 0 ? 0 : 1
  }

  private func measureSpeed(_ files: [String]) {
    let contents = files.map(bytes)
    let total = contents.reduce(0) { $0 + $1.count }
    for _ in 0..<5 {
      var nodes = 0
      var tokens = 0
      // The processor's time: other processes on the machine do not count.
      let start = clock()
      for bytes in contents {
        let tree = SyntaxTree(bytes)
        nodes += tree.nodeCount
        tokens += tree.tokens.count
      }
      let seconds = Double(clock() - start) / Double(CLOCKS_PER_SEC)
      let speed = String(format: "%.1f", Double(total) / seconds / 1e6)
      print("\(speed) MB/s (\(files.count) files, \(total) bytes, \(tokens) tokens, \(nodes) nodes)")
    }
  }
}
