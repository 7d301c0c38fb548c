import Foundation
import Testing
import TitlefitSwiftSources
import TitlefitTestSupport

/// Pieces that open, chain or close something, repeated below until they hurt.
private let pieces = [
  "(", "\"", "/*", "{", "[", "\"\\(", "a<", "#if A\n", "a.", "a+", "a ? b : ", "if a {} else ", "@a ", "\\", "(/",
  "(/\\",
  "switch a {case b: ", "func a(", "func a<", "a as [", "let a: (", ")", "}", "({[", "<#", "`", "#\"", "\"\"\"", "{ (",
  ",", ":", "a -> ", "try ", "- ", "-(", "\\.a", "@a(", "private ", "\"a\" + ", "a\n#if A\n.a\n", "#endif\n",
  "a { b in ",
  "a is B as C ", ")]}", "\"\"\"\\(", "await ", "! -", "\u{0}", "a(b: [c { d in if e { f(g: {",
]

@Test("Whatever is repeated, the file is read to its end without loss", arguments: pieces)
func repetition(_ piece: String) {
  let tree = SyntaxTree(String(repeating: piece, count: 4000))
  #expect(tree.rebuiltBytes() == tree.bytes)
  #expect(tree.isSound)
}

@Test("The cases of a switch may lie in many conditions")
func nestedConditionalCases() {
  let tree = SyntaxTree("switch a {\n" + String(repeating: "#if A\n", count: 4000))
  #expect(tree.isSound)
}

@Test("A chain longer than the tree is high keeps its end and says so")
func longChain() {
  let tree = SyntaxTree("a" + String(repeating: ".b()", count: 2000) + ".setTitle(c)")
  #expect(tree.root.items.first?.calls("setTitle") == true)
  #expect(tree.issues.map(\.kind) == [.nestedTooDeeply])
}

@Test("Every Swift file of the repository is read without loss and without issue")
func ownFiles() throws {
  for folder in ["Sources", "Tests", "Plugins"] {
    let top = CorpusFile.repository.appending(path: folder)
    let names = FileManager.default.enumerator(atPath: top.path)?.compactMap { $0 as? String } ?? []
    for name in names.sorted() where name.hasSuffix(".swift") {
      let tree = SyntaxTree([UInt8](try Data(contentsOf: top.appending(path: name))))
      #expect(tree.rebuiltBytes() == tree.bytes, "\(name)")
      #expect(tree.isSound, "\(name)")
      #expect(tree.issues.isEmpty, "\(name): \(tree.issues)")
    }
  }
}

@Test("A file with bytes changed at random is read to its end without loss", arguments: 0..<40)
func mutations(_ seed: Int) throws {
  var bytes = [UInt8](try Data(contentsOf: CorpusFile.repository.appending(path: "Package.swift")))
  var generator = SeededGenerator(seed: UInt64(seed))
  let marks = Array("(){}[]\"\\#/*`<>?!.,:;@\n\r".utf8)
  for _ in 0..<20 {
    guard let place = bytes.indices.randomElement(using: &generator), let mark = marks.randomElement(using: &generator)
    else { continue }
    if Bool.random(using: &generator) { bytes[place] = mark } else { bytes.remove(at: place) }
  }
  let tree = SyntaxTree(bytes)
  #expect(tree.rebuiltBytes() == bytes)
  #expect(tree.isSound)
}
