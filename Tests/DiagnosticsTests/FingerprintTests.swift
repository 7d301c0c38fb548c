import Testing
import TitlefitDiagnostics
import TitlefitLocales

@Test("A fingerprint keeps neither wording nor numbers, but tells missing from empty parts")
func fingerprints() throws {
  let german = try LanguageTag("de")
  let subject = FindingSubject(table: "Localizable", key: "save", language: german)
  var finding = Finding(
    rule: "title-truncated", code: "title-cut", severity: .error, message: FindingMessage("a"), subject: subject)
  let first = finding.fingerprint
  finding.message = FindingMessage("b", why: "c")
  finding.evidence.needed = 12
  finding.location = SourceLocation(file: "a.strings", line: 4, column: 1)
  #expect(finding.fingerprint == first)
  #expect(first.description.utf8.count == 16)
  finding.subject.variation = ""
  #expect(finding.fingerprint != first)
}

@Test("Parts do not run into each other")
func separation() {
  let left = Fingerprint(rule: "a", code: "b", subject: FindingSubject(table: "xy", key: "z"))
  let right = Fingerprint(rule: "a", code: "b", subject: FindingSubject(table: "x", key: "yz"))
  #expect(left != right)
}

@Test(
  "A verdict is certain only beyond the error bound",
  arguments: [
    (100.0, 102.0, 1.0, Verdict.fits), (100.0, 100.5, 1.0, .unsure), (100.0, 99.5, 1.0, .unsure),
    (100.0, 98.9, 1.0, .fails), (100.0, 100.0, 0.0, .fits), (100.0, 101.0, 1.0, .fits),
  ])
func verdicts(need: Double, have: Double, bound: Double, expected: Verdict) {
  #expect(Verdict(need: need, have: have, errorBound: bound) == expected)
}

@Test("Without a room everything fits, and the worse of two verdicts decides")
func worst() {
  #expect(Verdict(need: 1000, have: nil, errorBound: 1) == .fits)
  #expect(Verdict.fits.worse(.unsure) == .unsure)
  #expect(Verdict.unsure.worse(.fits) == .unsure)
  #expect(Verdict.unsure.worse(.fails) == .fails)
  #expect(Verdict.fits.worse(.fits) == .fits)
}
