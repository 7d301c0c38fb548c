/// The findings that a team has accepted, by fingerprint: later runs report only what is not among them.
///
/// The file is text: `# titlefit baseline 1`, then one entry a line in the order of the fingerprints:
/// fingerprint, count, rule, language (`-` where the finding has none) and, for people, the subject in words.
public struct Baseline: Sendable, Hashable {
  /// The entries, one a fingerprint, in the order of their fingerprints.
  public private(set) var entries: [BaselineEntry]

  /// The version of the file's form that is written and read.
  public static let version = 1

  private static let heading = "# titlefit baseline "

  /// Accepts findings; what is switched off is left out.
  public init(accepting findings: [Finding]) {
    var byPrint: [String: BaselineEntry] = [:]
    for finding in findings where finding.severity != .off {
      let print = finding.fingerprint.description
      byPrint[print, default: BaselineEntry(finding)].count += 1
    }
    entries = Self.ordered(byPrint)
  }

  /// Reads a baseline's text.
  ///
  /// Empty lines and comments are passed over. Of two lines with one fingerprint, as a merge leaves them, the greater
  /// count holds; the order of lines does not matter.
  /// - Throws: ``BaselineFault`` at the first line that is no entry, a conflict marker among them.
  /// - Complexity: linear in the length, but for the ordering.
  public init(text: String) throws(BaselineFault) {
    var byPrint: [String: BaselineEntry] = [:]
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (index, line) in lines.enumerated() {
      let version = line.hasPrefix(Self.heading) ? line.dropFirst(Self.heading.count).prefix { $0 != ":" } : nil
      if let version, version != "\(Self.version)" {
        throw BaselineFault(line: index + 1, message: "this baseline is of another version than \(Self.version)")
      }
      guard !line.hasPrefix("#"), line.contains(where: { !$0.isWhitespace }) else { continue }
      guard let entry = BaselineEntry(line: line) else {
        let isConflict = ["<<<<<<<", "=======", ">>>>>>>", "|||||||"].contains { line.hasPrefix($0) }
        throw BaselineFault(
          line: index + 1,
          message: isConflict
            ? "a merge conflict is left in the baseline: keep the lines of both sides"
            : "this is no entry of a baseline: 16 hexadecimal digits, a count, a rule, a language and words")
      }
      let known = byPrint[entry.fingerprint]
      byPrint[entry.fingerprint] = entry
      byPrint[entry.fingerprint]?.count = max(known?.count ?? 0, entry.count)
    }
    entries = Self.ordered(byPrint)
  }

  /// The file's text.
  public var text: String {
    let rows = entries.map { $0.line + "\n" }
    return Self.heading + "\(Self.version): one accepted finding a line, sorted; written by titlefit baseline\n"
      + rows.joined()
  }

  /// The report without the findings that are accepted, with their number and the entries that no longer occur.
  ///
  /// Of findings with one fingerprint the first are accepted, as many as the entry counts.
  /// - Parameter scope: what the run looked at; an entry outside it is not taken for gone.
  public func applied(to report: Report, file: String, scope: BaselineScope = BaselineScope()) -> Report {
    var report = report
    var left = Dictionary(entries.map { ($0.fingerprint, $0.count) }) { first, _ in first }
    var kept: [Finding] = []
    for finding in report.findings {
      let print = finding.fingerprint.description
      if let count = left[print], count > 0 {
        left[print] = count - 1
        report.run.accepted += 1
        report.accepted.append(AcceptedFinding(finding, by: .baseline(file: file)))
      } else {
        kept.append(finding)
      }
    }
    report.findings = kept
    report.run.staleBaseline = entries.compactMap { entry in
      guard let count = left[entry.fingerprint], count > 0, scope.holds(entry) else { return nil }
      var stale = entry
      stale.count = count
      return stale
    }
    return report
  }

  private static func ordered(_ entries: [String: BaselineEntry]) -> [BaselineEntry] {
    entries.values.sorted { $0.fingerprint.utf8.lexicographicallyPrecedes($1.fingerprint.utf8) }
  }
}

/// What a run looked at, where the command line narrowed it.
public struct BaselineScope: Sendable, Hashable {
  /// The languages' tags, or nil for all.
  public var languages: Set<String>?
  /// The rules, or nil for all.
  public var rules: Set<RuleID>?
  /// Whether conditions or files were left out, so that nothing can be said of what was not found.
  public var isPartial: Bool

  /// Makes a scope; by default everything was looked at.
  public init(languages: Set<String>? = nil, rules: Set<RuleID>? = nil, isPartial: Bool = false) {
    self.languages = languages
    self.rules = rules
    self.isPartial = isPartial
  }

  /// Whether the run would have found what the entry accepts.
  func holds(_ entry: BaselineEntry) -> Bool {
    guard !isPartial, rules?.contains(RuleID(entry.rule)) ?? true else { return false }
    return entry.language.map { languages?.contains($0) ?? true } ?? (languages == nil)
  }
}

/// Why a text is no baseline.
public struct BaselineFault: Error, Sendable, Hashable {
  /// The line, from 1.
  public var line: Int
  /// One sentence without a final stop.
  public var message: String
}
