import Testing

/// Files that are written by a program, or are tables.
private func isExempt(_ path: String) -> Bool {
  path.contains("+Generated") || path.hasSuffix("Table.swift") || path.hasSuffix("Data.swift")
    || path == "Package.swift"
}

@Test("No file is longer than 400 lines")
func fileLengths() {
  let long = SourceTree.swift.filter { !isExempt($0.path) && $0.lines.count > 401 }
  #expect(long.map { "\($0.path): \($0.lines.count)" } == [])
}

@Test("No function is longer than 60 lines")
func functionLengths() {
  let long = SourceTree.swift.filter { !isExempt($0.path) }.flatMap { file in
    FunctionScan(file).functions.filter { $0.length > 60 }.map { "\(file.path):\($0.line): \($0.length) lines" }
  }
  #expect(long == [])
}

@Test("The scan finds a function's lines from its first line to its brace")
func scan() {
  let file = SourceFile(
    path: "a.swift", text: "struct A {\n  func f(\n    a: Int\n  ) {\n    print(a)\n  }\n\n  init() {}\n}\n")
  #expect(FunctionScan(file).functions.map(\.line) == [2, 8])
  #expect(FunctionScan(file).functions.map(\.length) == [5, 1])
}

/// The functions of a formatted file: each ends at the brace that stands as deep as its first line.
struct FunctionScan {
  struct Function {
    var line: Int
    var length: Int
  }

  let functions: [Function]

  init(_ file: SourceFile) {
    var functions: [Function] = []
    for (index, line) in file.lines.enumerated() where Self.startsFunction(line) {
      let depth = line.prefix { $0 == " " }.count
      var end = index
      if !(line.hasSuffix("}") && line.contains("{")) {
        let rest = file.lines[(index + 1)...]
        let close = rest.firstIndex { $0.prefix { $0 == " " }.count == depth && $0.dropFirst(depth).first == "}" }
        guard let close else { continue }
        end = close
      }
      functions.append(Function(line: index + 1, length: end - index + 1))
    }
    self.functions = functions
  }

  private static func startsFunction(_ line: Substring) -> Bool {
    let words = line.split(separator: " ", omittingEmptySubsequences: true)
    let modifiers: Set<Substring> = [
      "public", "private", "fileprivate", "internal", "package", "static", "final", "mutating", "override",
      "nonisolated", "convenience", "required", "@Sendable", "@inlinable", "class",
    ]
    guard let first = words.first(where: { !modifiers.contains($0) }) else { return false }
    return first == "func" || first.hasPrefix("init(") || first.hasPrefix("init?(") || first == "deinit"
      || first.hasPrefix("subscript(")
  }
}
