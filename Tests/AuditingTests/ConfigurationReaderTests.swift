import Testing
import TitlefitAuditing
import TitlefitControlLayout
import TitlefitControls
import TitlefitDiagnostics
import TitlefitGeometry
import TitlefitLocales
import TitlefitRuleKit
import TitlefitTypography

private let rules = [
  RuleDescription(
    id: "near-limit", family: .fit, title: "Nearly too wide", severity: .note, codes: [],
    page: RulePage(finds: "", matters: "", remedy: ""),
    options: [RuleOption("share", standard: .number(0.95), explanation: "The least share.")])
]

private func read(_ text: String) -> (configuration: AuditConfiguration, issues: [ConfigurationIssue]) {
  ConfigurationReader(rules: rules).read(Array(text.utf8), file: "titlefit.yml")
}

@Test("An empty file is the configuration of a project without one")
func emptyFile() {
  let (configuration, issues) = read("# nothing\n")
  #expect(issues.isEmpty)
  #expect(configuration.widths == [320, 375, 393, 430])
  #expect(configuration.contentSizes == [.large, .xxxLarge])
  #expect(configuration.profile == .ios)
}

@Test("Every top-level key of the contract is read")
func wholeFile() throws {
  let (configuration, issues) = read(
    """
    source-language: de
    languages: [de, pt_BR]
    platform: ios-26
    widths: [430, 320]
    content-sizes: [xxxLarge, large]
    fonts: {system: stand-in}
    profile: strict
    rules:
      near-limit: {severity: warning, unsure: off, share: 0.9}
    values: {"%lld": [1, 21], "%@": ["Anna"]}
    rule-modules:
      - {name: house, command: ["a"], timeout: 10s}
    exclude: ["Pods/**"]
    """)
  #expect(issues.isEmpty)
  #expect(configuration.sourceLanguage?.description == "de")
  #expect(configuration.languages?.map(\.description) == ["de", "pt-BR"])
  #expect(configuration.platform == .iOS26)
  #expect(configuration.widths == [320, 430])
  #expect(configuration.contentSizes == [.large, .xxxLarge])
  #expect(configuration.systemFont == .standIn)
  #expect(configuration.profile == .strict)
  let setting = try #require(configuration.rules["near-limit"])
  #expect(setting.severity == .warning)
  #expect(setting.unsureSeverity == .off)
  #expect(setting.options.number("share", standard: 0) == 0.9)
  #expect(configuration.values["%lld"] == ["1", "21"])
  #expect(configuration.ruleModules.map(\.name) == ["house"])
  #expect(configuration.excludes == ["Pods/**"])
}

@Test("A configured control takes every option of the layout verb")
func configuredControl() throws {
  let (configuration, issues) = read(
    """
    controls:
      - name: primary
        titles: ["Localizable/*.button", "Onboarding/cta.*"]
        subtitles: {"Localizable/start.button": "Localizable/start.subtitle"}
        kind: configured
        style: filled
        button-size: large
        insets: {top: 10, leading: 20, bottom: 10, trailing: 21}
        title-alignment: center
        title-padding: 3
        image: 24x20
        image-placement: trailing
        image-padding: 8
        line-break: word
        text-style: headline
        states: {selected: {titles: ["Localizable/stop.button"], image: none, activity-indicator: true}}
        width: {container-minus: 32}
        height: 44
    """)
  #expect(issues.isEmpty)
  let control = try #require(configuration.controls.first)
  #expect(control.name == "primary")
  #expect(control.titles[.normal]?.map(\.text) == ["Localizable/*.button", "Onboarding/cta.*"])
  #expect(control.titles[.selected]?.map(\.text) == ["Localizable/stop.button"])
  #expect(control.subtitles.map(\.subtitle.key) == ["start.subtitle"])
  #expect(control.room.width == .containerMinus(32))
  #expect(control.room.height == 44)
  #expect(control.specification.states[.selected]?.image == StateOverride.StateImage.none)
  #expect(control.specification.states[.selected]?.showsActivityIndicator == true)
  guard case .configured(let button) = control.specification.model else {
    Issue.record("not a configured button")
    return
  }
  #expect(button.style == .filled)
  #expect(button.size == .large)
  #expect(button.contentInsets == DirectionalEdgeInsets(top: 10, leading: 20, bottom: 10, trailing: 21))
  #expect(button.titleAlignment == .center)
  #expect(button.titlePadding == 3)
  #expect(button.image?.size == Size(width: 24, height: 20))
  #expect(button.imagePlacement == .trailing)
  #expect(button.imagePadding == 8)
  #expect(button.titleFont == FontDescriptor(textStyle: .headline))
}

@Test(
  "A width is points, a maximum, the container less margins, or a share",
  arguments: [
    ("170", RoomWidth.points(170)), ("{max: 90}", .maximum(90)), ("{container-minus: 32}", .containerMinus(32)),
    (
      "{share-of: 3, spacing: 8, container-minus: 32}",
      .share(count: 3, spacing: 8, of: .containerMinus(32))
    ),
  ])
func widths(text: String, expected: RoomWidth) {
  let (configuration, issues) = read("controls: [{name: a, titles: [T/k], width: \(text)}]")
  #expect(issues.isEmpty)
  #expect(configuration.controls.first?.room.width == expected)
}

@Test(
  "What is wrong is named with line, column and the nearest valid word",
  arguments: [
    ("widhts: [320]", 1, 1, "unknown key \"widhts\" in the configuration (did you mean \"widths\"?)"),
    ("a:\n  - b\nprofile: ioss", 3, 10, "did you mean \"ios\"?"),
    ("widths: 320", 1, 9, "widths has to be a list, not a number"),
    ("rules:\n  near-limt: off", 2, 3, "did you mean \"near-limit\"?"),
    ("rules:\n  near-limit: {share: wide}", 2, 23, "share has to be a number, not a text"),
    ("content-sizes: [lage]", 1, 17, "did you mean \"large\"?"),
    ("controls:\n  - titles: [A/b]", 2, 5, "a control needs a name"),
    ("controls: [{name: a, titles: [b]}]", 1, 31, "is no title such as Localizable/save.button"),
    ("controls: [{name: a, kind: legacy, style: filled}]", 1, 36, "has no meaning for a legacy button"),
    ("controls: [{name: a, image: 24}]", 1, 29, "is no image size such as 24x24"),
    ("controls: [{name: a, width: {spacing: 3}}]", 1, 29, "spacing goes with share-of"),
    ("source-language: x", 1, 18, "is no language tag"),
    ("values: {lld: [1]}", 1, 10, "is no placeholder"),
    (
      "values: {\"%d\": [" + Array(repeating: "1", count: 65).joined(separator: ", ") + "]}", 1, 10,
      "takes at most 64 values"
    ),
    ("widths: [320\n", 2, 1, "not valid YAML"),
  ])
func mistakes(text: String, line: Int, column: Int, words: String) {
  let issues = read(text).issues
  #expect(
    issues.contains { $0.location.line == line && $0.location.column == column && $0.message.contains(words) },
    "\(issues)")
}

@Test("Two controls of one name are refused")
func twins() {
  let issues = read("controls:\n  - {name: a, titles: [T/k]}\n  - {name: a, titles: [T/k]}").issues
  #expect(issues.map(\.location.line) == [3])
}
