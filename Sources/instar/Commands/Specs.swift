import ArgumentParser
import Diagnostics
import LifecycleModel
import LifecycleReader
import LifecycleTemplates

/// `instar specs`: the bundled pages.
struct Specs: InstarCommand {
  static let configuration = CommandConfiguration(
    commandName: "specs",
    abstract: "List the bundled specs.",
    discussion: """
      A bundled spec's name stands for its page in every command.

      Examples:
        instar specs
        instar check uikit-scenes
      """)

  @OptionGroup var common: CommonOptions

  func run(on terminal: Terminal) async throws {
    let rows = BundledPages.all.map { spec in
      let lifecycle = LifecycleReader.read(SourceFile(path: spec.name, text: spec.text)).lifecycle
      let versions = [lifecycle.platform, lifecycle.versions?.description].compactMap { $0 }.joined(separator: " ")
      return [spec.name, versions.isEmpty ? lifecycle.name : "\(lifecycle.name) (\(versions))"]
    }
    try terminal.output(Listing(rows).text)
  }
}
