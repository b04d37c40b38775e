import ArgumentParser
import LifecycleTemplates
import Text

/// `instar init`: a new page to start from.
struct Init: InstarCommand {
  static let configuration = CommandConfiguration(
    commandName: "init",
    abstract: "Start a page from another one, or an app with its page.",
    discussion: """
      With --app, writes a folder with a page, the Swift that is generated from it, and a project that Xcode 16 or later \
      builds: an app for iOS with scenes, a window, and a log of every callback.

      Examples:
        instar init                              (app.lifecycle.md, in 30 lines)
        instar init docs/my-app --from uikit     (docs/my-app.lifecycle.md)
        instar init life-cycle.md
        instar init upload --from player         (a film player, in 44 lines)
        instar init shop --app                   (shop/Shop.xcodeproj)
      """)

  @Argument(
    help: ArgumentHelp(
      "The page's name; '.lifecycle.md' is added if it does not end in '.md'. With --app, the folder.",
      valueName: "name"),
    completion: .file(extensions: ["md"]))
  var name: String?
  @Option(
    help: ArgumentHelp(
      """
      The page to start from: \((BundledPages.starters + BundledPages.all).map(\.name).joined(separator: ", ")). The default is \
      \(BundledPages.starters[0].name).
      """, valueName: "page"),
    completion: .bundledPage)
  var from: String?
  @Flag(help: "Write an app, a page and a project of Xcode's, into a folder of that name.") var app = false
  @Flag(help: "Replace existing files.") var force = false
  @OptionGroup var templateFolder: TemplateFolder
  @OptionGroup var common: CommonOptions

  func validate() throws {
    if app, from != nil { throw ValidationError("--app has a page of its own. Leave out --from.") }
    if !app, templateFolder.templates != nil {
      throw ValidationError("--templates is about the files of --app. Leave it out, or add --app.")
    }
  }

  func run(on terminal: Terminal) async throws {
    if app { return try makeApp(on: terminal) }
    let pages = BundledPages.all + BundledPages.starters
    let from = from ?? BundledPages.starters[0].name
    guard let page = pages.first(where: { $0.name == from }) else {
      throw UsageError.unknown("bundled page", from, known: pages.map(\.name))
    }
    // What a folder stands for, and what the build-tool plugin takes, has this ending.
    let name = name ?? (self.from == nil ? "app" : page.name)
    let path = name.hasSuffix(".md") ? name : name + ".lifecycle.md"
    if Disk.kind(of: path) != nil, !force {
      terminal.printError(Failure("kept '\(path)', which already exists", help: "Use --force to replace it"))
      throw ExitCode.diagnostics
    }
    try Disk.write(Array(page.text.utf8), to: path)
    terminal.printStatus("Wrote \(path). Next: instar generate \(ShellWord.quoted(path))")
  }

  private func makeApp(on terminal: Terminal) throws {
    let app = try NewApp(in: name ?? "MyApp", templates: try templateFolder.library)
    if !force, let existing = app.files.first(where: { Disk.kind(of: $0.path) != nil })?.path {
      terminal.printError(
        Failure(
          "kept '\(existing)', which already exists; nothing was written", help: "Use --force to replace all files"))
      throw ExitCode.diagnostics
    }
    for (path, text) in app.files { try Disk.write(Array(text.utf8), to: path) }
    terminal.printStatus(
      "Wrote \(app.page), \(app.project) and \(app.sources). Next: open \(ShellWord.quoted(app.project))")
  }
}
