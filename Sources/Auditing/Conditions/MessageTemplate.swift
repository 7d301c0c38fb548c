import TitlefitRuleKit

/// A text with facts in braces: `{text.value} is loud`; a doubled brace stands for itself.
struct MessageTemplate: Sendable {
  private enum Part: Sendable {
    case text(String)
    case fact(FactField)
  }

  private var parts: [Part] = []

  /// Reads a template over the facts of a scope.
  /// - Throws: ``ConditionError``.
  init(_ text: String, scope: FactScope) throws(ConditionError) {
    let scalars = Array(text.unicodeScalars)
    var plain = String.UnicodeScalarView()
    var index = 0
    while index < scalars.count {
      let scalar = scalars[index]
      let isDoubled = index + 1 < scalars.count && scalars[index + 1] == scalar
      switch scalar {
      case "{" where !isDoubled:
        guard let end = scalars[index...].firstIndex(of: "}") else {
          throw ConditionError("\"{\" is not closed; a brace of its own is written twice", at: index)
        }
        let name = String(String.UnicodeScalarView(scalars[(index + 1)..<end]))
        parts += [.text(String(plain)), .fact(try ConditionParser.field(name, scope: scope, at: index + 1))]
        plain = String.UnicodeScalarView()
        index = end
      case "}" where !isDoubled:
        throw ConditionError("\"}\" closes nothing; a brace of its own is written twice", at: index)
      case "{", "}":
        plain.append(scalar)
        index += 1
      default: plain.append(scalar)
      }
      index += 1
    }
    parts.append(.text(String(plain)))
  }

  /// The text for a record; numbers are rounded to hundredths.
  func text(_ record: FactRecord) -> String {
    parts.map { part in
      switch part {
      case .text(let text): text
      case .fact(let field): record[field].text
      }
    }.joined()
  }
}
