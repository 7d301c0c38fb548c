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
        bound: font?.boundDescription(forScript: script))
    } catch {
      throw CommandFailure.engine("the system font cannot be opened: \(error)")
    }
  }

  private struct Row {
    let language: LanguageTag
    let script: String
    let name: String?
    let file: String?
    let digest: String?
    let bound: String?

    var json: JSONValue {
      .object([
        "language": .string(language.description), "script": .string(script), "font": .text(name),
        "file": .text(file), "digest": .text(digest), "bound": .text(bound),
      ])
    }

    var text: String {
      guard let name, let file, let digest, let bound else {
        return "\(language) \(script): no font here\n"
      }
      return SafeText.line("\(language) \(script): \(name), \(bound)") + "\n  "
        + SafeText.line("\(file) sha256 \(digest)") + "\n"
    }
  }
}
