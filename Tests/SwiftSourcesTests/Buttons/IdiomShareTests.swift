import Testing
import TitlefitControls
import TitlefitSwiftSources
import TitlefitTestSupport

/// How a title is written, with the share of 850 titles of 24 public apps that are written so.
///
/// Source: survey of buttons in public apps' Swift code, how the titles are resolved; counts of title sites.
private enum Idiom: CaseIterable {
  case text, key, generated, wrapper, local, branch, table, helper, factory, property, viewModel, runTime, dictionary

  var share: Int {
    switch self {
    case .text: 67
    case .key: 26
    case .generated: 180
    case .wrapper: 129
    case .local: 40
    case .branch: 33
    case .table: 70
    case .helper: 50
    case .factory: 40
    case .property: 51
    case .viewModel: 106
    case .runTime: 43
    case .dictionary: 15
    }
  }

  /// The keys that a button written so shows.
  func keys(_ number: Int) -> Set<String> {
    switch self {
    case .text, .viewModel, .runTime, .dictionary: []
    case .generated: ["screen.key\(number)"]
    case .branch: ["on.\(number)", "off.\(number)"]
    default: ["key.\(number)"]
    }
  }

  /// A screen with one button.
  func screen(_ number: Int, isOutlet: Bool) -> String {
    let lookUp = "NSLocalizedString(\"key.\(number)\", comment: \"\")"
    let made = isOutlet ? "@IBOutlet private weak var go: UIButton!" : "private let go = UIButton(type: .system)"
    func plain(_ title: String, before: String = "", members: String = "") -> String {
      """
      final class Screen\(number): UIViewController {
        \(made)
        \(members)
        override func viewDidLoad() {
          super.viewDidLoad()
          \(before)
          go.setTitle(\(title), for: .normal)
        }
      }

      """
    }
    switch self {
    case .text: return plain("\"✓\"")
    case .key: return plain(lookUp)
    case .generated: return plain("L10n.Screen.key\(number)")
    case .wrapper: return plain("\"key.\(number)\".localized")
    case .local: return plain("words", before: "let words = \(lookUp)")
    case .branch:
      return plain(
        "isOn ? NSLocalizedString(\"on.\(number)\", comment: \"\") : NSLocalizedString(\"off.\(number)\", comment: \"\")"
      )
    case .table: return plain("Words.go", members: "private enum Words { static let go = \(lookUp) }")
    case .viewModel: return plain("viewModel.goTitle", members: "let viewModel: GoViewModel")
    case .runTime: return plain("\"\\(count)\"")
    case .dictionary: return plain("titles[kind]", members: "let titles: [String: String]")
    case .helper, .factory, .property: return callerScreen(number, made: made, lookUp: lookUp)
    }
  }

  /// A screen whose button gets its title from a caller of the function that sets it.
  private func callerScreen(_ number: Int, made: String, lookUp: String) -> String {
    switch self {
    case .helper:
      return """
        final class Screen\(number): UIViewController {
          \(made)
          override func viewDidLoad() { show(title: \(lookUp)) }
          private func show(title: String) { go.setTitle(title, for: .normal) }
        }

        """
    case .factory:
      return """
        enum Maker\(number) {
          static func button(_ title: String) -> UIButton {
            let made = UIButton(type: .system)
            made.setTitle(title, for: .normal)
            return made
          }
        }
        final class Screen\(number): UIViewController { let go = Maker\(number).button(\(lookUp)) }

        """
    case .property:
      return """
        final class Row\(number): UIView {
          let go = UIButton(type: .system)
          var words: String = "" { didSet { go.setTitle(words, for: .normal) } }
        }
        final class Screen\(number): UIViewController {
          let row = Row\(number)()
          override func viewDidLoad() { row.words = \(lookUp) }
        }

        """
    default: return ""
    }
  }
}

/// A project of so many screens in the survey's proportions, and the keys of each screen's button by its class.
private func project(screens: Int, seed: UInt64) -> (files: [String], truth: [String: Set<String>]) {
  var generator = SeededGenerator(seed: seed)
  let total = Idiom.allCases.reduce(0) { $0 + $1.share }
  var files = ["extension String { var localized: String { NSLocalizedString(self, comment: \"\") } }"]
  var members: [String] = []
  var truth: [String: Set<String>] = [:]
  for number in 0..<screens {
    // Every share exactly: the draws go through all of them once where there are as many screens.
    var draw = number * total / screens
    var idiom = Idiom.text
    for candidate in Idiom.allCases {
      idiom = candidate
      if draw < candidate.share { break }
      draw -= candidate.share
    }
    if idiom == .generated {
      members.append("static let key\(number) = L10n.tr(\"Localizable\", \"screen.key\(number)\")")
    }
    files.append(idiom.screen(number, isOutlet: Int.random(in: 0..<100, using: &generator) < 56))
    truth[(idiom == .property ? "Row" : "Screen") + "\(number).go"] = idiom.keys(number)
  }
  files.append(
    """
    enum L10n {
      enum Screen { \(members.joined(separator: "\n")) }
      static func tr(_ table: String, _ key: String, _ args: CVarArg...) -> String {
        let format = Bundle.main.localizedString(forKey: key, value: nil, table: table)
        return String(format: format, locale: Locale.current, arguments: args)
      }
    }
    """)
  return (files, truth)
}

private func read(_ files: [String]) -> CodeReading {
  let reader = SwiftCodeReader()
  let parsed = files.enumerated().map { reader.parse(Array($1.utf8), file: "F\($0).swift") }
  return reader.read(parsed, settings: CodeSettings(), on: .none)
}

@Test("Of titles in the survey's proportions 64 in 100 are resolved where they stand, 75 with callers joined")
func shares() {
  let titles = read(project(screens: 850, seed: 7).files).titles
  #expect(titles.found == 850)
  #expect(Double(titles.local) / Double(titles.found) >= 0.64, "\(titles)")
  #expect(Double(titles.keys + titles.literals) / Double(titles.found) >= 0.75)
}

@Test("No title in the survey's proportions gets a key that is not its own, and none loses one")
func rightKeys() {
  let (files, truth) = project(screens: 425, seed: 11)
  var found: [String: Set<String>] = [:]
  for control in read(files).files.flatMap(\.controls) {
    found[control.id] = Set(
      control.titles.compactMap { if case .unit(_, let key, _) = $0.source { key } else { nil } })
  }
  #expect(truth.keys.filter { found[$0] != truth[$0] }.sorted() == [])
}

@Test("The same files give the same reading in any order of the threads' work")
func threads() {
  let reader = SwiftCodeReader()
  let files = project(screens: 40, seed: 3).files.enumerated().map {
    reader.parse(Array($1.utf8), file: "F\($0).swift")
  }
  let backwards = WorkThreads { count, body in for index in (0..<count).reversed() { body(index) } }
  let one = reader.read(files, settings: CodeSettings(), on: .none)
  #expect(reader.read(files, settings: CodeSettings(), on: backwards) == one)
}
