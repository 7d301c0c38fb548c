import Foundation
import Testing
import TitlefitDiagnostics

@testable import TitlefitReporters

@Suite struct DisplayWidthTests {
  /// The values of the conformance file by character, as far as characters are assigned.
  private static let widths: [(range: ClosedRange<UInt32>, isWide: Bool)] = {
    let path = "/usr/share/unicode/EastAsianWidth.txt"
    let text = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
    return text.split(separator: "\n").compactMap { line in
      let fields = line.prefix { $0 != "#" }.split(separator: ";").map { $0.trimmingCharacters(in: .whitespaces) }
      guard fields.count == 2 else { return nil }
      let ends = fields[0].components(separatedBy: "..").compactMap { UInt32($0, radix: 16) }
      guard let first = ends.first, let last = ends.last else { return nil }
      return (first...last, ["W", "F"].contains(fields[1]))
    }
  }()

  @Test("every assigned character is as wide as Unicode's file says")
  func table() {
    #expect(Self.widths.count > 2000)
    for (range, isWide) in Self.widths {
      for value in [range.lowerBound, range.upperBound] where DisplayWidth.isWide(value) != isWide {
        Issue.record("U+\(String(value, radix: 16)) is \(isWide ? "wide" : "narrow")")
      }
    }
  }

  @Test(
    "a cluster takes the columns that terminals give it",
    arguments: [
      ("a", 1), ("é", 1), ("e\u{301}", 1), ("字", 2), ("ｶ", 1), ("Ａ", 2), ("👍🏽", 2), ("👨‍👩‍👧", 2), ("🇩🇪", 2), ("❤️", 2),
      ("\u{200B}", 0), ("한", 2), ("\u{1112}\u{1161}\u{11AB}", 2), ("ب", 1), ("…", 1), ("→", 1), ("█", 1),
    ])
  func clusters(text: String, columns: Int) { #expect(DisplayWidth.columns(of: text) == columns) }
}

@Suite struct LineWrappingTests {
  private func lines(_ text: String, _ columns: Int?, indent: Int = 2) -> [String] {
    LineWrapping(columns: columns).lines(text, indent: indent)
  }

  @Test("lines break at spaces, and the next ones are moved in")
  func spaces() {
    #expect(lines("The quick brown fox jumps over", 24) == ["  The quick brown fox", "    jumps over"])
  }

  @Test("without columns, and where there are too few, lines stay whole")
  func whole() {
    let text = String(repeating: "word ", count: 50)
    #expect(lines(text, nil) == ["  " + text])
    #expect(lines(text, 21) == ["  " + text])
  }

  @Test(
    "whatever the text is, no line is too wide, no cluster is split and nothing is lost",
    arguments: [
      "短いボタンの文字は画面の幅に合わせて折り返される必要があります。続きもあります。", "ปุ่มนี้ยาวเกินไปสำหรับหน้าจอขนาดเล็กของโทรศัพท์มือถือ",
      "👨‍👩‍👧👩🏽‍🚀🇩🇪👨‍👩‍👧👩🏽‍🚀🇩🇪👨‍👩‍👧👩🏽‍🚀🇩🇪👨‍👩‍👧👩🏽‍🚀🇩🇪", "Donaudampfschifffahrtsgesellschaftskapitänsmütze ist lang",
      "e\u{301}e\u{301}e\u{301}e\u{301}e\u{301}e\u{301}e\u{301}e\u{301}e\u{301}e\u{301}e\u{301}e\u{301}e\u{301}e\u{301}e\u{301}e\u{301}e\u{301}e\u{301}e\u{301}e\u{301}e\u{301}",
      "a  b", "",
    ])
  func hard(text: String) {
    let clusters = Array(text.filter { $0 != " " })
    let lines = lines(text, 24)
    #expect(lines.allSatisfy { DisplayWidth.columns(of: $0) <= 24 })
    #expect(Array(lines.joined().filter { $0 != " " }) == clusters)
  }

  @Test(
    "no line of a report is wider than the terminal, but for places, which are links", arguments: [60, 72, 80, 132])
  func report(columns: Int) {
    let text = TextReporter().render(SampleReport.report, options: ReporterOptions(columns: columns))
    for line in text.split(separator: "\n") where !line.contains(".strings:") && !line.contains(".storyboard:") {
      #expect(DisplayWidth.columns(of: line) <= columns, "\(line)")
    }
  }
}
