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
