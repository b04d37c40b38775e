import ArgumentParser

/// `instar preview`: the web page in a browser, reloaded on each save.
struct Preview: InstarCommand {
  static let configuration = CommandConfiguration(
    commandName: "preview",
    abstract: "Show the web page of a page in a browser, made anew on each save.",
    discussion: """
      Serves the page to browsers on this machine until Ctrl-C. Saving the page, or a template of --templates, loads it \
      anew there. While the page has errors, the browser shows them above the last page without errors.

      Examples:
        instar preview order.md
        instar preview order.md --open
        instar preview uikit --at "iOS 12" --port 9000
        instar preview order.md --templates ours
      """)

  @Argument(
    help: ArgumentHelp(
      "A page: a file, the name of a bundled spec (a file of that name wins), or REV:path of a git repository.",
      valueName: "page"),
    completion: .page)
  var page: String
  @Option(
    help: ArgumentHelp(
      "The port; 0 for any that is free. Without it \(Preview.firstPort), or the next one that is free.",
      valueName: "number"))
  var port: UInt16?
  @Option(help: ArgumentHelp("Serve at another IPv4 address than 127.0.0.1, to others too.", valueName: "address"))
  var host = "127.0.0.1"
  @Flag(help: "Open it in the browser.") var open = false
  @OptionGroup var templateFolder: TemplateFolder
  @OptionGroup var version: VersionOption
  @OptionGroup var language: LanguageOption
  @OptionGroup var common: CommonOptions

  func run(on terminal: Terminal) async throws {
    guard page != "-" else {
      throw UsageError("standard input cannot be previewed", help: "Name a file: it is read again on each save")
    }
    try await InterruptSignals.ending { try await serve(on: terminal) }
  }

  private static let firstPort: UInt16 = 8137
  private static let portCount: UInt16 = 10

  private func serve(on terminal: Terminal) async throws {
    // What cannot be read at the beginning ends the command; later it is waited for.
    _ = try await PageLoader(version: version.at, limit: nil).page(page)
    try templateFolder.expectFolder()
    let files = WatchedFiles(pages: [page], templates: templateFolder)
    let watch = Watch(files)
    var source = PreviewSource(
      page: page, loader: PageLoader(version: version.at, language: language.language), templateFolder: templateFolder)
    let board = PreviewBroadcaster(try await source.contents())
    await report(board.contents.notices, on: terminal)
    let server = try await PreviewServer.start(host: host, ports: ports) { PreviewRoutes(of: board, hosts: $0) }
    await greet(server, files, on: terminal)
    try await withThrowingTaskGroup(of: Void.self) { [source] group in
      group.addTask { await server.run() }
      group.addTask { try await keepUp(watch, source, board, on: terminal) }
      group.addTask {
        while true {
          try await Task.sleep(for: .seconds(10))
          await board.beat()
        }
      }
      let end = await group.nextResult()
      group.cancelAll()
      try end?.get()
    }
  }

  private var ports: [UInt16] {
    port.map { [$0] } ?? Array(Self.firstPort..<Self.firstPort + Self.portCount)
  }

  private func greet(_ server: PreviewServer, _ files: WatchedFiles, on terminal: Terminal) async {
    if !HostCheck.isLoopback(host) {
      terminal.warn("everybody who reaches this machine at \(host) can read '\(page)' while this runs")
    }
    if files.isEmpty { terminal.printStatus("Nothing to watch: '\(page)' is no file") }
    terminal.printStatus("Serving \(server.address) (Ctrl-C ends)")
    guard open else { return }
    if let problem = await Programs.open(server.address) { terminal.warn("cannot open a browser: \(problem)") }
  }

  /// Renders the page again on each save.
  private func keepUp(
    _ watch: Watch<ContinuousClock>, _ source: PreviewSource, _ board: PreviewBroadcaster, on terminal: Terminal
  ) async throws {
    var watch = watch
    var source = source
    while true {
      _ = try await watch.nextSave()
      let before = await board.contents
      await board.show(try await source.contents())
      let after = await board.contents
      guard after.announcement != before.announcement else { continue }
      report(after.notices, on: terminal)
      terminal.printStatus(
        after.notices.isOutdated || after.site == nil ? "Not reloaded: \(page)" : "Reloaded: \(page)")
    }
  }

  private func report(_ notices: PreviewNotices, on terminal: Terminal) {
    notices.failures.forEach(terminal.printError)
    if let diagnostics = notices.diagnostics { terminal.report([diagnostics]) }
  }
}
