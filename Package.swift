// swift-tools-version: 6.2

import PackageDescription

/// One room of the house: a module, the floor it stands on, and the only rooms it may import.
///
/// A room imports rooms of lower floors only; the manifest stops with a message when a line below breaks that.
struct Room {
  var folder: String
  var floor: Int
  var imports: [String]
  var kind: Kind

  enum Kind { case swift, c, executable }

  init(_ folder: String, floor: Int, imports: [String] = [], kind: Kind = .swift) {
    self.folder = folder
    self.floor = floor
    self.imports = imports
    self.kind = kind
  }

  /// The module's name: the product's prefix keeps it unique in its users' module graph.
  var module: String { Self.module(of: folder) }

  static func module(of folder: String) -> String {
    ["CICU", "CHarfBuzz", "CYAML", "titlefit", "titlefit-dev"].contains(folder) ? folder : "Titlefit" + folder
  }
}

// The floor table: who may import whom. README.md says what each room is for.
let rooms: [Room] = [
  // 7: the executables: the tool is one line, the developers' one writes what is derived from it.
  Room("titlefit", floor: 7, imports: ["Tool"], kind: .executable),
  Room("titlefit-dev", floor: 7, imports: everyRoom + ["Tool"], kind: .executable),
  // 6: joins everything, decides nothing.
  Room("Tool", floor: 6, imports: everyRoom),
  // 5: rules | the run: neither sees the other.
  Room(
    "StandardRules", floor: 5,
    imports: [
      "RuleKit", "Controls", "Catalogs", "ControlLayout", "Typography", "Diagnostics", "Geometry", "Locales",
      "UnicodeText", "LocaleData",
    ]),
  Room(
    "Auditing", floor: 5,
    imports: [
      "RuleKit", "SceneLayout", "SourceParsing", "Controls", "Catalogs", "ControlLayout", "Typography", "Diagnostics",
      "Geometry", "Locales", "UnicodeText", "LocaleData", "Locking",
    ]),
  Room(
    "RuleHosting", floor: 5,
    imports: ["RuleKit", "SourceParsing", "Diagnostics", "Geometry", "Locales"]),
  Room(
    "Pictures", floor: 5,
    imports: [
      "SceneLayout", "TextLayout", "Shaping", "Controls", "ControlLayout", "Diagnostics", "Typography", "Geometry",
      "Locales", "Locking",
    ]),
  // 4: what rules may ask; documents to controls.
  Room(
    "RuleKit", floor: 4,
    imports: [
      "Controls", "Catalogs", "ControlLayout", "Typography", "Diagnostics", "Geometry", "Locales", "UnicodeText",
      "LocaleData",
    ]),
  Room(
    "InterfaceReaders", floor: 4,
    imports: ["SourceParsing", "Controls", "ControlLayout", "Diagnostics", "Geometry", "Typography", "Locales"]),
  Room(
    "SceneLayout", floor: 4,
    imports: ["ConstraintSolving", "Controls", "ControlLayout", "Diagnostics", "Geometry", "Typography", "Locales"]),
  Room(
    "SwiftSources", floor: 4,
    imports: ["Controls", "ControlLayout", "Diagnostics", "Geometry", "Typography", "Locales", "Locking"]),
  // 3: the suppliers.
  Room("Controls", floor: 3, imports: ["ControlLayout", "Diagnostics", "Geometry", "Typography", "Locales"]),
  Room("TextLayout", floor: 3, imports: ["UnicodeText", "Shaping", "Typography", "Geometry", "Locales", "Locking"]),
  Room("CatalogReaders", floor: 3, imports: ["SourceParsing", "Catalogs", "Diagnostics", "Locales"]),
  // 2: one subject each.
  Room("UnicodeText", floor: 2, imports: ["CTextShims", "Geometry", "Locales", "Locking"]),
  Room("LocaleData", floor: 2, imports: ["CTextShims", "Geometry", "Locales", "Locking"]),
  Room("Shaping", floor: 2, imports: ["CTextShims", "Typography", "Geometry", "Locales", "Locking"]),
  Room("SourceParsing", floor: 2, imports: ["CYAML", "Diagnostics"]),
  Room("Catalogs", floor: 2, imports: ["Diagnostics", "Locales"]),
  Room("ControlLayout", floor: 2, imports: ["Typography", "Geometry", "Locales"]),
  Room("ArgumentParsing", floor: 2, imports: ["Diagnostics"]),
  Room("Reporters", floor: 2, imports: ["Diagnostics", "Geometry", "Locales"]),
  // 1: the words all others use.
  Room("CTextShims", floor: 1, imports: ["CICU", "CHarfBuzz"], kind: .c),
  Room("Diagnostics", floor: 1, imports: ["Geometry", "Locales"]),
  Room("Typography", floor: 1, imports: ["Geometry", "Locales"]),
  Room("ConstraintSolving", floor: 1),
  // 0: what imports no other subject.
  Room("Geometry", floor: 0),
  Room("Locales", floor: 0, imports: ["Locking"]),
  // -1: the lock, below everything.
  Room("Locking", floor: -1),
]

/// Everything below the executables that Swift may import.
var everyRoom: [String] {
  [
    "ArgumentParsing", "Geometry", "Locales", "Typography", "Diagnostics", "Reporters", "ControlLayout", "Catalogs",
    "SourceParsing", "Shaping", "LocaleData", "UnicodeText", "CatalogReaders", "TextLayout", "Controls",
    "InterfaceReaders", "RuleKit", "Auditing", "StandardRules",
    "RuleHosting", "ConstraintSolving", "SceneLayout", "SwiftSources", "Pictures", "Locking",
  ]
}

let systemFloor = ["CICU": 0, "CHarfBuzz": 0, "CYAML": 0]

for room in rooms {
  for name in room.imports {
    guard let floor = rooms.first(where: { $0.folder == name })?.floor ?? systemFloor[name] else {
      fatalError("\(room.folder) imports \(name), which is not in the floor table")
    }
    guard floor < room.floor else {
      fatalError("\(room.folder) (floor \(room.floor)) may not import \(name) (floor \(floor))")
    }
  }
}

let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
]

/// `Double.rounded` is the C library's, which nothing else links on Linux while no room imports Foundation.
let rounding: [LinkerSetting] = [.linkedLibrary("m", .when(platforms: [.linux]))]

func dependencies(_ names: [String]) -> [Target.Dependency] { names.map { .byName(name: Room.module(of: $0)) } }

let roomTargets: [Target] = rooms.map { room in
  let path = "Sources/" + room.folder
  switch room.kind {
  case .c:
    return .target(name: room.module, dependencies: dependencies(room.imports), path: path)
  case .swift:
    return .target(
      name: room.module, dependencies: dependencies(room.imports), path: path, swiftSettings: strict,
      linkerSettings: room.folder == "Geometry" ? rounding : [])
  case .executable:
    return .executableTarget(
      name: room.module, dependencies: dependencies(room.imports), path: path, swiftSettings: strict)
  }
}

let systemTargets: [Target] = [
  .systemLibrary(
    name: "CICU", path: "Sources/CICU", pkgConfig: "icu-i18n icu-uc",
    providers: [.apt(["libicu-dev"]), .brew(["icu4c"])]),
  .systemLibrary(
    name: "CHarfBuzz", path: "Sources/CHarfBuzz", pkgConfig: "harfbuzz",
    providers: [.apt(["libharfbuzz-dev"]), .brew(["harfbuzz"])]),
  .systemLibrary(
    name: "CYAML", path: "Sources/CYAML", pkgConfig: "yaml-0.1",
    providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),
]

/// A test target and the rooms its files name; the executables are run, not imported, except by `EndToEndTests`.
func tests(_ folder: String, of names: [String]) -> Target {
  .testTarget(
    name: "Titlefit" + folder, dependencies: ["TitlefitTestSupport"] + dependencies(names), path: "Tests/" + folder,
    swiftSettings: strict)
}

let testTargets: [Target] = [
  .target(
    name: "TitlefitTestSupport", dependencies: dependencies(["Typography", "Geometry", "Locales", "Diagnostics"]),
    path: "Tests/TestSupport", swiftSettings: strict),
  tests("CatalogReadersTests", of: ["CatalogReaders", "Catalogs", "Diagnostics", "Locales"]),
  tests("CatalogsTests", of: ["Catalogs"]),
  tests("GeometryTests", of: ["Geometry"]),
  tests("LockingTests", of: ["Locking"]),
  tests("LocalesTests", of: ["Locales", "LocaleData", "Geometry"]),
  tests("DiagnosticsTests", of: ["Diagnostics", "Locales"]),
  tests("ArgumentParsingTests", of: ["ArgumentParsing"]),
  tests("ReportersTests", of: ["Reporters", "Diagnostics", "Geometry", "Locales"]),
  tests("SourceParsingTests", of: ["SourceParsing", "Diagnostics"]),
  tests("UnicodeTextTests", of: ["UnicodeText", "Geometry", "Locales"]),
  tests("TextLayoutTests", of: ["TextLayout", "Shaping", "UnicodeText", "Typography", "Geometry", "Locales"]),
  tests("LocaleDataTests", of: ["LocaleData", "Geometry", "Locales"]),
  tests("ShapingTests", of: ["Shaping", "Typography", "Geometry", "Locales"]),
  tests(
    "AuditingTests",
    of: [
      "Auditing", "RuleKit", "SwiftSources", "Controls", "Catalogs", "ControlLayout", "Diagnostics", "Geometry",
      "Locales", "Typography",
    ]),
  tests("ControlLayoutTests", of: ["ControlLayout", "Typography", "Geometry", "Locales"]),
  tests(
    "StandardRulesTests",
    of: [
      "StandardRules", "RuleKit", "Controls", "Catalogs", "ControlLayout", "Typography", "Diagnostics", "Geometry",
      "Locales",
    ]),
  tests("HouseTests", of: ["StandardRules", "RuleKit", "Diagnostics", "titlefit-dev"]),
  tests(
    "RuleExampleTests",
    of: [
      "StandardRules", "RuleKit", "Auditing", "CatalogReaders", "InterfaceReaders", "SwiftSources", "Controls",
      "Catalogs", "ControlLayout", "Typography", "Diagnostics", "Geometry", "Locales",
    ]),
  tests("EndToEndTests", of: ["titlefit"]),
  tests("MisfitsTests", of: ["titlefit-dev"]),
  tests(
    "InterfaceReadersTests",
    of: ["InterfaceReaders", "Controls", "ControlLayout", "Diagnostics", "Geometry", "Typography"]),
  tests(
    "RuleHostingTests",
    of: [
      "RuleHosting", "RuleKit", "Controls", "Catalogs", "ControlLayout", "Typography", "Diagnostics", "Geometry",
      "Locales",
    ]),
  tests("ConstraintSolvingTests", of: ["ConstraintSolving"]),
  tests(
    "SceneLayoutTests",
    of: [
      "SceneLayout", "ConstraintSolving", "InterfaceReaders", "Controls", "ControlLayout", "Diagnostics", "Typography",
      "Geometry", "Locales",
    ]),
  tests(
    "SwiftSourcesTests",
    of: ["SwiftSources", "Controls", "ControlLayout", "Diagnostics", "Typography", "Geometry", "Locales"]),
  tests(
    "PicturesTests",
    of: [
      "Pictures", "SceneLayout", "TextLayout", "Shaping", "Controls", "ControlLayout", "Diagnostics", "Typography",
      "Geometry", "Locales",
    ]),
  tests("TypographyTests", of: ["Typography", "Geometry", "Locales"]),
]

let plugins: [Target] = [
  .plugin(
    name: "TitlefitAudit",
    capability: .command(
      intent: .custom(verb: "audit-titles", description: "Finds the translated button titles that will not fit")),
    dependencies: ["titlefit"]),
  .plugin(
    name: "TitlefitAuditBaseline",
    capability: .command(
      intent: .custom(verb: "audit-titles-baseline", description: "Accepts the findings of today into a baseline"),
      permissions: [.writeToPackageDirectory(reason: "It writes the accepted findings into titlefit.baseline.")]),
    dependencies: ["titlefit"]),
  .plugin(name: "TitlefitBuild", capability: .buildTool(), dependencies: ["titlefit"]),
]

let package = Package(
  name: "titlefit",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "titlefit", targets: ["titlefit"]),
    // What a rule names: the facts and the words that they are made of.
    .library(
      name: "TitlefitRuleKit",
      targets: [
        "RuleKit", "Controls", "Catalogs", "ControlLayout", "Typography", "Diagnostics", "Geometry", "Locales",
      ].map(Room.module)),
    // The whole tool, for executables with rules of their own.
    .library(name: "TitlefitTool", targets: ["TitlefitTool"]),
    .plugin(name: "TitlefitAudit", targets: ["TitlefitAudit"]),
    .plugin(name: "TitlefitAuditBaseline", targets: ["TitlefitAuditBaseline"]),
    .plugin(name: "TitlefitBuild", targets: ["TitlefitBuild"]),
  ],
  targets: systemTargets + roomTargets + plugins + testTargets
)
