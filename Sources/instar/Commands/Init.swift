import ArgumentParser
import LifecycleTemplates

/// `instar init`: a new page to start from.
struct Init: InstarCommand {
  static let configuration = CommandConfiguration(
    commandName: "init",
    abstract: "Start a page from a bundled page, or from a small one.",
    discussion: """
      Examples:
        instar init                              (uikit-scenes.md)
        instar init my-app --from scene-phase    (my-app.md)
        instar init docs/life-cycle.md
        instar init upload --from player         (a film player, in 44 lines)
      """)

  @Argument(
    help: ArgumentHelp("The page's name; '.md' is added if it is missing.", valueName: "name"),
    completion: .file(extensions: ["md"]))
  var name: String?
  @Option(
    help: ArgumentHelp(
      "The page to start from: 'player', a small one, or a bundled page, which 'instar specs' lists.", valueName: "page"
    ),
    completion: .bundledPage)
  var from = "uikit-scenes"
  @Flag(help: "Replace an existing page.") var force = false
  @OptionGroup var common: CommonOptions

  func run(on terminal: Terminal) async throws {
    let pages = BundledPages.all + BundledPages.starters
    guard let page = pages.first(where: { $0.name == from }) else {
      throw UsageError.unknown("bundled page", from, known: pages.map(\.name))
    }
    let path = name.map { $0.hasSuffix(".md") ? $0 : $0 + ".md" } ?? page.name + ".md"
    if Disk.kind(of: path) != nil, !force {
      terminal.printError(Failure("kept '\(path)', which already exists", help: "Use --force to replace it"))
      throw ExitCode.diagnostics
    }
    try Disk.write(Array(page.text.utf8), to: path)
    terminal.printStatus("Wrote \(path). Next: instar generate \(path)")
  }
}
