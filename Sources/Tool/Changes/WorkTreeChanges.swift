import Foundation
import TitlefitAuditing
import TitlefitDiagnostics
import TitlefitReporters

/// What of a work tree changed since the commit that it shares with a revision.
struct WorkTreeChanges {
  /// The commit that the work tree was compared with.
  let base: String
  private let top: String
  private let files: ChangedFiles

  /// Options that keep the user's own settings of git from changing what is printed.
  private static let plain = [
    "--no-ext-diff", "--no-textconv", "--no-color", "--no-relative", "--find-renames", "--ignore-submodules=none",
  ]

  /// Compares the work tree around a folder, with what is not committed and not tracked.
  /// - Parameter extensions: of the files that matter.
  /// - Throws: ``CommandFailure/usage(_:)`` where the folder is in no repository, the revision is unknown, or shares no
  ///   commit with the work tree.
  init(since revision: String, around folder: String, extensions: [String]) throws(CommandFailure) {
    let shown = SafeText.quoted(revision)
    guard !revision.isEmpty, !revision.hasPrefix("-") else {
      throw .usage("--changed-since takes a revision such as main, and \(shown) is none")
    }
    let git = try GitProgram(in: folder)
    let found = try git.run(["rev-parse", "--show-toplevel"])
    guard found.status == 0 else {
      throw .usage("--changed-since needs a git work tree: " + Self.reason(found, else: "there is none here"))
    }
    // The line may end in white space that belongs to a folder's name, but for git's own line feed.
    top = String(decoding: found.output.last == 10 ? found.output.dropLast() : found.output[...], as: UTF8.self)
    let commit = try git.run(["rev-parse", "--verify", "--quiet", revision + "^{commit}"])
    guard commit.status == 0, !commit.line.isEmpty, commit.line.utf8.allSatisfy(Self.isHexadecimal) else {
      throw .usage("--changed-since: this repository has no revision \(shown)")
    }
    let shared = try git.run(["merge-base", commit.line, "HEAD"])
    guard shared.status == 0, !shared.line.isEmpty else {
      throw .usage(
        "--changed-since: \(shown) and the checked-out commit share none; a shallow clone has to fetch more commits")
    }
    base = shared.line
    files = try Self.files(git, base: base, top: top, extensions: extensions)
  }

  private static func files(
    _ git: GitProgram, base: String, top: String, extensions: [String]
  ) throws(CommandFailure) -> ChangedFiles {
    let patterns = ["--"] + extensions.sorted().map { ":(top,icase)*." + $0 }
    let names = try output(git, ["diff", "--name-status", "-z"] + plain + [base] + patterns)
    let patch = try output(
      git,
      ["diff", "--patch", "--unified=0", "--inter-hunk-context=0", "--src-prefix=a/", "--dst-prefix=b/"] + plain
        + [base] + patterns)
    let untracked = try output(
      git, ["ls-files", "--others", "--exclude-standard", "--full-name", "-z"] + patterns)
    return ChangedFiles(names: names, patch: patch, untracked: untracked) { FileBytes.isFolder(top + "/" + $0) }
  }

  private static func output(_ git: GitProgram, _ arguments: [String]) throws(CommandFailure) -> [UInt8] {
    let outcome = try git.run(arguments)
    guard outcome.status == 0 else {
      throw .usage("--changed-since: git failed: " + reason(outcome, else: "status \(outcome.status)"))
    }
    return outcome.output
  }

  /// Whether a byte may stand in a commit's name.
  private static func isHexadecimal(_ byte: UInt8) -> Bool { (48...57).contains(byte) || (97...102).contains(byte) }

  private static func reason(_ outcome: GitProgram.Outcome, else words: String) -> String {
    outcome.complaint.isEmpty ? words : outcome.complaint
  }

  /// What changed in a file, by the path that the report names it by; nil where nothing did.
  ///
  /// Git counts line feeds only: where single carriage returns end lines, the whole file counts as changed.
  func change(of path: String) -> FileChange? {
    let folder = URL(filePath: path).deletingLastPathComponent().path
    let link = (Self.real(folder).map { $0 + "/" } ?? "") + (path.split(separator: "/").last.map(String.init) ?? path)
    for place in [link, Self.real(path)].compactMap(\.self) where place.hasPrefix(top + "/") {
      guard let change = files.change(of: String(decoding: place.utf8.dropFirst(top.utf8.count + 1), as: UTF8.self))
      else { continue }
      return !change.isWhole && Self.hasOldLineEnds(path) ? .whole : change
    }
    return nil
  }

  /// The lines of a file as git counts them; none where it cannot be read.
  static func lines(of path: String) -> [Substring] {
    let text = String(decoding: FileManager.default.contents(atPath: path) ?? Data(), as: UTF8.self)
    return text.split(separator: "\n", omittingEmptySubsequences: false)
  }

  private static func hasOldLineEnds(_ path: String) -> Bool {
    let bytes = [UInt8](FileManager.default.contents(atPath: path) ?? Data())
    return bytes.indices.contains { index in
      bytes[index] == 13 && (index + 1 == bytes.count || bytes[index + 1] != 10)
    }
  }

  private static func real(_ path: String) -> String? {
    guard let real = realpath(path, nil) else { return nil }
    defer { free(real) }
    return String(cString: real)
  }
}

extension Report {
  /// The report without the findings in places that did not change, which are counted.
  func restricted(to changes: WorkTreeChanges, since revision: String, of reading: ProjectReading) -> Report {
    let places = ChangedPlaces(
      reading, sourceLanguage: run.sourceLanguage, change: changes.change, text: WorkTreeChanges.lines)
    var report = self
    report.findings = findings.filter(places.contain)
    report.run.changes = ChangeFacts(
      revision: revision, base: changes.base, leftOut: findings.count - report.findings.count)
    return report
  }
}
