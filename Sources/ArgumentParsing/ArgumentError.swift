/// Why a command line cannot be understood.
public enum ArgumentError: Error, Sendable, Hashable {
  /// There is no such verb; the nearest one, if any is near.
  case unknownCommand(String, suggestion: String?)
  /// There is no such option; the nearest one, if any is near.
  case unknownOption(String, suggestion: String?)
  /// An option stands last or before another option, and needs a value.
  case missingValue(option: String, valueName: String)
  /// A flag is given a value with `=`.
  case unexpectedValue(option: String)
  /// A value is not of the option's kind.
  case invalidValue(option: String, value: String, fault: ValueFault)
  /// Several values stand in one, separated by commas, where the option is to be repeated.
  case severalValues(option: String, values: [String])
  /// An option that may stand once stands twice.
  case repeated(option: String)
  /// Fewer positional arguments than there have to be; the name of the missing one.
  case missingArgument(String)
  /// One positional argument too many.
  case excessArgument(String)

  /// One or two sentences for the user, without a final stop.
  public var message: String {
    switch self {
    case .unknownCommand(let name, let near): "there is no command \(quoted(name))" + suggestion(near)
    case .unknownOption(let name, let near):
      "there is no option \(quoted(name))"
        + (near == nil ? "; a text that starts with a hyphen goes after --" : suggestion(near))
    case .missingValue(let option, let name): "\(option) needs a value: \(option) \(name)"
    case .unexpectedValue(let option): "\(option) takes no value"
    case .invalidValue(let option, let value, .expected(let what)):
      "\(quoted(value)) is not right for \(option), which takes \(what)"
    case .invalidValue(let option, let value, .notAmong(let words, let near)):
      "\(quoted(value)) is not right for \(option)" + suggestion(near) + "; it takes " + listed(words)
    case .severalValues(let option, let values):
      "\(option) takes one value at a time: " + values.map { "\(option) \(plain($0))" }.joined(separator: " ")
    case .repeated(let option): "\(option) may be given once only"
    case .missingArgument(let name): "\(name) is missing"
    case .excessArgument(let text): "\(quoted(text)) is one argument too many"
    }
  }

  /// The values of a list with commas, or nil where a text is none.
  public static func values(in text: String) -> [String]? {
    let parts = text.split { $0 == "," || $0 == " " }
    return text.contains(",") && parts.count > 1 ? parts.map { String($0) } : nil
  }

  private func suggestion(_ near: String?) -> String { near.map { "; did you mean \($0)?" } ?? "" }

  private func listed(_ words: [String]) -> String {
    guard let last = words.last, words.count > 1 else { return words.first ?? "nothing" }
    return words.dropLast().joined(separator: ", ") + " or " + last
  }
}

/// A text as it is where no character of it has to be shown as `\u{…}`, else in quotes.
private func plain(_ text: String) -> String {
  let shown = quoted(text)
  return shown == "\"" + text + "\"" ? text : shown
}

/// A text in quotes for a message: cut after 80 characters, control and direction characters shown as `\u{…}`.
func quoted(_ text: String) -> String {
  var result = "\""
  for scalar in text.unicodeScalars.prefix(80) {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .unassigned:
      result += "\\u{" + String(scalar.value, radix: 16) + "}"
    default: result.unicodeScalars.append(scalar)
    }
  }
  return result + (text.unicodeScalars.dropFirst(80).isEmpty ? "\"" : "…\"")
}
