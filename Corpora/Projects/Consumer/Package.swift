// swift-tools-version: 6.0

import PackageDescription

// A package as Titlefit's users have one: it depends on Titlefit for the command `swift package audit-titles` only.
let package = Package(
  name: "Consumer",
  defaultLocalization: "en",
  dependencies: [.package(path: "../../..")],
  targets: [.target(name: "Consumer", resources: [.process("Resources")])]
)
