// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Parcels",
  platforms: [.macOS(.v13)],
  // In another project: the path to `Plugins` in a checkout of Instar, a Git submodule for example.
  dependencies: [.package(name: "InstarPlugins", path: "../../Plugins")],
  targets: [
    .executableTarget(
      name: "Parcels",
      plugins: [.plugin(name: "InstarSwift", package: "InstarPlugins")])
  ]
)
