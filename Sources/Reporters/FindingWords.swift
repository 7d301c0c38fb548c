import TitlefitDiagnostics

extension Finding {
  /// What, why and what to do as sentences on one safe line, with what the reader sees where a text is cut.
  var sentence: String {
    let shown = unsaidVisible.map { "Shows " + SafeText.quoted($0) } ?? ""
    let parts = [message.text, shown, message.suggestion].filter { !$0.isEmpty }
    return parts.isEmpty ? rule.name : SafeText.line(parts.joined(separator: ". "))
  }

  /// What the reader sees where a text is cut, unless the message quotes it already.
  var unsaidVisible: String? { visible.flatMap { message.text.contains("\"" + $0 + "\"") ? nil : $0 } }

  /// The first condition in words, such as `width 320 pt, size large, 5 of 24 conditions`; empty where there is none.
  var conditionWords: String {
    guard let condition else { return "" }
    let parts: [String?] = [
      condition.width.map { "width " + PointText.number($0) + " pt" }, condition.contentSize.map { "size " + $0 },
      condition.direction == "rtl" ? "right to left" : nil,
      condition.total > 1 ? "\(condition.failing) of \(condition.total) conditions" : nil,
    ]
    return SafeText.line(parts.compactMap(\.self).joined(separator: ", "))
  }
}

extension AuditFailure {
  /// What failed and why, on one safe line.
  var sentence: String {
    SafeText.line([source + ": " + message, detail].filter { !$0.isEmpty }.joined(separator: ": "))
  }
}

extension Report {
  /// The findings that are reported, in their fixed order.
  var shown: [Finding] { findings.filter { $0.severity != .off } }

  /// The reported findings with the weightiest first, in their fixed order within a severity: what caps cut from the end.
  var weightiestFirst: [Finding] {
    [Severity.error, .warning, .note].flatMap { severity in findings.filter { $0.severity == severity } }
  }

  /// Totals in words, such as `3 errors, 1 warning`; `no findings` where there are none.
  var totals: String {
    let parts = [(Severity.error, "error"), (.warning, "warning"), (.note, "note")].compactMap { severity, word in
      Self.counted(count(severity), word)
    }
    return parts.isEmpty ? "no findings" : parts.joined(separator: ", ")
  }

  /// A number with its word, or nil for none.
  static func counted(_ count: Int, _ word: String) -> String? {
    count == 0 ? nil : "\(count) " + (count == 1 ? word : word + "s")
  }
}

/// The place that stands for findings without one in formats that demand a file: where the audit is configured.
let placeOfTheProject = SourceLocation(file: "titlefit.yml", line: 1, column: 1)
