// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Parcels",
  platforms: [.macOS(.v13)],
  // In a project of your own: .package(url: "https://…/instar", from: "…").
  dependencies: [.package(name: "instar", path: "../..")],
  targets: [
    .executableTarget(
      name: "Parcels",
      plugins: [.plugin(name: "InstarSwift", package: "instar")])
  ]
)
