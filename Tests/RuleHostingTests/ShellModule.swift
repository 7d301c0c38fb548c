import Foundation
import TitlefitCatalogs
import TitlefitDiagnostics
import TitlefitLocales
import TitlefitRuleHosting
import TitlefitRuleKit

/// A rule module as a shell script, so that its faults need nothing but `/bin/sh`.
final class ShellModule {
  let folder: URL
  let module: ChildRuleModule

  static let outline = ProjectOutline(sourceLanguage: "en", languages: ["de", "en"])

  /// The answer to `hello` with one rule over texts.
  static let hello =
    #"{"type":"hello","protocol":"titlefit-rules/1","facts":"titlefit-facts/1","rules":[{"id":"any","scope":"text","#
    + #""facts":["text.value"],"title":"Any"}]}"#

  /// Writes the script.
  /// - Parameters:
  ///   - batch: what it does with a batch whose number is in `$id`.
  ///   - end: what it does with `shutdown`.
  init(hello: String = "echo '\(ShellModule.hello)'", batch: String, end: String? = nil, timeout: Double = 20) throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "titlefit-" + UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let end = end ?? "echo '{\"type\":\"bye\"}'; exit 0"
    let script = """
      #!/bin/sh
      answer() { printf '{"type":"findings","batch":%s,"findings":[%s]}\\n' "$id" "$1"; }
      while read -r line; do
        case "$line" in
          *'"type":"hello"'*) \(hello) ;;
          *'"type":"batch"'*) id=${line#*'"id":'}; id=${id%%,*}; \(batch) ;;
          *'"type":"shutdown"'*) \(end) ;;
          *'"type":"cancel"'*) echo cancelled > cancelled; exit 0 ;;
        esac
      done
      """
    let file = folder.appending(path: "module")
    try Data(script.utf8).write(to: file)
    module = ChildRuleModule(
      name: "house", command: ["/bin/sh", "module"], folder: folder.path, timeout: timeout,
      location: SourceLocation(file: "titlefit.yml", line: 3, column: 5))
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// Starts the module, hands over texts, and ends it.
  func run(texts: Int = 1) -> RuleModuleOutcome {
    _ = module.start(Self.outline)
    for number in 0..<texts { Self.group(number).map(module.submit) }
    return module.finish()
  }

  /// A unit with one German text.
  static func group(_ number: Int, text: String = "Los!") -> FactGroup? {
    let place = SourceLocation(file: "de.lproj/T.strings", line: number + 1, column: 7)
    let unit = UnitFacts(
      table: "T", key: "k\(number)", sourceLanguage: "en", location: place,
      localizations: [Localization(language: "de", location: place, texts: [StringText(text, location: place)])])
    return FactGroup(textsOf: unit, of: outline)
  }
}
