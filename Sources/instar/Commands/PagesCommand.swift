import ArgumentParser
import Diagnostics
import LifecycleModel
import LifecycleReader
import LifecycleTemplates

/// `instar pages`: the bundled pages.
struct PagesCommand: InstarCommand {
  static let configuration = CommandConfiguration(
    commandName: "pages",
    abstract: "List the bundled pages.",
    discussion: """
      Every command takes the name of a bundled page in place of a file.

      Examples:
        instar pages
        instar check uikit-scenes
      """)

  @OptionGroup var common: CommonOptions

  func run(on terminal: Terminal) async throws {
    let rows = BundledPages.all.map { page in
      let lifecycle = LifecycleReader.lifecycle(of: SourceFile(path: page.name, text: page.text))
      let versions = lifecycle.systemsText
      return [page.name, versions.isEmpty ? lifecycle.name : "\(lifecycle.name) (\(versions))"]
    }
    try terminal.output(Listing(rows).text)
  }
}

/// `instar specs`, which `instar pages` was called: until version 1.0.
struct SpecsCommand: InstarCommand {
  static let configuration = CommandConfiguration(
    commandName: "specs", abstract: "List the bundled pages: now 'instar pages'.", shouldDisplay: false)

  @OptionGroup var common: CommonOptions

  func run(on terminal: Terminal) async throws {
    terminal.printStatus("note: 'instar specs' is called 'instar pages' now; the old name works until version 1.0")
    var pages = PagesCommand()
    pages.common = common
    try await pages.run(on: terminal)
  }
}
