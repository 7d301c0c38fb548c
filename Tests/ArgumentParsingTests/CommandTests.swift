import Testing
import TitlefitArgumentParsing

@Suite struct CommandTests {
  enum Shade: String, CaseIterable, ArgumentValue { case light, dark }

  struct Values: Sendable, Equatable {
    var quiet = false
    var width: Double?
    var shade: Shade?
    var languages: [String] = []
    var paths: [String] = []
  }

  private let command = Command(
    CommandShape(
      name: "paint", summary: "paint walls",
      positional: PositionalShape("PATH", help: "the walls", count: 0...2, completion: .files)),
    defaults: Values(),
    options: [
      .flag("--quiet", "-q", to: \.quiet, help: "say nothing"),
      .value("--width", named: "POINTS", to: \.width, help: "the width"),
      .value("--shade", named: "SHADE", to: \.shade, help: "the shade"),
      .list("--language", named: "TAG", to: \.languages, help: "a language"),
    ],
    arguments: \.paths)

  private func fault(_ arguments: String...) -> ArgumentError? {
    do throws(ArgumentError) {
      _ = try command.parse(arguments)
      return nil
    } catch {
      return error
    }
  }

  @Test("options and arguments mix, and a value stands behind its option or an equals sign")
  func mixed() throws {
    let values = try command.parse(["a", "--width=12.5", "-q", "--language", "de", "b", "--language=fr"])
    #expect(values == Values(quiet: true, width: 12.5, languages: ["de", "fr"], paths: ["a", "b"]))
  }

  @Test("after two hyphens everything is an argument")
  func doubleHyphen() throws {
    #expect(try command.parse(["--", "--width", "-"])?.paths == ["--width", "-"])
  }

  @Test("a value may be a negative number or empty")
  func negative() throws {
    #expect(try command.parse(["--width", "-4"])?.width == -4)
    #expect(try command.parse(["--language="])?.languages == [""])
  }

  @Test("help is asked for by either name, wherever it stands", arguments: ["--help", "-h"])
  func help(name: String) throws { #expect(try command.parse(["a", name, "--nonsense"]) == nil) }

  @Test("an unknown option is answered with the nearest one")
  func unknownOption() {
    #expect(fault("--widht", "3") == .unknownOption("--widht", suggestion: "--width"))
    #expect(fault("--colour") == .unknownOption("--colour", suggestion: nil))
  }

  @Test("an option that needs a value does not swallow the next option")
  func missingValue() {
    #expect(fault("--width", "--quiet") == .missingValue(option: "--width", valueName: "POINTS"))
    #expect(fault("--width") == .missingValue(option: "--width", valueName: "POINTS"))
  }

  @Test("a value of the wrong kind names what is right", arguments: ["wide", "nan", "inf", "0x10", "1e999", ""])
  func wrongNumber(text: String) {
    #expect(fault("--width", text) == .invalidValue(option: "--width", value: text, fault: .expected("a number")))
  }

  @Test("a word outside the choices lists them and names the nearest")
  func wrongWord() {
    let error = fault("--shade", "drak")
    #expect(
      error
        == .invalidValue(option: "--shade", value: "drak", fault: .notAmong(["light", "dark"], nearest: "dark")))
    #expect(error?.message == "\"drak\" is not right for --shade; did you mean dark?; it takes light or dark")
  }

  @Test("several values in one are answered with how to write them, unless they are one value")
  func severalValues() throws {
    let words = ArgumentError.severalValues(option: "--only", values: ["a", "b"])
    #expect(words.message == "--only takes one value at a time: --only a --only b")
    #expect(ArgumentError.values(in: "a, b") == ["a", "b"])
    #expect(ArgumentError.values(in: "a b") == nil && ArgumentError.values(in: "a,") == nil)
  }

  @Test("an option for one value is refused twice, a flag and a list are not")
  func repeated() {
    #expect(fault("--width", "1", "--width", "2") == .repeated(option: "--width"))
    #expect(fault("-q", "--quiet", "--language", "a", "--language", "b") == nil)
  }

  @Test("a flag refuses a value and arguments stop at their number")
  func surplus() {
    #expect(fault("--quiet=yes") == .unexpectedValue(option: "--quiet"))
    #expect(fault("a", "b", "c") == .excessArgument("c"))
  }

  @Test("a message shows control and direction characters as escapes")
  func hostile() {
    #expect(fault("--\u{1B}[31m\u{202E}")?.message.contains("\\u{1b}[31m\\u{202e}") == true)
  }
}
