public import TitlefitArgumentParsing
public import TitlefitControlLayout
public import TitlefitLocales
public import TitlefitRuleKit
public import TitlefitTypography

extension LanguageTag: ArgumentValue {
  /// Reads a language tag.
  /// - Throws: ``ValueFault/expected(_:)``.
  public init(argument: String) throws(ValueFault) {
    do {
      try self.init(argument)
    } catch {
      throw .expected("a language tag such as de, pt-BR or zh-Hans")
    }
  }
}

extension FontWeight: ArgumentValue {
  /// UIKit's names.
  public static var completion: Completion { .words(allCases.map(\.name)) }

  /// Reads a name or a number from 100 to 900.
  /// - Throws: ``ValueFault/notAmong(_:nearest:)``.
  public init(argument: String) throws(ValueFault) {
    guard let weight = FontWeight(name: argument) else {
      throw .notAmong(Self.allCases.map(\.name) + Self.allCases.map { String($0.rawValue) }, given: argument)
    }
    self = weight
  }
}

/// A font as the command line names it: `system`, `system-bold`, a file, or a font's name.
struct FontChoice: ArgumentValue {
  /// Where the glyphs come from.
  let family: FontDescriptor.Family
  /// The weight that the name itself asks for, or nil.
  let weight: FontWeight?

  /// How the names of font files end, in lower case.
  static let fileEndings = [".ttf", ".otf", ".ttc"]

  init(argument: String) throws(ValueFault) {
    let isFile = argument.contains("/") || Self.fileEndings.contains { argument.lowercased().hasSuffix($0) }
    switch argument {
    case "": throw .expected("system, system-bold, a font's name or a font file")
    case "system": (family, weight) = (.system, nil)
    case "system-bold": (family, weight) = (.system, .bold)
    default: (family, weight) = (isFile ? .file(argument) : .named(argument), nil)
    }
  }
}

/// The form of an answer that is no report.
enum AnswerFormat: String, CaseIterable, ArgumentValue {
  /// For people.
  case text
  /// For programs.
  case json
}

extension ContentSizeCategory: ArgumentValue {}
extension TextStyle: ArgumentValue {}
extension LineBreakMode: ArgumentValue {}
extension ButtonStyle: ArgumentValue {}
extension ButtonSize: ArgumentValue {}
extension ImagePlacement: ArgumentValue {}
extension TitleAlignment: ArgumentValue {}
extension RuleProfile: ArgumentValue {}
