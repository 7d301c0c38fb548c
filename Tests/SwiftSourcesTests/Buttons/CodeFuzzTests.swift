import Testing
import TitlefitControls
import TitlefitDiagnostics
import TitlefitSwiftSources
import TitlefitTestSupport

/// Reads one text.
private func read(_ text: String) -> CodeReading {
  let reader = SwiftCodeReader()
  return reader.read([reader.parse(Array(text.utf8), file: "a.swift")], settings: CodeSettings(), on: .none)
}

@Test("Cut off anywhere, an input of the corpus is still read to an end")
func truncated() throws {
  let reader = SwiftCodeReader()
  for name in try CorpusFile.names(in: "Swift/Buttons") where name.hasSuffix(".swift") {
    let bytes = try CorpusFile.bytes("Swift/Buttons/" + name)
    for end in stride(from: 1, to: bytes.count, by: 97) {
      let file = reader.parse(Array(bytes[..<end]), file: name)
      _ = reader.read([file], settings: CodeSettings(), on: .none)
    }
  }
}

@Test("Functions that call each other, and properties that need each other, end")
func circles() {
  let text = """
    final class A: UIView {
      let b = UIButton()
      var x: String { y }
      var y: String { x }
      func one() { two(); b.setTitle(x, for: .normal) }
      func two() { one(); b.setTitle("k", for: .selected) }
    }
    class B: B { func f() { super.f() } }
    class C: D {}
    class D: C { let a = D() }
    """
  #expect(read(text).files.flatMap(\.controls).map(\.id).contains("A.b"))
}

@Test("Branches that double their outcomes stay within limits")
func branching() {
  let branches = (0..<60).map { "if f\($0) { b.setTitle(\"k\($0)\", for: .normal); c += \"\($0)\" }" }
  let text =
    "func f() { let b = UIButton(); var c = \"\"; \(branches.joined(separator: "\n")) ; b.setTitle(c, for: .normal) }"
  #expect(read(text).files.flatMap(\.controls).count == 1)
}

@Test("Deep nesting of calls and closures is given up, not followed to a crash")
func nesting() {
  let calls = String(repeating: "f(", count: 3000) + String(repeating: ")", count: 3000)
  let closures = String(repeating: "g { ", count: 3000) + String(repeating: "}", count: 3000)
  _ = read("func f() { let b = UIButton(); b.setTitle(\(calls), for: .normal) }")
  _ = read("func f() { \(closures) }")
}

@Test("Values that hold each other twice over and over are given up before they take forever")
func doubling() {
  let lists = (1..<60).map { "let a\($0) = [a\($0 - 1), a\($0 - 1)]" }.joined(separator: "\n")
  let uses = "if f { b.layer.x = a59 } else { b.layer.x = [a59] }"
  let found = read("func f() { let b = UIButton(); let a0 = [1]\n\(lists)\n\(uses); b.setTitle(\"x\", for: .normal) }")
  #expect(found.files.flatMap(\.controls).count == 1)
}

@Test("An override that names itself is read to an end")
func selfNaming() {
  let text = """
    final class A: UIButton {
      override func titleRect(forContentRect r: CGRect) -> CGRect { let s = (s); return s.insetBy(dx: 1, dy: 1) }
      override var intrinsicContentSize: CGSize { let s = (s); return CGSize(width: s.width + 1, height: s.height) }
    }
    let a = A()
    """
  #expect(read(text).files.flatMap(\.controls).first?.notes.contains("own-geometry: titleRect") == true)
}

@Test("Code nested too deeply to be followed is told with its place, and what stands beside it is read")
func nestedTooDeeply() {
  let deep = String(repeating: "(", count: 5000) + "1" + String(repeating: ")", count: 5000)
  let reading = read("let a = \(deep)\nfunc f(b: UIButton) { b.setTitle(\"OK\", for: .normal) }\n")
  let issues = reading.files.flatMap(\.issues)
  #expect(issues.map(\.code) == ["nested-too-deeply"])
  #expect(issues.first?.location.line == 1)
  #expect(reading.titles.found == 1)
}
