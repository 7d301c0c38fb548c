import TitlefitDiagnostics

extension SwiftFile {
  /// The first place where code is nested too deeply to be followed: a button in it would be missed without a word.
  ///
  /// What is no Swift at all is the compiler's to say.
  var nestingIssues: [FormatIssue] {
    guard let issue = tree.issues.first(where: { $0.kind == .nestedTooDeeply }) else { return [] }
    return [
      FormatIssue(
        rule: "unreadable-file", code: "nested-too-deeply",
        message: FindingMessage(
          "Code is nested too deeply here and was passed over", why: "the buttons in it are not known",
          suggestion: "Take the expression apart, or leave the file out with `exclude`"),
        location: tree.location(of: issue.offset, in: path))
    ]
  }
}
