import ArgumentParser
import Diagnostics
import LifecycleModel
import LifecycleReader
import LifecycleTemplates

/// `instar specs`: the bundled pages.
struct Specs: InstarCommand {
  static let configuration = CommandConfiguration(
    commandName: "specs",
    abstract: "List the bundled pages.",
    discussion: """
      Every command takes the name of a bundled page in place of a file.

      Examples:
        instar specs
        instar check uikit-scenes
      """)

  @OptionGroup var common: CommonOptions

  func run(on terminal: Terminal) async throws {
    let rows = BundledPages.all.map { page in
      let lifecycle = LifecycleReader.read(SourceFile(path: page.name, text: page.text)).lifecycle
      let versions = lifecycle.systemsText
      return [page.name, versions.isEmpty ? lifecycle.name : "\(lifecycle.name) (\(versions))"]
    }
    try terminal.output(Listing(rows).text)
  }
}
