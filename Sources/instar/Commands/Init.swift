import ArgumentParser
import LifecycleTemplates

/// `instar init`: a new page to start from.
struct Init: InstarCommand {
  static let configuration = CommandConfiguration(
    commandName: "init",
    abstract: "Start a page from a bundled page.",
    discussion: """
      Examples:
        instar init                              (uikit-scenes.md)
        instar init my-app --from scene-phase    (my-app.md)
        instar init docs/life-cycle.md
      """)

  @Argument(
    help: ArgumentHelp("The page's name; '.md' is added if it is missing.", valueName: "name"),
    completion: .file(extensions: ["md"]))
  var name: String?
  @Option(
    help: ArgumentHelp("The bundled page to start from; 'instar specs' lists them.", valueName: "page"),
    completion: .bundledPage)
  var from = "uikit-scenes"
  @Flag(help: "Replace an existing page.") var force = false
  @OptionGroup var common: CommonOptions

  func run(on terminal: Terminal) async throws {
    guard let page = BundledPages.all.first(where: { $0.name == from }) else {
      throw UsageError.unknown("bundled page", from, known: BundledPages.all.map(\.name))
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
