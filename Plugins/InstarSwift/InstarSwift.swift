import Foundation
import PackagePlugin

/// Generates one Swift file from all life-cycle pages of a target, its `*.lifecycle.md`, at build time.
///
/// The file has base classes (`--style subclass`); their subclasses are among the target's own sources.
@main
struct InstarSwift: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) async throws -> [Command] {
    guard let module = target.sourceModule else { return [] }
    let pages = module.sourceFiles.map(\.url).filter { $0.lastPathComponent.hasSuffix(".lifecycle.md") }
      .sorted { $0.path < $1.path }
    guard !pages.isEmpty else { return [] }
    let output = context.pluginWorkDirectoryURL.appending(path: "Lifecycles.swift")
    return [
      .buildCommand(
        displayName: "Instar: Swift for \(pages.map(\.lastPathComponent).joined(separator: ", "))",
        executable: try context.tool(named: "instar").url,
        arguments: ["scaffold"] + pages.map(\.path) + ["--style", "subclass", "--force", "--quiet", "-o", output.path],
        inputFiles: pages,
        outputFiles: [output])
    ]
  }
}
