import Foundation
import Testing
import TitlefitControls
import TitlefitDiagnostics
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

  /// A screen with one button, in one of several spellings by its number.
  func screen(_ number: Int, isOutlet: Bool) -> String {
    let keys = [
      "NSLocalizedString(\"key.\(number)\", comment: \"\")", "String(localized: \"key.\(number)\")",
      "Bundle.main.localizedString(forKey: \"key.\(number)\", value: nil, table: nil)",
    ]
    let lookUp = keys[number % 3]
    let made = isOutlet ? "@IBOutlet private weak var go: UIButton!" : "private let go = UIButton(type: .system)"
    // One title in seven is a configuration's, as in the survey.
    let isConfigured = !isOutlet && number % 7 == 0
    func plain(_ title: String, before: String = "", members: String = "") -> String {
      let set =
        isConfigured
        ? "go.configuration = .filled()\n    go.configuration?.title = \(title)" : "go.setTitle(\(title), for: .normal)"
      return """
        final class Screen\(number): UIViewController {
          \(made)
          \(members)
          override func viewDidLoad() {
            super.viewDidLoad()
            \(before)
            \(set)
          }
        }

        """
    }
    switch self {
    case .text: return plain(["\"✓\"", "\"1x\"", "\"A\" + \"B\""][number % 3])
    case .key: return plain(lookUp)
    case .generated: return plain("L10n.Screen.key\(number)" + ["", ".localizedUppercase"][number % 2])
    case .wrapper: return plain(["\"key.\(number)\".localized", "tr(\"key.\(number)\")"][number % 2])
    case .local:
      let locals = ["let words = ", "let words: String = ", "let first = \(lookUp)\n    let words = first // "]
      return plain("words", before: locals[number % 3] + lookUp)
    case .branch: return plain("words", before: Self.branches(number)[number % 3])
    case .table:
      let member = "static let go = \(lookUp)"
      switch number % 3 {
      case 0: return plain("Words.go", members: "private enum Words { \(member) }")
      case 1: return plain("Words\(number).Deep.go") + "enum Words\(number) { enum Deep { \(member) } }\n"
      default: return plain("Self.go") + "extension Screen\(number) { \(member) }\n"
      }
    case .viewModel: return plain("viewModel.goTitle", members: "let viewModel: GoViewModel")
    case .runTime: return plain("\"\\(count)\"")
    case .dictionary: return plain("titles[kind]", members: "let titles: [String: String]")
    case .helper, .factory, .property: return callerScreen(number, made: made, lookUp: lookUp)
    }
  }

  /// Ways to give `words` one of two texts.
  private static func branches(_ number: Int) -> [String] {
    let on = "NSLocalizedString(\"on.\(number)\", comment: \"\")"
    let off = "NSLocalizedString(\"off.\(number)\", comment: \"\")"
    return [
      "let words = isOn ? \(on) : \(off)",
      "let words: String\n    if isOn { words = \(on) } else { words = \(off) }",
      "let words = switch kind {\n    case .on: \(on)\n    default: \(off)\n    }",
    ]
  }

  /// A screen whose button gets its title from a caller of the function that sets it.
  private func callerScreen(_ number: Int, made: String, lookUp: String) -> String {
    switch self {
    case .helper:
      let label = ["title: ", "", "with: "][number % 3]
      let parameter = ["title", "_ title", "with title"][number % 3]
      return """
        final class Screen\(number): UIViewController {
          \(made)
          override func viewDidLoad() { show(\(label)\(lookUp)) }
          private func show(\(parameter): String) { go.setTitle(title, for: .normal) }
        }

        """
    case .factory:
      let body = "let made = UIButton(type: .system)\n    made.setTitle(title, for: .normal)\n    return made"
      let (declaration, call): (String, String) =
        switch number % 3 {
        case 0:
          (
            "enum Maker\(number) { static func button(_ title: String) -> UIButton { \(body) } }",
            "Maker\(number).button"
          )
        case 1: ("func makeButton\(number)(_ title: String) -> UIButton { \(body) }", "makeButton\(number)")
        default:
          (
            "extension UIButton { static func make\(number)(_ title: String) -> UIButton { \(body) } }",
            "UIButton.make\(number)"
          )
        }
      return "\(declaration)\nfinal class Screen\(number): UIViewController { let go = \(call)(\(lookUp)) }\n"
    case .property:
      let accessor =
        number % 2 == 0
        ? "var words: String = \"\" { didSet { go.setTitle(words, for: .normal) } }"
        : "var words: String? { get { nil } set { go.setTitle(newValue, for: .normal) } }"
      return """
        final class Row\(number): UIView {
          let go = UIButton(type: .system)
          \(accessor)
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
  var files = [
    """
    extension String { var localized: String { NSLocalizedString(self, comment: "") } }
    func tr(_ key: String) -> String { Bundle.main.localizedString(forKey: key, value: nil, table: nil) }
    """
  ]
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
  let resolved = titles.keys + titles.literals
  print(
    "titles in the survey's proportions: \(titles.found) found, \(titles.local) resolved where they stand,",
    "\(resolved) with callers, not resolved: \(titles.unresolved.sorted { $0.key < $1.key }.map { "\($0.value) \($0.key)" })"
  )
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
  print("keys compared with those the generator put in: \(truth.values.reduce(0) { $0 + $1.count })")
}

/// Every key with the place that it was read at and the line that stands there, for reading by eye.
///
/// With `TITLEFIT_LIST` in the environment the test prints 200 of them, spread over all idioms.
@Test("Where a key is said to stand, it stands")
func places() {
  let files = project(screens: 425, seed: 23).files
  var listed: [String] = []
  for control in read(files).files.flatMap(\.controls) {
    for title in control.titles {
      guard case .unit(_, let key, _) = title.source else { continue }
      let number = Int(title.location.file.dropFirst().dropLast(6)) ?? 0
      let lines = files[number].split(separator: "\n", omittingEmptySubsequences: false)
      let line = lines.indices.contains(title.location.line - 1) ? lines[title.location.line - 1] : ""
      let rest = line.utf16.dropFirst(title.location.column - 1)
      let there = String(decoding: Array(rest), as: UTF16.self)
      #expect(there.hasPrefix("\"\(key)\"") || there.hasPrefix("L10n."), "\(control.id) \(title)")
      listed.append("\(control.id)\t\(key)\t\(line.trimmingCharacters(in: .whitespaces))")
    }
  }
  guard ProcessInfo.processInfo.environment["TITLEFIT_LIST"] != nil else { return }
  for index in 0..<200 { print(listed[index * listed.count / 200]) }
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
