import Testing
import TitlefitDiagnostics

@Test(
  "the rules a comment switches off stand behind its directive",
  arguments: [
    ("The button.", []), ("titlefit:disable near-limit", ["near-limit"]),
    ("Brand. titlefit:disable title-truncated, near-limit is a brand's name", ["title-truncated", "near-limit"]),
    ("titlefit:disable a,b ,c\nnext line", ["a", "b", "c"]), ("titlefit:disable", [""]),
    ("titlefit:disable\nnear-limit", [""]), ("titlefit:disabled x", []),
    ("titlefit:disable a titlefit:disable b", ["a", "b"]), ("titlefit:disable a,", ["a"]),
  ])
func directives(comment: String, rules: [String]) {
  #expect(Suppression.rules(in: comment).map(\.name) == rules)
}

@Test("without a comma a further word is a rule only where there is one of that id")
func withoutCommas() {
  let known: Set<RuleID> = ["near-limit", "house/loud"]
  let comment = "titlefit:disable title-truncated near-limit house/loud well-known words near-limit"
  let rules = Suppression.rules(in: comment) { known.contains($0) }
  #expect(rules.map(\.name) == ["title-truncated", "near-limit", "house/loud"])
}
