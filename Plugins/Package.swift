// swift-tools-version: 6.2.1
import PackageDescription

// A package of its own: declared beside the program, the plugins made every build of it compile the program and swift-syntax a
// second time, for the machine that a plugin runs on.
let package = Package(
  name: "InstarPlugins",
  platforms: [.macOS(.v13)],
  products: [
    .plugin(name: "InstarCommand", targets: ["InstarCommand"]),
    .plugin(name: "InstarSwift", targets: ["InstarSwift"]),
  ],
  targets: [
    .plugin(
      name: "InstarCommand",
      capability: .command(
        // Asks for no permission, so that CI can check pages without one. Commands that write need it on the command line.
        intent: .custom(verb: "instar", description: "Turn pages about life cycles into diagrams, tables and Swift")),
      dependencies: ["instar"],
      path: "InstarCommand"
    ),
    .plugin(
      name: "InstarSwift",
      capability: .buildTool(),
      dependencies: ["instar"],
      path: "InstarSwift"
    ),
  ],
  swiftLanguageModes: [.v6]
)

// In a checkout, the program is the checkout's own, built from its sources, or an artifact bundle that is named by its path
// relative to this folder. The released package ends above with a binary target instead: see Scripts/ship.py.
if let bundle = Context.environment["INSTAR_ARTIFACTBUNDLE"] {
  package.targets.append(.binaryTarget(name: "instar", path: bundle))
} else {
  package.dependencies.append(.package(name: "instar", path: ".."))
}
