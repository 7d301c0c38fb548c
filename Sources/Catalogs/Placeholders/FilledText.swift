/// A text whose placeholders are replaced by values.
public struct FilledText: Sendable, Hashable {
  /// One value in the text.
  public struct Value: Sendable, Hashable {
    /// The UTF-16 units of ``FilledText/text`` that the value spans.
    public var range: Range<Int>
    /// The placeholder it replaces.
    public var placeholder: Placeholder

    /// Makes a value.
    public init(range: Range<Int>, placeholder: Placeholder) {
      self.range = range
      self.placeholder = placeholder
    }
  }

  /// The text as the app shows it: values in place, `%%` as `%`, percent signs that start no specifier as they are.
  public var text: String
  /// The values in the order of the text.
  public var values: [Value]

  /// Replaces a text's placeholders.
  ///
  /// - Parameters:
  ///   - text: the text, substitutions expanded.
  ///   - value: the shown value of a placeholder: formatted by the caller, who knows samples and the locale.
  /// - Complexity: linear in the length of the text and the values.
  public init(_ text: String, value: (Placeholder) -> String) {
    let scan = PlaceholderScan(text)
    self.text = text
    values = []
    guard !scan.placeholders.isEmpty || !scan.escapedPercents.isEmpty else { return }
    var output: [UInt16] = []
    var at = 0
    var percents = scan.escapedPercents[...]
    func copy(to end: Int) {
      output.append(contentsOf: scan.units[at..<end])
      at = end
    }
    func copyPercents(before end: Int) {
      while let range = percents.first, range.lowerBound < end {
        percents = percents.dropFirst()
        copy(to: range.lowerBound + 1)
        at = range.upperBound
      }
    }
    for placeholder in scan.placeholders {
      copyPercents(before: placeholder.range.lowerBound)
      copy(to: placeholder.range.lowerBound)
      let start = output.count
      output.append(contentsOf: value(placeholder).utf16)
      values.append(Value(range: start..<output.count, placeholder: placeholder))
      at = placeholder.range.upperBound
    }
    copyPercents(before: scan.units.count)
    copy(to: scan.units.count)
    self.text = String(decoding: output, as: UTF16.self)
  }
}
