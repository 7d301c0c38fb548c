import TitlefitReporters
import TitlefitSourceParsing

/// A value of a report that was read, as opposed to one that is written.
typealias ReportValue = TitlefitSourceParsing.JSONValue

/// One finding of a JSON report with every number in its sum, as text.
///
/// It is made from the report and from nothing else, so that a report of last night's build explains itself.
struct FindingExplanation {
  private let finding: ReportValue

  /// Finds a fingerprint in a report; nil where the report has no such finding.
  init?(fingerprint: String, in report: ReportValue) {
    guard let finding = report["findings"]?.elements.first(where: { $0["fingerprint"]?.string == fingerprint }) else {
      return nil
    }
    self.finding = finding
  }

  /// The explanation, each line ended by a line break.
  var text: String {
    let blocks = [head, subject, room, need, others, verdict, estimates, places].filter { !$0.isEmpty }
    let paragraphs = blocks.map { lines in lines.map { SafeText.line($0) + "\n" }.joined() }
    return paragraphs.joined(separator: "\n")
  }

  private var head: [String] {
    let words = ["severity", "rule", "code"].compactMap { finding[$0]?.string }
    let suggestion = finding["suggestion"]?.string.map { "→ " + $0 }
    return [words.joined(separator: " ") + "  " + (finding["fingerprint"]?.string ?? "")]
      + [finding["message"]?.string, suggestion].compactMap(\.self)
  }

  private var subject: [String] {
    let names = ["control", "state", "table", "key", "language", "variation", "file"]
    var lines = names.compactMap { name in
      finding["subject"]?[name]?.string.map { Self.column(name) + $0 }
    }
    if let condition = finding["condition"], condition.isObject {
      let width = condition["width"]?.double.map { "device \(Self.points($0)) wide" }
      let parts = [width, condition["contentSize"]?.string, condition["direction"]?.string].compactMap(\.self)
      lines.append(Self.column("condition") + parts.joined(separator: ", "))
      if let failing = condition["failing"]?.integer, let total = condition["total"]?.integer, total > 1 {
        lines.append(Self.column("") + "the first of \(failing) that fail, among \(total)")
      }
    }
    return lines
  }

  /// The button's width, what is taken from it, and what is left.
  private var room: [String] {
    guard let evidence = finding["evidence"], let width = evidence["buttonWidth"]?.double else { return [] }
    var lines = ["The room"]
    lines += (evidence["room"]?.elements ?? []).compactMap { $0.string.map { "  " + $0 } }
    lines.append(Self.sum("the button's width", width))
    lines += Self.terms(evidence["taken"], sign: -1)
    let taken = (evidence["taken"]?.elements ?? []).reduce(0) { $0 + ($1["points"]?.double ?? 0) }
    lines.append(Self.sum("= left to the text", width - taken))
    if let height = evidence["buttonHeight"]?.double { lines.append(Self.sum("the button's height", height)) }
    return lines
  }

  private var need: [String] {
    guard let evidence = finding["evidence"], let size = evidence["fontSize"]?.double else { return [] }
    var lines = ["The text, \(Self.points(size)) \(evidence["fontWeight"]?.string ?? "")"]
    lines += Self.terms(evidence["runs"], sign: 1)
    if let scale = evidence["scaleFactor"]?.double { lines.append("  shrunk to \(Self.number(scale)) of its size") }
    if let visible = finding["visible"]?.string { lines.append("  the reader sees \(SafeText.quoted(visible))") }
    return lines
  }

  /// The rule's own numbers, which no other paragraph shows.
  private var others: [String] {
    let shown: Set = [
      "available", "needed", "errorBound", "unit", "buttonWidth", "buttonHeight", "taken", "room", "fontSize",
      "fontWeight", "runs", "scaleFactor",
    ]
    var lines: [String] = []
    for member in finding["evidence"]?.members ?? [] where !shown.contains(member.key) {
      if let number = member.value.double {
        lines.append("  " + member.key + " " + Self.number(number))
      } else if let text = member.value.string {
        lines.append("  " + member.key + " " + text)
      } else {
        let terms = member.value.elements.map { term in
          term.string ?? (term["name"]?.string ?? "") + " " + Self.number(term["points"]?.double ?? 0)
        }
        lines.append("  " + member.key + " " + terms.joined(separator: ", "))
      }
    }
    return lines.isEmpty ? [] : ["Also"] + lines
  }

  private var verdict: [String] {
    guard let evidence = finding["evidence"], evidence["needed"]?.double != nil else { return [] }
    let isLines = evidence["unit"]?.string == "lines"
    let bound = evidence["errorBound"]?.double
    var lines: [String] = []
    if let need = evidence["needed"]?.double {
      let error = bound.map { " ± " + Self.number($0) } ?? ""
      lines.append(Self.column("needs") + Self.number(need) + error + (isLines ? " lines" : " pt"))
    }
    if let have = evidence["available"]?.double {
      lines.append(Self.column("has") + Self.number(have) + (isLines ? " lines" : " pt"))
    }
    switch finding["verdict"]?.string {
    case "fails": lines.append(Self.column("verdict") + "fails: the need less its error bound exceeds the room")
    case "unsure": lines.append(Self.column("verdict") + "unsure: the room lies within the error bound of the need")
    default: break
    }
    return lines
  }

  private var estimates: [String] {
    (finding["estimated"]?.elements ?? []).compactMap { $0.string.map { "estimated: " + $0 } }
  }

  private var places: [String] {
    let own = finding["location"].map { [(label: "place", value: $0)] } ?? []
    let related = (finding["related"]?.elements ?? []).compactMap { other in
      other["location"].map { (label: other["label"]?.string ?? "", value: $0) }
    }
    return (own + related).compactMap { place in
      guard let file = place.value["file"]?.string else { return nil }
      let numbers = [place.value["line"]?.integer, place.value["column"]?.integer].compactMap { $0 }.filter { $0 > 0 }
      return Self.column(place.label) + ([file] + numbers.map(String.init)).joined(separator: ":")
    }
  }

  private static func terms(_ value: ReportValue?, sign: Double) -> [String] {
    (value?.elements ?? []).map { term in
      sum(term["name"]?.string ?? "", sign * (term["points"]?.double ?? 0))
    }
  }

  private static func sum(_ name: String, _ points: Double) -> String {
    let number = self.points(points)
    let gap = max(1, 58 - name.count - number.count)
    return "  " + name + String(repeating: " ", count: gap) + number
  }

  private static func column(_ name: String) -> String {
    name + String(repeating: " ", count: max(1, 11 - name.count))
  }

  private static func points(_ length: Double) -> String { number(length) + " pt" }

  private static func number(_ value: Double) -> String { PointText.number(value, decimals: 2) }
}
