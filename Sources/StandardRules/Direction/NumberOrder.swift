import TitlefitCatalogs
import TitlefitDiagnostics
import TitlefitGeometry
import TitlefitLocaleData
import TitlefitLocales
import TitlefitRuleKit

/// Finds phone numbers that a right-to-left paragraph reorders.
struct NumberOrder: UnitRule {
  static let description = RuleDescription(
    id: "number-order", family: .direction, title: "The groups of a number change places", severity: .error,
    codes: [RuleCode("number-groups-reordered", "The groups of a phone number are drawn in another order.")],
    page: RulePage(
      finds: """
        A phone number of a right-to-left text, two or more groups of digits with a space, hyphen, slash or bracket \
        between them, seven digits at least, beginning with `+`, `0` or a bracket, whose groups the bidirectional \
        algorithm draws in another order.
        """,
      matters: "The reader dials another number.",
      remedy: "Put the number between U+2066 and U+2069.",
      limits: """
        Ranges, fractions and dates are left out: read from right to left their groups are in order. Numbers that \
        come as arguments are not seen.
        """,
      sources: ["UAX #9, rules W1 to W7 and N1 to N2", "Public report: app-cross_platform 295"]))

  static let examples = [
    RuleExample(
      "An Arabic text with a number",
      .controls([], catalogs: Example.catalogs(["ar": "اتصل 0911 1234567", "en": "Call 0911 1234567"])),
      codes: ["number-groups-reordered"]),
    RuleExample(
      "The number isolated",
      .controls([], catalogs: Example.catalogs(["ar": "اتصل \u{2066}0911 1234567\u{2069}", "en": "Call 0911 1234567"]))),
    RuleExample(
      "One group", .controls([], catalogs: Example.catalogs(["ar": "اتصل 09111234567", "en": "Call 09111234567"]))),
  ]

  init(options: RuleOptions) {}

  func check(_ unit: UnitFacts) -> [Violation] {
    unit.firstInEachLanguage(of: unit.pairs) { pair in
      guard LanguageFacts.layoutDirection(of: pair.language) == .rightToLeft else { return nil }
      let units = Array(pair.text.value.utf16)
      let numbers = Self.phoneNumbers(in: units)
      guard !numbers.isEmpty, let places = BidiOrder(pair.text.value, direction: .rightToLeft)?.places,
        let found = numbers.first(where: { groups in
          let starts = groups.map { places[$0.lowerBound] }
          return starts != starts.sorted()
        }), let first = found.first, let last = found.last
      else { return nil }
      let number = String(decoding: units[first.lowerBound..<last.upperBound], as: UTF16.self)
      return pair.violation(
        "number-groups-reordered",
        FindingMessage(
          "The groups of " + Wording.quoted(number) + " change places" + pair.place,
          why: "spaces and hyphens between groups of digits take the direction of the paragraph",
          suggestion: "Put the number between U+2066 and U+2069"))
    }
  }

  /// The groups of digits of each phone number, in order.
  private static func phoneNumbers(in units: [UInt16]) -> [[Range<Int>]] {
    var numbers: [[Range<Int>]] = []
    var groups: [Range<Int>] = []
    var index = 0
    func close() {
      if groups.count > 1, groups.reduce(0, { $0 + $1.count }) > 6, isStart(of: groups[0], units) {
        numbers.append(groups)
      }
      groups = []
    }
    while index < units.count {
      let start = index
      while index < units.count, isDigit(units[index]) { index += 1 }
      if index > start {
        groups.append(start..<index)
      } else {
        if !separators.contains(units[index]) { close() }
        index += 1
      }
    }
    close()
    return numbers
  }

  private static let separators = Set(" -/()\u{A0}\u{2011}".utf16)

  private static func isStart(of group: Range<Int>, _ units: [UInt16]) -> Bool {
    let before = group.lowerBound > 0 ? units[group.lowerBound - 1] : 0
    return before == UInt16(0x2B) || before == UInt16(0x28) || zeros.contains(units[group.lowerBound])
  }

  private static let zeros: Set<UInt16> = [0x30, 0x660, 0x6F0]

  private static func isDigit(_ unit: UInt16) -> Bool {
    (0x30...0x39).contains(unit) || (0x660...0x669).contains(unit) || (0x6F0...0x6F9).contains(unit)
  }
}
