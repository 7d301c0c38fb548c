struct LexedFile { var tokens: [Token]; var issues: [SwiftIssue] }
enum Lexer {
  static func tokens(of bytes: [UInt8]) -> LexedFile {
    LexedFile(tokens: [Token(start: 0, length: 0, kind: .endOfFile, word: .none, marks: [])], issues: [])
  }
}
struct Reader {
  let bytes: [UInt8]; let lexed: LexedFile; mutating func readFile() {};
  func finish() -> ([NodeRecord], [SwiftIssue]) {
    ([NodeRecord(kind: .file, role: .root, first: 0, end: 0, name: NodeRecord.none, parent: -1, subtreeEnd: 1)], [])
  }
}
