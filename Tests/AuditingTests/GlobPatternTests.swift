import Testing

@testable import TitlefitAuditing

@Test(
  "Patterns match as users of ignore files expect",
  arguments: [
    ("Pods/**", "Pods/A/b.strings", true), ("Pods/**", "App/Pods/b.strings", false),
    ("Pods", "App/Pods/b.strings", true),
    ("*.storyboard", "a/b/Main.storyboard", true), ("/App/*.xib", "App/Main.xib", true),
    ("/App/*.xib", "App/x/Main.xib", false), ("App/**/Old", "App/a/b/Old/c.strings", true), ("Old?", "Old1", true),
    ("Old?", "Old", false), ("a*b*c", "aXbYbc", true), ("**", "anything/at/all", true), ("App/", "App/x.strings", true),
    ("", "x", false),
  ])
func globs(pattern: String, path: String, expected: Bool) {
  #expect(GlobPattern(pattern).matches(path.split(separator: "/").map(String.init)) == expected)
}

@Test(
  "A path says table, module folder and language",
  arguments: [
    ("App/de.lproj/Main.strings", "Main", "App", ProjectPath.Localization.language("de")),
    ("App/Base.lproj/Main.storyboard", "Main", "App", .base), ("mul.lproj/Main.xcstrings", "Main", "", .multiple),
    ("a/b/Localizable.xcstrings", "Localizable", "a/b", .none),
    ("a/pt_BR.lproj/x/T.strings", "T", "a", .language("pt-BR")),
    ("a/German.lproj/T.strings", "T", "a", .language("de")),
    ("a/xx-INVALID-.lproj/T.strings", "T", "a", .unknown("xx-INVALID-")),
    ("a/.lproj/T.strings", "T", "a", .unknown("")),
  ])
func paths(path: String, name: String, scope: String, localization: ProjectPath.Localization) {
  let place = ProjectPath(path)
  #expect(place.name == name)
  #expect(place.scope == scope)
  #expect(place.localization == localization)
}
