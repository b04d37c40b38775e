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
  dependencies: [.package(name: "instar", path: "..")],
  targets: [
    .plugin(
      name: "InstarCommand",
      capability: .command(
        // Asks for no permission, so that CI can check pages without one. Commands that write need it on the command line.
        intent: .custom(verb: "instar", description: "Turn pages about life cycles into diagrams, tables and Swift")),
      dependencies: [.product(name: "instar", package: "instar")],
      path: "InstarCommand"
    ),
    .plugin(
      name: "InstarSwift",
      capability: .buildTool(),
      dependencies: [.product(name: "instar", package: "instar")],
      path: "InstarSwift"
    ),
  ],
  swiftLanguageModes: [.v6]
)
