import ArgumentParser

/// `instar preview`: the web page in a browser, reloaded on each save.
struct Preview: InstarCommand {
  static let configuration = CommandConfiguration(
    commandName: "preview",
    abstract: "Preview a page in the browser, reloading on every save.",
    discussion: """
      Serves the web page to browsers on this machine until Ctrl-C. Saving the page, or a template of --templates, reloads \
      it. While the page has errors, the browser shows them above the last page without errors.

      Examples:
        instar preview order.md
        instar preview order.md --open
        instar preview uikit --at "iOS 12" --port 9000
        instar preview order.md --templates ours
      """)

  static let trait: BuildTrait? = .preview

  @Argument(
    help: ArgumentHelp(
      "A page: a file, the name of a bundled page (a file of that name wins), or REV:path of a git repository.",
      valueName: "page"),
    completion: .page)
  var page: String
  @Option(
    help: ArgumentHelp(
      "The port, or 0 for any free one; the default is \(Preview.firstPort), or the next free one.",
      valueName: "number"))
  var port: UInt16?
  @Option(
    help: ArgumentHelp(
      "The IPv4 address to serve at; any but 127.0.0.1 serves other machines too.", valueName: "address"))
  var host = "127.0.0.1"
  @Flag(help: "Open the preview in the browser.") var open = false
  @OptionGroup var templateFolder: TemplateFolder
  @OptionGroup var reading: ReadingOptions
  @OptionGroup var common: CommonOptions

  func run(on terminal: Terminal) async throws {
    guard page != "-" else {
      throw UsageError("standard input cannot be previewed", help: "Name a file, which is read again on every save")
    }
    try await InterruptSignals.ending { try await serve(on: terminal) }
  }

  private static let firstPort: UInt16 = 8137
  private static let portCount: UInt16 = 10

  private func serve(on terminal: Terminal) async throws {
    // What cannot be read at the beginning ends the command; later it is waited for.
    _ = try await reading.loader(limit: nil).page(page)
    try templateFolder.expectFolder()
    let files = WatchedFiles(pages: [page], templates: templateFolder)
    let watch = Watch(files)
    var source = PreviewSource(page: page, loader: try reading.loader(), templateFolder: templateFolder)
    let broadcaster = PreviewBroadcaster(try await source.contents())
    await report(broadcaster.contents.notices, on: terminal)
    let server = try await PreviewServer.start(host: host, ports: ports) { PreviewRoutes(of: broadcaster, hosts: $0) }
    await printAddress(of: server, files, on: terminal)
    try await withThrowingTaskGroup(of: Void.self) { [source] group in
      group.addTask { await server.run() }
      group.addTask { try await renderOnEachSave(watch, source, broadcaster, on: terminal) }
      group.addTask {
        while true {
          try await Task.sleep(for: .seconds(10))
          await broadcaster.beat()
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

  private func printAddress(of server: PreviewServer, _ files: WatchedFiles, on terminal: Terminal) async {
    if !HostCheck.isLoopback(host) {
      terminal.warn("anyone who can reach this machine at \(host) can read '\(page)' while the preview runs")
    }
    if files.isEmpty { terminal.printStatus("Not watching '\(page)': it is not a file") }
    terminal.printStatus("Serving \(server.address) (Ctrl-C to stop)")
    guard open else { return }
    if let problem = await Programs.open(server.address) { terminal.warn("cannot open a browser: \(problem)") }
  }

  /// Renders the page again on each save.
  private func renderOnEachSave(
    _ watch: Watch<ContinuousClock>, _ source: PreviewSource, _ broadcaster: PreviewBroadcaster, on terminal: Terminal
  ) async throws {
    var watch = watch
    var source = source
    while true {
      _ = try await watch.nextSave()
      let before = await broadcaster.contents
      await broadcaster.show(try await source.contents())
      let after = await broadcaster.contents
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
