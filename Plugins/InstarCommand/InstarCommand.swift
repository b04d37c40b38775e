import Foundation
import PackagePlugin

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin
#endif

/// `swift package instar …`: the command line, run in the package's folder.
///
/// Writing commands need `--allow-writing-to-package-directory`, as SwiftPM has it.
@main
struct InstarCommand: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) async throws {
    try run(context.tool(named: "instar").url, arguments, in: context.package.directoryURL)
  }

  private func run(_ program: URL, _ arguments: [String], in folder: URL) throws {
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    process.currentDirectoryURL = folder
    try process.run()
    process.waitUntilExit()
    // The command has printed the reason; SwiftPM reports a failure by the plugin's exit code.
    guard process.terminationReason == .exit else { exit(2) }
    guard process.terminationStatus == 0 else { exit(process.terminationStatus) }
  }
}

#if canImport(XcodeProjectPlugin)
  /// The command in Xcode's menu of a project, run in the project's folder; without arguments, it checks the pages of the targets
  /// that were chosen there.
  extension InstarCommand: XcodeCommandPlugin {
    func performCommand(context: XcodePluginContext, arguments: [String]) throws {
      var extractor = ArgumentExtractor(arguments)
      let targets = extractor.extractOption(named: "target")
      var arguments = extractor.remainingArguments
      if arguments.isEmpty {
        let files = context.xcodeProject.targets.filter { targets.contains($0.displayName) }.flatMap { $0.inputFiles }
        let pages = Set(files.map(\.url.path).filter { $0.hasSuffix(".lifecycle.md") }).sorted()
        guard !pages.isEmpty else {
          Diagnostics.error("No file of these targets is a page, '*.lifecycle.md': \(targets.joined(separator: ", "))")
          return
        }
        arguments = ["check"] + pages
      }
      try run(context.tool(named: "instar").url, arguments, in: context.xcodeProject.directoryURL)
    }
  }
#endif
