import Testing
import TitlefitAuditing

private func bytes(_ text: String) -> [UInt8] { Array(text.utf8) }

@Suite struct ChangedFilesTests {
  private func changes(names: String, patch: String = "", untracked: String = "") -> ChangedFiles {
    ChangedFiles(names: bytes(names), patch: bytes(patch), untracked: bytes(untracked)) { $0 == "module" }
  }

  @Test("changed lines are those of the new file, and a place where lines went lies between two lines")
  func lines() throws {
    let patch = """
      diff --git a/x.strings b/x.strings
      index 1..2 100644
      --- a/x.strings
      +++ b/x.strings
      @@ -3 +3 @@ heading
      -old
      +new
      @@ -10,2 +10,0 @@
      -a
      -b
      @@ -20,0 +19,2 @@
      +c
      +d
      \\ No newline at end of file

      """
    let change = try #require(changes(names: "M\0x.strings\0", patch: patch).change(of: "x.strings"))
    #expect(change == FileChange(lines: [3...3, 19...20], gaps: [10]))
    #expect(change.touches(1...3) && change.touches(20...30) && change.touches(10...11))
    #expect(!change.touches(4...10) && !change.touches(11...18))
  }

  @Test("a line of a file that looks like a heading is a line")
  func disguise() throws {
    let patch = """
      diff --git a/x.strings b/x.strings
      --- a/x.strings
      +++ b/x.strings
      @@ -1 +1,2 @@
      --- a/y.strings
      +++ b/y.strings
      +@@ -7 +7 @@

      """
    let changes = changes(names: "M\0x.strings\0", patch: patch)
    #expect(changes.change(of: "x.strings") == FileChange(lines: [1...2]))
    #expect(changes.change(of: "y.strings") == nil)
  }

  @Test("quotes, escapes and the tab behind a name with spaces are taken off")
  func oddNames() {
    let patch = """
      +++ "b/tab\\there \\"q\\" \\303\\244.strings"
      @@ -1 +1 @@
      -a
      +b
      diff --git a/two words b/two words
      +++ b/two words.strings\t
      @@ -5 +5 @@
      -a
      +b

      """
    let names = "M\0tab\there \"q\" ä.strings\0M\0two words.strings\0"
    let changes = changes(names: names, patch: patch)
    #expect(changes.change(of: "tab\there \"q\" ä.strings") == FileChange(lines: [1...1]))
    #expect(changes.change(of: "two words.strings") == FileChange(lines: [5...5]))
  }

  @Test("new, untracked and binary files and those of another type are changed as a whole; deleted ones are not there")
  func whole() {
    let changes = changes(
      names: "A\0new.xib\0M\0binary.strings\0T\0link.strings\0D\0gone.strings\0",
      untracked: "fresh.strings\0inner/\0")
    for name in ["new.xib", "binary.strings", "link.strings", "fresh.strings", "inner/any.strings"] {
      #expect(changes.change(of: name) == .whole, "\(name)")
    }
    #expect(changes.change(of: "gone.strings") == nil)
    #expect(changes.change(of: "other.strings") == nil)
  }

  @Test("a file that moved is unchanged but for its lines; another name or language makes it new")
  func renames() {
    let changes = changes(
      names: "R100\0a/de.lproj/T.strings\0b/de.lproj/T.strings\0R100\0a/de.lproj/U.strings\0a/fr.lproj/U.strings\0"
        + "R090\0a/V.xcstrings\0a/W.xcstrings\0")
    #expect(changes.change(of: "b/de.lproj/T.strings") == FileChange())
    #expect(changes.change(of: "a/fr.lproj/U.strings") == .whole)
    #expect(changes.change(of: "a/W.xcstrings") == .whole)
  }

  @Test("every file of a changed submodule counts as changed")
  func submodule() {
    #expect(changes(names: "M\0module\0").change(of: "module/de.lproj/T.strings") == .whole)
  }
}
