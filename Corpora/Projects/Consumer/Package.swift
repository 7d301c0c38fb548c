// swift-tools-version: 6.0

import PackageDescription

// A package as Titlefit's users have one: it depends on Titlefit for its plugins only. The two commands need no more than
// the dependency; the target that is audited in each build names the third.
let package = Package(
  name: "Consumer",
  defaultLocalization: "en",
  dependencies: [.package(name: "titlefit", path: "../../..")],
  targets: [
    .target(
      name: "Consumer", resources: [.process("Resources")],
      plugins: [.plugin(name: "TitlefitBuild", package: "titlefit")])
  ]
)
