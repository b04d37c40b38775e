import Foundation
import PackagePlugin

/// `swift package instar …`: the command line, run in the package's folder.
///
/// Writing commands need `--allow-writing-to-package-directory`, as SwiftPM has it.
@main
struct InstarCommand: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) async throws {
    let process = Process()
    process.executableURL = try context.tool(named: "instar").url
    process.arguments = arguments
    process.currentDirectoryURL = context.package.directoryURL
    try process.run()
    process.waitUntilExit()
    // The command has printed the reason; SwiftPM reports a failure by the plugin's exit code.
    guard process.terminationReason == .exit else { exit(2) }
    guard process.terminationStatus == 0 else { exit(process.terminationStatus) }
  }
}
