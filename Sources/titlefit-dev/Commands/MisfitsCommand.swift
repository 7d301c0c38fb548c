import Foundation
import TitlefitShaping
import TitlefitTextLayout

/// Asks the product and four simpler methods about every case of the misfits corpus and its sound twin.
struct MisfitsCommand {
  /// The corpus, from the repository's top.
  static let folder = "Corpora/Misfits"

  /// Whether the result is printed as JSON instead of Markdown.
  var isJSON = false
  /// Whether the Markdown page in the corpus is written instead.
  var writes = false
  /// The corpus's folder.
  var path = MisfitsCommand.folder

  /// Reads the words after `misfits`; nil where they are no call of this command.
  init?(_ arguments: [String]) {
    var rest = arguments[...]
    while let word = rest.popFirst() {
      switch word {
      case "--write": writes = true
      case "--format":
        guard let name = rest.popFirst(), ["markdown", "json"].contains(name) else { return nil }
        isJSON = name == "json"
      case "--format=json": isJSON = true
      case "--format=markdown": isJSON = false
      default:
        if word.hasPrefix("-") { return nil }
        path = word
      }
    }
  }

  /// Runs the command.
  /// - Returns: 0 where every decidable case is found and no twin fires, 1 where not, 3 where a file or font cannot be
  ///   read.
  func run() -> Int32 {
    do {
      let folder = URL(filePath: path)
      let measurer = TextLayoutEngine(fonts: FontCollection(FontSources(systemFont: .standIn)))
      let outcomes = try MisfitFile.cases(in: folder).map { try MisfitOutcome($0, measuring: measurer) }
      let report = MisfitReport(outcomes: outcomes)
      if writes {
        try Data(report.markdown.utf8).write(to: folder.appending(path: "RESULTS.md"))
      } else {
        FileHandle.standardOutput.write(Data(try (isJSON ? report.json() : report.markdown).utf8))
      }
      return outcomes.contains { $0.isDecidable && (!$0.isFound || $0.twinFires) } ? 1 : 0
    } catch {
      FileHandle.standardError.write(Data("titlefit-dev: \(error)\n".utf8))
      return 3
    }
  }
}
