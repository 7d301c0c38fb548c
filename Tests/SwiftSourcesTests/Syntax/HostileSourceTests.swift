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

@Test("Whatever byte is repeated, the file is read to its end without loss", arguments: UInt8.min...UInt8.max)
func repeatedByte(_ byte: UInt8) {
  let tree = SyntaxTree([UInt8](repeating: byte, count: 4000))
  #expect(tree.rebuiltBytes() == tree.bytes)
  #expect(tree.isSound)
}

@Test("A file that ends anywhere is read to its end without loss")
func cutFiles() {
  let bytes = Array(everything.utf8)
  for count in 0..<bytes.count {
    let tree = SyntaxTree(Array(bytes[..<count]))
    #expect(tree.rebuiltBytes() == tree.bytes, "\(count)")
    #expect(tree.isSound, "\(count)")
  }
}

#if DEBUG
  /// Frames that are not optimised are about eight times as large.
  private let smallStackSize = 4 << 20
#else
  private let smallStackSize = 512 << 10
#endif

@Test("A thread of half a megabyte has stack enough for the deepest nesting", arguments: pieces)
func smallStack(_ piece: String) async {
  let isSound = await withCheckedContinuation { continuation in
    let thread = Thread {
      continuation.resume(returning: SyntaxTree(String(repeating: piece, count: 2000)).isSound)
    }
    thread.stackSize = smallStackSize
    thread.start()
  }
  #expect(isSound)
}

/// One of most constructs, to be cut anywhere.
private let everything = ##"""
  @a(b) public final class C<D: E>: F where D: G { @h var i: J? = { k }() { didSet { l() } }
  init?(m n: O = 1) throws {} ; deinit {} ; subscript(p: Q) -> R { get { s } set {} } }
  enum T: U { case v = "w", x(Y, z: A) ; indirect case b }
  func + <C>(d: inout C, e: @f (G) async -> H...) -> [I: J] { return try? k { [weak l] m, n in o } p: { q } }
  if let r = s as? T, case .u(let v)? = w, #available(x 1, *) { y() } else if z {} else {}
  for case let (a, b) in c where d { switch e { case 1..., "f\(g ? "h" : i)j": break k; @unknown default: () } }
  #if L && m(>=1.0)
  n.o?.p![q, r: s]<T>(\.u.v, #w(x), /y/, #"z\#(a)"#, 0x1F.8p3).b
  #elseif c
    .d = e ?? -f + g * h ? [i: j] : [:]
  #endif
  do { repeat {} while k } catch let l where m {} ; guard n else { throw o } ; defer {} ; typealias P<Q> = any R & S
  """##

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
