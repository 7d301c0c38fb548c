import Foundation
import TitlefitTypography

/// Compares recorded sizes with what the product lays out.
///
/// Labels go through the text engine, buttons through the button layout; nothing is fitted here. Rows of older systems
/// use those systems' tracking, by the build that saved the document.
struct FidelityCommand {
  /// How the result is printed.
  enum Output: Equatable {
    case text
    case json
    /// One line a comparison, tabs between the fields.
    case table
    /// The same rows by simpler rules side by side.
    case comparison
  }

  let file: String
  let output: Output

  /// Reads the words after `fidelity`; nil where they are no call of this command.
  init?(_ arguments: [String]) {
    var output = Output.text
    var files: [String] = []
    var rest = arguments[...]
    while let word = rest.popFirst() {
      switch word {
      case "--compare": output = .comparison
      case "--format":
        guard let format = rest.popFirst().flatMap({ Self.formats[$0] }) else { return nil }
        if output != .comparison { output = format }
      default:
        if word.hasPrefix("-") { return nil }
        files.append(word)
      }
    }
    guard files.count == 1, let file = files.first else { return nil }
    self.file = file
    self.output = output
  }

  private static let formats: [String: Output] = ["text": .text, "json": .json, "tsv": .table]

  /// Runs the command.
  /// - Returns: 0, or 3 where the file or a font cannot be read.
  func run() -> Int32 {
    guard let data = FileManager.default.contents(atPath: file) else {
      complain("\(file) cannot be read")
      return 3
    }
    do {
      let (rows, broken) = Self.rows(in: data)
      let text: String
      if output == .comparison {
        text = try BaselineComparison(rows).table
      } else {
        var report = try Self.report(on: rows)
        report.brokenLines = broken
        text = output == .json ? report.json : output == .table ? report.table : report.text
      }
      FileHandle.standardOutput.write(Data(text.utf8))
      return 0
    } catch {
      complain("\(error)")
      return 3
    }
  }

  /// The rows of a file, and the numbers of the lines that are none.
  static func rows(in data: Data) -> (rows: [RecordedRow], broken: [Int]) {
    let decoder = JSONDecoder()
    var rows: [RecordedRow] = []
    var broken: [Int] = []
    for (index, line) in data.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).enumerated() {
      guard line.contains(where: { $0 > 32 }) else { continue }
      if let row = try? decoder.decode(RecordedRow.self, from: Data(line)) {
        rows.append(row)
      } else {
        broken.append(index + 1)
      }
    }
    return (rows, broken)
  }

  /// Lays the rows out and compares.
  static func report(on rows: [RecordedRow]) throws(TextMeasurementError) -> FidelityReport {
    let filter = RowFilter(rows)
    let layout = RowLayout()
    var report = FidelityReport()
    for row in rows where row.isWidthFree || row.isHeightFree {
      let width = row.isWidthFree ? filter.width(row) : nil
      let height = row.isHeightFree ? filter.height(row) : nil
      if let width { report.exclude(.width, width) }
      if let height { report.exclude(.height, height) }
      guard row.isWidthFree && width == nil || row.isHeightFree && height == nil else { continue }
      guard let size = try Self.size(of: row, by: layout) else {
        if row.isWidthFree, width == nil { report.exclude(.width, .unreadable) }
        if row.isHeightFree, height == nil { report.exclude(.height, .unreadable) }
        continue
      }
      if row.isWidthFree, width == nil, let recorded = row.width {
        report.comparisons.append(Comparison(width: recorded, of: row, with: size))
      }
      if row.isHeightFree, height == nil, let recorded = row.height {
        report.comparisons.append(Comparison(height: recorded, of: row, with: size))
      }
    }
    return report
  }

  /// The size of a row; nil for one that no text engine takes. A font that is missing concerns all rows.
  private static func size(of row: RecordedRow, by layout: RowLayout) throws(TextMeasurementError) -> PredictedSize? {
    do {
      return try layout.size(of: row)
    } catch {
      if case .fontUnavailable = error { throw error }
      return nil
    }
  }

  private func complain(_ message: String) {
    FileHandle.standardError.write(Data("titlefit-dev: \(message)\n".utf8))
  }
}
