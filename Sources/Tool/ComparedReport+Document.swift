import TitlefitReporters
import TitlefitSourceParsing

extension ComparedReport {
  /// Reads a JSON report.
  /// - Throws: ``CommandFailure`` where the file cannot be read or is no report of this schema.
  init(file: String) throws(CommandFailure) {
    let bytes = try FileBytes.read(file)
    guard let root = Self.document(bytes), root["schema"]?.string == "titlefit-report/1" else {
      throw .file(path: file, reason: "this is no JSON report of titlefit")
    }
    self.init()
    findings = (root["findings"]?.elements ?? []).map { ComparedFinding($0) }
    rules = Set((root["rules"]?.elements ?? []).compactMap { $0["id"]?.string })
    let run = root["run"]
    languages = Set((run?["languages"]?.elements ?? []).compactMap(\.string))
    for font in run?["fonts"]?.elements ?? [] {
      if let name = font["name"]?.string, let digest = font["digest"]?.string { fonts[name] = digest }
    }
    let widths = (run?["widths"]?.elements ?? []).compactMap(\.double).map { PointText.number($0) }
    let sizes = (run?["contentSizes"]?.elements ?? []).compactMap(\.string)
    let parts = ["widths " + widths.joined(separator: " "), "sizes " + sizes.joined(separator: " ")]
    conditions = (parts + [run?["platform"]?.string].compactMap(\.self)).joined(separator: ", ")
    toolVersion = root["tool"]?["version"]?.string ?? ""
  }

  private static func document(_ bytes: [UInt8]) -> ReportValue? {
    do throws(TextDecodingError) {
      return JSONDocument(reading: try SourceText(bytes)).root
    } catch {
      return nil
    }
  }
}

extension ComparedFinding {
  /// Reads one finding; members that are missing stay empty.
  init(_ value: ReportValue) {
    self.init()
    fingerprint = value["fingerprint"]?.string ?? ""
    rule = value["rule"]?.string ?? ""
    severity = value["severity"]?.string ?? ""
    message = value["message"]?.string ?? ""
    for member in value["subject"]?.members ?? [] {
      if let text = member.value.string { subject[member.key] = text }
    }
    if let location = value["location"], let file = location["file"]?.string {
      let numbers = [location["line"], location["column"]].compactMap { $0?.integer }
      place = ([file] + numbers.map(String.init)).joined(separator: ":")
    }
    if let shown = value["condition"] {
      let width = shown["width"]?.double.map { PointText.number($0) }
      condition = [width, shown["contentSize"]?.string].compactMap(\.self).joined(separator: " ")
    }
    read(value["evidence"])
  }

  /// A run is named `font, script: text`.
  private mutating func read(_ evidence: ReportValue?) {
    buttonWidth = evidence?["buttonWidth"]?.double
    if let terms = evidence?["taken"]?.elements {
      taken = terms.reduce(0) { $0 + ($1["points"]?.double ?? 0) }
    }
    let runs = (evidence?["runs"]?.elements ?? []).compactMap { $0["name"]?.string }
    guard !runs.isEmpty else { return }
    let parts = runs.map { $0.split(separator: ": ", maxSplits: 1, omittingEmptySubsequences: false) }
    text = parts.map { $0.count > 1 ? String($0[1]) : "" }.joined()
    let size = evidence?["fontSize"]?.double.map { PointText.number($0, decimals: 2) + " pt" }
    let weight = evidence?["fontWeight"]?.string
    let names = Set(parts.compactMap { $0.first.map(String.init) }).sorted()
    font = (names + [size, weight].compactMap(\.self)).joined(separator: ", ")
  }
}
