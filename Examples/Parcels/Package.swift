// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Parcels",
  platforms: [.macOS(.v13)],
  // In another project: the address of the released plugins' repository, and a version; see docs/install.md.
  dependencies: [.package(name: "InstarPlugins", path: "../../Plugins")],
  targets: [
    .executableTarget(
      name: "Parcels",
      plugins: [.plugin(name: "InstarSwift", package: "InstarPlugins")])
  ]
)
