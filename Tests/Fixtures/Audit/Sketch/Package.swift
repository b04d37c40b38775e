// swift-tools-version: 5.9
import AppleProductTypes
import PackageDescription

let package = Package(
  name: "Sketch",
  platforms: [.iOS("17.0")],
  products: [
    .iOSApplication(
      name: "Sketch",
      targets: ["Sketch"],
      bundleIdentifier: "com.example.sketch",
      displayVersion: "1.0",
      bundleVersion: "1",
      supportedDeviceFamilies: [.pad, .phone],
      supportedInterfaceOrientations: [.portrait]
    )
  ],
  targets: [.executableTarget(name: "Sketch", path: "Sources")]
)
