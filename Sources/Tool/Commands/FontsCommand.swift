import TitlefitArgumentParsing
import TitlefitLocaleData
import TitlefitLocales
import TitlefitReporters
import TitlefitShaping
import TitlefitTypography

/// `titlefit fonts`: which font serves which script and language here.
enum FontsCommand {
  struct Values: Sendable {
    var configuration: String?
    var format: AnswerFormat?
    var weight: FontWeight?
    var languages: [String] = []
  }

  static let verb = Verb(
    Command(
      CommandShape(
        name: "fonts", summary: "which font serves which script and language here, its file digest, its error bound",
        positional: PositionalShape(
          "LANGUAGE", help: "language tags; the languages of Apple's systems by default", count: 0...1000)),
      defaults: Values(),
      options: [
        .value("--weight", named: "WEIGHT", to: \.weight, help: "ultraLight … black, or 100 … 900"),
        .value(
          "--config", named: "FILE", to: \.configuration,
          help: "the configuration; titlefit.yml, searched upwards, by default", completion: .files),
        .value("--format", named: "NAME", to: \.format, help: "text or json; text by default"),
      ], arguments: \.languages),
    run: run)

  /// The languages that Apple's systems can be set to, one for each script and font choice.
  ///
  /// Source: iOS 17 feature availability, "System language".
  static let usualLanguages = [
    "en", "ru", "el", "ar", "he", "hi", "th", "vi", "ja", "ko", "zh-Hans", "zh-Hant", "bn", "gu", "kn", "ml", "mr",
    "or",
    "pa", "ta", "te", "ur",
  ]

  private static func run(_ values: Values, console: Console) throws -> ExitStatus {
    let setup = try Setup(configurationPath: values.configuration, console: console)
    let engine = Engine(configuration: setup.configuration, setup: setup)
    let descriptor = FontDescriptor.system(17, weight: values.weight ?? .regular)
    if let fault = engine.systemFontFault { throw CommandFailure.engine(fault) }
    var rows: [Row] = []
    for name in values.languages.isEmpty ? usualLanguages : values.languages {
      rows.append(try row(name, fonts: engine.fonts, descriptor: descriptor))
    }
    let problems = engine.fonts.problems.map(\.message)
    if values.format == .json {
      try console.output(
        JSONValue.object(["fonts": .array(rows.map(\.json)), "problems": .texts(problems)]).document)
    } else {
      try console.output(rows.map(\.text).joined())
      console.error(problems.map { SafeText.line("titlefit: " + $0) + "\n" }.joined())
    }
    return .clean
  }

  private static func row(_ name: String, fonts: FontCollection, descriptor: FontDescriptor) throws -> Row {
    let language: LanguageTag
    do {
      language = try LanguageTag(argument: name)
    } catch {
      throw ArgumentError.invalidValue(option: "LANGUAGE", value: name, fault: error)
    }
    let script = LanguageFacts.likelyScript(of: language) ?? "Zyyy"
    do {
      let font = try fonts.font(forScript: script, language: language, descriptor: descriptor)
      return Row(
        language: language, script: script, name: font?.name, file: font?.file, digest: font?.fileDigest,
        bound: font?.boundDescription(forScript: script),
        otherBounds: try otherBounds(script, language: language, fonts: fonts, descriptor: descriptor))
    } catch {
      throw CommandFailure.engine("the system font cannot be opened: \(error)")
    }
  }

  /// The bounds of the weights that have another one than the descriptor's, thin to thick, weights of one bound together.
  private static func otherBounds(
    _ script: String, language: LanguageTag, fonts: FontCollection, descriptor: FontDescriptor
  ) throws(FontError) -> [(weights: [FontWeight], bound: String)] {
    let own = try fonts.font(forScript: script, language: language, descriptor: descriptor)?
      .boundDescription(forScript: script)
    var bounds: [(weights: [FontWeight], bound: String)] = []
    for weight in FontWeight.allCases where weight != descriptor.weight {
      var other = descriptor
      other.weight = weight
      let font = try fonts.font(forScript: script, language: language, descriptor: other)
      guard let bound = font?.boundDescription(forScript: script), bound != own else { continue }
      if let known = bounds.firstIndex(where: { $0.bound == bound }) {
        bounds[known].weights.append(weight)
      } else {
        bounds.append(([weight], bound))
      }
    }
    return bounds
  }

  private struct Row {
    let language: LanguageTag
    let script: String
    let name: String?
    let file: String?
    let digest: String?
    let bound: String?
    let otherBounds: [(weights: [FontWeight], bound: String)]

    var json: JSONValue {
      let others = otherBounds.flatMap { item in item.weights.map { ($0.name, JSONValue.string(item.bound)) } }
      return .object([
        "language": .string(language.description), "script": .string(script), "font": .text(name),
        "file": .text(file), "digest": .text(digest), "bound": .text(bound),
        "boundsOfOtherWeights": .object(Dictionary(others) { first, _ in first }),
      ])
    }

    var text: String {
      guard let name, let file, let digest, let bound else {
        return "\(language) \(script): no font here\n"
      }
      let others = otherBounds.map { item in
        SafeText.line("  \(item.weights.map(\.name).joined(separator: ", ")): \(item.bound)") + "\n"
      }
      return SafeText.line("\(language) \(script): \(name), \(bound)") + "\n" + others.joined() + "  "
        + SafeText.line("\(file) sha256 \(digest)") + "\n"
    }
  }
}
