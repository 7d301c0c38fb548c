// swift-tools-version: 6.2

import PackageDescription

// A package as a team has one that writes rules of its own: Titlefit with two more rules, as one executable.
let package = Package(
  name: "HouseRules",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "titlefit", path: "../../..")],
  targets: [
    .executableTarget(
      name: "house-audit",
      dependencies: [
        .product(name: "TitlefitTool", package: "titlefit"), .product(name: "TitlefitRuleKit", package: "titlefit"),
      ])
  ]
)
