import Foundation
import TitlefitInterfaceReaders

/// Solves every scene of a folder's documents at its recorded size and compares with the recorded frames.
struct ScenesCommand {
  /// The folder.
  let path: String
  /// Whether the result is printed as JSON.
  var isJSON = false
  /// Whether contents' sizes come from the product's own models instead of the frames.
  var usesModel = false
  /// Whether every view that differs is listed.
  var listsMisses = false
  /// Whether every button's room is asked for and counted instead.
  var asksRooms = false
  /// Where the scenes' systems are written instead, or nil.
  var dump: String?

  /// Reads the words after `scenes`; nil where they are no call of this command.
  init?(_ arguments: [String]) {
    var rest = arguments[...]
    var folders: [String] = []
    while let word = rest.popFirst() {
      switch word {
      case "--model": usesModel = true
      case "--misses": listsMisses = true
      case "--rooms": asksRooms = true
      case "--dump-systems":
        guard let file = rest.popFirst() else { return nil }
        dump = file
      case "--format":
        guard let name = rest.popFirst(), ["text", "json"].contains(name) else { return nil }
        isJSON = name == "json"
      case "--format=json": isJSON = true
      default:
        if word.hasPrefix("-") { return nil }
        folders.append(word)
      }
    }
    guard folders.count == 1, let folder = folders.first else { return nil }
    path = folder
  }

  /// Runs the command.
  /// - Returns: 0, or 3 where the folder cannot be read or a scene cannot be solved.
  func run() -> Int32 {
    do {
      let documents = try Self.documents(in: path)
      if let dump {
        let systems = try SystemDump(documents, usesModel: usesModel)
        try systems.write(to: dump)
        print("\(systems.lines.count) systems")
        return 0
      }
      if asksRooms {
        let count = try RoomCount(documents: documents)
        print(isJSON ? count.json : count.text, terminator: "")
        return 0
      }
      var report = SceneReport()
      for document in documents {
        let comparison = try SceneComparison(document, usesModel: usesModel)
        report.add(comparison)
      }
      print(isJSON ? report.json : report.text(listsMisses: listsMisses), terminator: "")
      return 0
    } catch {
      FileHandle.standardError.write(Data("titlefit-dev: \(error)\n".utf8))
      return 3
    }
  }

  /// A document and what it holds.
  struct Document {
    /// The path below the folder.
    var name: String
    /// The file's bytes.
    var bytes: [UInt8]
  }

  /// The storyboards and xibs of a folder, by path.
  static func documents(in path: String) throws -> [Document] {
    let folder = URL(filePath: path)
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter {
      $0.hasSuffix(".storyboard") || $0.hasSuffix(".xib")
    }
    return try paths.sorted().map {
      Document(name: $0, bytes: [UInt8](try Data(contentsOf: folder.appending(path: $0))))
    }
  }
}
