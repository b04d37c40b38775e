import Foundation
import PackagePlugin

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin
#endif

/// Generates one Swift file from all life-cycle pages of a target, its `*.lifecycle.md`, at build time.
///
/// The file has base classes (`--style subclass`); their subclasses are among the target's own sources.
@main
struct InstarSwift: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) async throws -> [Command] {
    guard let module = target.sourceModule else { return [] }
    return commands(
      for: module.sourceFiles, with: try context.tool(named: "instar").url, in: context.pluginWorkDirectoryURL)
  }

  /// The command that generates the file in a folder; none for a target without pages.
  private func commands(for files: FileList, with program: URL, in folder: URL) -> [Command] {
    let pages = files.map(\.url).filter { $0.lastPathComponent.hasSuffix(".lifecycle.md") }.sorted { $0.path < $1.path }
    guard !pages.isEmpty else { return [] }
    let output = folder.appending(path: "Lifecycles.swift")
    return [
      .buildCommand(
        displayName: "Instar: Swift for \(pages.map(\.lastPathComponent).joined(separator: ", "))",
        executable: program,
        arguments: ["scaffold"] + pages.map(\.path)
          + ["--style", "subclass", "--force", "--quiet", "--format", "xcode", "-o", output.path],
        // No settings of the repository: the build would not run again when they change.
        environment: ["INSTAR_CONFIG": ""],
        inputFiles: pages,
        outputFiles: [output])
    ]
  }
}

#if canImport(XcodeProjectPlugin)
  extension InstarSwift: XcodeBuildToolPlugin {
    func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
      commands(
        for: target.inputFiles, with: try context.tool(named: "instar").url, in: context.pluginWorkDirectoryURL)
    }
  }
#endif
