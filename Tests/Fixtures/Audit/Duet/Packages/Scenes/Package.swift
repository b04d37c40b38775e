// swift-tools-version: 5.9
import PackageDescription

let package = Package(
  name: "Scenes",
  platforms: [.iOS(.v16)],
  products: [.library(name: "Scenes", targets: ["Scenes"])],
  targets: [.target(name: "Scenes")])
