import TitlefitCatalogs
import TitlefitControls
import TitlefitLocales
import TitlefitRuleKit

extension TextBinder {
  /// The most texts of one language that putting texts together may give, since each is measured: more than two texts in
  /// all six plural categories give.
  private static let limit = 64
  private static let tooMany = "too many ways to put its texts together"

  /// Texts one after the other: in each language all ways to take one of each part.
  func composed(
    _ pieces: [TextPiece], _ text: ControlText, in file: String
  ) -> (texts: [ResolvedText], reason: String?) {
    var result = ResolvedText(table: nil, key: nil, texts: [:])
    for language in languages {
      result.texts[language] = [
        BoundText(table: nil, key: nil, language: language, state: text.state, value: "", location: text.location)
      ]
    }
    for piece in pieces {
      if case .literal(let value) = piece.source, piece.transform == nil {
        result = result.mapped { bound in [bound.appending(value)] }
        continue
      }
      let (parts, reason) = resolve(piece, text, in: file)
      guard !parts.isEmpty else { return ([], reason ?? "joined-text") }
      if result.key == nil { (result.table, result.key) = (parts[0].table, parts[0].key) }
      result.texts = result.texts.compactMapValues { texts in
        guard let language = texts.first?.language else { return nil }
        let choices = parts.flatMap { $0.texts[language] ?? [] }
        let joined = texts.flatMap { left in choices.map { left.appending($0) } }
        return joined.isEmpty ? nil : joined
      }
      guard result.texts.values.allSatisfy({ $0.count <= Self.limit }) else { return ([], Self.tooMany) }
    }
    return ([result], nil)
  }

  /// A format with what code puts in the place of its placeholders; those that are not known keep their samples.
  func filled(
    _ format: TextSource, _ arguments: [TextPiece?], _ text: ControlText, in file: String
  ) -> (texts: [ResolvedText], reason: String?) {
    let (formats, reason) = resolve(TextPiece(format), text, in: file)
    let values = arguments.map { piece in piece.map { resolve($0, text, in: file).texts } ?? [] }
    let ways = values.flatMap { $0.flatMap(\.texts.values).map(\.count) }.max() ?? 0
    guard ways <= Self.limit else { return ([], Self.tooMany) }
    let texts = formats.map { format in
      format.mapped { bound in
        let choices = values.map { texts in texts.flatMap { $0.texts[bound.language] ?? [] }.map(\.value) }
        let count = choices.map(\.count).max() ?? 0
        return (0..<max(1, count)).map { number in
          bound.filled(choices.map { $0.isEmpty ? nil : $0[min(number, $0.count - 1)] })
        }
      }
    }
    return (texts, reason)
  }

  private func resolve(
    _ piece: TextPiece, _ text: ControlText, in file: String
  ) -> (texts: [ResolvedText], reason: String?) {
    let part = ControlText(
      state: text.state, source: piece.source, location: text.location, transform: piece.transform)
    return resolve(part, in: file)
  }
}

extension ResolvedText {
  /// The texts with each one replaced by others.
  fileprivate func mapped(_ change: (BoundText) -> [BoundText]) -> ResolvedText {
    var copy = self
    copy.texts = texts.mapValues { $0.flatMap(change) }
    return copy
  }
}

extension BoundText {
  fileprivate func appending(_ value: String) -> BoundText {
    var copy = self
    copy.value += value
    return copy
  }

  /// Another text behind this one; the first that a catalog holds gives the name and place.
  fileprivate func appending(_ other: BoundText) -> BoundText {
    var copy = key == nil && other.key != nil ? other : self
    copy.value = value + other.value
    return copy
  }

  /// The text with values in the place of its placeholders, by the arguments' numbers.
  fileprivate func filled(_ values: [String?]) -> BoundText {
    let scan = PlaceholderScan(value)
    let units = Array(value.utf16)
    var result = ""
    var start = 0
    var isFilled = false
    for placeholder in scan.placeholders {
      result += String(decoding: units[start..<placeholder.range.lowerBound], as: UTF16.self)
      start = placeholder.range.upperBound
      let number = placeholder.argument - 1
      if values.indices.contains(number), let value = values[number] {
        result += value.split(separator: "%", omittingEmptySubsequences: false).joined(separator: "%%")
        isFilled = true
        continue
      }
      let specifier = String(decoding: units[placeholder.range], as: UTF16.self)
      // What is left keeps its argument's number, which it may have had from its position alone.
      let needsNumber = isFilled && !placeholder.isNumbered && !placeholder.conversion.isEmpty
      result += needsNumber ? "%\(placeholder.argument)$" + specifier.dropFirst() : specifier
    }
    var copy = self
    copy.value = result + String(decoding: units[start...], as: UTF16.self)
    return copy
  }
}
