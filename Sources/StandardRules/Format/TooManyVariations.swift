import TitlefitDiagnostics
import TitlefitRuleKit

/// What readers of files report under `too-many-variations`.
struct TooManyVariations: FormatRule {
  static let description = RuleDescription(
    id: "too-many-variations", family: .format, title: "A text has more variations than are looked at",
    severity: .warning,
    codes: [
      RuleCode("too-many-combinations", "The combinations of all variables are more than are unfolded.")
    ],
    page: RulePage(
      finds: "A text whose variables have so many forms that not all combinations are unfolded.",
      matters: "The combinations that are left out are not measured.",
      remedy: "Use fewer variables in one text.",
      limits: "The limit stands on the card of the readers' room."))

  static let examples = [
    RuleExample(
      "Twelve variables of two forms each",
      .file(
        name: "Localizable.xcstrings",
        text: #"""
          {
            "sourceLanguage" : "en",
            "strings" : {
              "counts" : { "localizations" : { "en" : {
                "stringUnit" : { "state" : "new", "value" : "%#@a@ %#@b@ %#@c@ %#@d@ %#@e@ %#@f@ %#@g@ %#@h@ %#@i@ %#@j@ %#@k@ %#@l@" },
                "substitutions" : {
                  "a" : { "argNum" : 1, "formatSpecifier" : "lld", "variations" : { "plural" : {
                    "one" : { "stringUnit" : { "state" : "new", "value" : "a" } },
                    "other" : { "stringUnit" : { "state" : "new", "value" : "b" } } } } },
                  "b" : { "argNum" : 2, "formatSpecifier" : "lld", "variations" : { "plural" : {
                    "one" : { "stringUnit" : { "state" : "new", "value" : "a" } },
                    "other" : { "stringUnit" : { "state" : "new", "value" : "b" } } } } },
                  "c" : { "argNum" : 3, "formatSpecifier" : "lld", "variations" : { "plural" : {
                    "one" : { "stringUnit" : { "state" : "new", "value" : "a" } },
                    "other" : { "stringUnit" : { "state" : "new", "value" : "b" } } } } },
                  "d" : { "argNum" : 4, "formatSpecifier" : "lld", "variations" : { "plural" : {
                    "one" : { "stringUnit" : { "state" : "new", "value" : "a" } },
                    "other" : { "stringUnit" : { "state" : "new", "value" : "b" } } } } },
                  "e" : { "argNum" : 5, "formatSpecifier" : "lld", "variations" : { "plural" : {
                    "one" : { "stringUnit" : { "state" : "new", "value" : "a" } },
                    "other" : { "stringUnit" : { "state" : "new", "value" : "b" } } } } },
                  "f" : { "argNum" : 6, "formatSpecifier" : "lld", "variations" : { "plural" : {
                    "one" : { "stringUnit" : { "state" : "new", "value" : "a" } },
                    "other" : { "stringUnit" : { "state" : "new", "value" : "b" } } } } },
                  "g" : { "argNum" : 7, "formatSpecifier" : "lld", "variations" : { "plural" : {
                    "one" : { "stringUnit" : { "state" : "new", "value" : "a" } },
                    "other" : { "stringUnit" : { "state" : "new", "value" : "b" } } } } },
                  "h" : { "argNum" : 8, "formatSpecifier" : "lld", "variations" : { "plural" : {
                    "one" : { "stringUnit" : { "state" : "new", "value" : "a" } },
                    "other" : { "stringUnit" : { "state" : "new", "value" : "b" } } } } },
                  "i" : { "argNum" : 9, "formatSpecifier" : "lld", "variations" : { "plural" : {
                    "one" : { "stringUnit" : { "state" : "new", "value" : "a" } },
                    "other" : { "stringUnit" : { "state" : "new", "value" : "b" } } } } },
                  "j" : { "argNum" : 10, "formatSpecifier" : "lld", "variations" : { "plural" : {
                    "one" : { "stringUnit" : { "state" : "new", "value" : "a" } },
                    "other" : { "stringUnit" : { "state" : "new", "value" : "b" } } } } },
                  "k" : { "argNum" : 11, "formatSpecifier" : "lld", "variations" : { "plural" : {
                    "one" : { "stringUnit" : { "state" : "new", "value" : "a" } },
                    "other" : { "stringUnit" : { "state" : "new", "value" : "b" } } } } },
                  "l" : { "argNum" : 12, "formatSpecifier" : "lld", "variations" : { "plural" : {
                    "one" : { "stringUnit" : { "state" : "new", "value" : "a" } },
                    "other" : { "stringUnit" : { "state" : "new", "value" : "b" } } } } }
                } } } }
            },
            "version" : "1.0"
          }

          """#),
      codes: ["too-many-combinations"]),
    RuleExample(
      "Two variables",
      .file(
        name: "Localizable.xcstrings",
        text: #"""
          {
            "sourceLanguage" : "en",
            "strings" : {
              "counts" : { "localizations" : { "en" : {
                "stringUnit" : { "state" : "new", "value" : "%#@a@ %#@b@" },
                "substitutions" : {
                  "a" : { "argNum" : 1, "formatSpecifier" : "lld", "variations" : { "plural" : {
                    "one" : { "stringUnit" : { "state" : "new", "value" : "a" } },
                    "other" : { "stringUnit" : { "state" : "new", "value" : "b" } } } } },
                  "b" : { "argNum" : 2, "formatSpecifier" : "lld", "variations" : { "plural" : {
                    "one" : { "stringUnit" : { "state" : "new", "value" : "a" } },
                    "other" : { "stringUnit" : { "state" : "new", "value" : "b" } } } } }
                } } } }
            },
            "version" : "1.0"
          }

          """#)),
  ]

  init(options: RuleOptions) {}
}
