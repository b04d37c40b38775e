import ArgumentParser
import Diagnostics
import Emission
import Reports
import Text

/// `instar generate`: everything, for each page, into a folder of its own.
struct Generate: InstarCommand {
  static let configuration = CommandConfiguration(
    commandName: "generate",
    abstract: "Make everything for each page: diagrams, tables, wiki, a web page, Swift.",
    discussion: """
      Writes into DIR/<page name>/. A file that you have edited since it was generated is kept, and named; unchanged \
      files are not touched. A page with errors is not generated. --check in CI tells whether the files are what the pages \
      say; --watch goes on and makes a page's files anew on each save.

      Examples:
        instar generate order.md
        instar generate uikit-scenes scene-phase -o docs
        instar generate order.md --only mermaid,tables
        instar generate docs/*.md --check
        instar generate order.md --watch
        instar generate uikit --at "iOS 12"
        instar generate order.md --only wiki --wiki-host github -o wiki
      """)

  @Argument(help: PageText.several, completion: .page) var pages: [String]
  @Option(
    name: [.customShort("o"), .customLong("output")], help: ArgumentHelp("Where to write.", valueName: "dir"),
    completion: .directory)
  var output = "Output"
  @Flag(help: "Write nothing; exit with 1 where the files are not what the pages say.") var check = false
  @Flag(help: "Go on, and make a page's files anew on each save of it or of a template, until Ctrl-C.")
  var watch = false
  @Flag(help: "Delete what was generated once and no longer is.") var prune = false
  @Option(
    help: ArgumentHelp(
      "Only some formats, with commas between them; 'instar formats' lists them.", valueName: "formats"),
    completion: .formats)
  var only: FormatSelection?
  @Option(
    help: ArgumentHelp(
      "Where the wiki is read: a folder of a repository, or the wiki of github or gitlab.", valueName: "host"),
    completion: .words { WikiHost.wikis.map(\.rawValue) })
  var wikiHost = WikiHost.folder
  @OptionGroup var templateFolder: TemplateFolder
  @Flag(help: "Replace files that were edited since they were generated.") var force = false
  @OptionGroup var version: VersionOption
  @OptionGroup var language: LanguageOption
  @OptionGroup var common: CommonOptions

  func validate() throws {
    if check, watch { throw ValidationError("--check looks once; it does not go with --watch.") }
  }

  func run(on terminal: Terminal) async throws {
    guard watch else { return try await generate(pages, on: terminal) }
    guard !pages.contains("-") else {
      throw UsageError("standard input cannot be watched", help: "Name a file: it is read again on each save")
    }
    let files = WatchedFiles(pages: pages, templates: templateFolder)
    guard !files.isEmpty else {
      let names = pages.map { "'\($0)'" }.joined(separator: ", ")
      throw UsageError("there is no file to watch: \(names)", help: "Leave --watch out, or name a page's file")
    }
    try await InterruptSignals.ending { try await generateOnEachSave(of: files, on: terminal) }
  }

  /// Generates all pages, then those that are saved; a saved template is for all.
  private func generateOnEachSave(of files: WatchedFiles, on terminal: Terminal) async throws {
    var watch = Watch(files)
    do {
      try await generate(pages, on: terminal)
    } catch is ExitCode {
      // What is wrong has been said; the next save may mend it.
    }
    terminal.printStatus("Watching \(files.description) (Ctrl-C ends)")
    while true {
      let saved = Set(try await watch.nextSave())
      let due = saved.isSubset(of: pages) ? pages.filter(saved.contains) : pages
      do {
        try await generate(due, on: terminal)
      } catch is ExitCode {
        // As above.
      } catch let failure as Failure {
        terminal.printError(failure)
      } catch let failures as Failures {
        failures.all.forEach(terminal.printError)
      } catch let wrong as UsageError {
        terminal.printError(Failure(wrong.message, help: wrong.help))
      }
    }
  }

  private func generate(_ pages: [String], on terminal: Terminal) async throws {
    let progress = Progress(on: terminal)
    let emitters = try (only ?? .all).select(
      from: EmitterRegistry.emitters(with: templateFolder.library, wikiHost: wikiHost))
    let loader = PageLoader(version: version.at, language: language.language)
    let checked = try await PageFinder.pages(pages).map { page in
      progress.step("Reading \(page.source.path)")
      return try loader.check(page)
    }
    let folders = try folders(of: checked)
    terminal.report(checked.map(\.diagnostics))
    let formats = Set(emitters.map(\.format))
    var updates = try zip(checked, folders).filter { !$0.0.hasErrors }.map { page, folder in
      progress.step("Making the files of \(page.page.source.path)")
      let workItems = emitters.flatMap { emitter in
        emitter.workItems(of: page.lifecycle).map { (format: emitter.format, files: $0) }
      }
      let files = workItems.concurrentMap { workItem in
        workItem.files().map { GeneratedFile($0, format: workItem.format) }
      }
      return try FolderUpdate(of: OutputFolder(folder), with: files.flatMap { $0 }, isForced: force)
    }
    let hasNoErrors = checked.allSatisfy { !$0.hasErrors }
    if check {
      try report(updates.flatMap { $0.complaints(formats: formats) }, hasNoErrors: hasNoErrors, on: terminal)
    } else {
      let problem = try await write(&updates, formats: formats, progress: progress)
      try report(updates, formats: formats, problem: problem, hasNoErrors: hasNoErrors, on: terminal)
    }
  }
}

extension Generate {
  /// The folder of each page; two pages may not share one, also where letter case does not count.
  private func folders(of pages: [CheckedPage]) throws(Failure) -> [String] {
    var pathsByKey: [String: String] = [:]
    var folders: [String] = []
    for page in pages.map(\.page) {
      if let other = pathsByKey.updateValue(page.source.path, forKey: page.folderName.withoutCase) {
        throw Failure(
          "'\(other)' and '\(page.source.path)' would both be written to '\(output)/\(page.folderName)'",
          help: "Rename one, or generate them into different folders with -o")
      }
      let folder = "\(output)/\(page.folderName)"
      guard !Disk.leadsOut(folder, of: output) else {
        throw Failure("cannot write into '\(folder)': it is a link that leads out of '\(output)'")
      }
      folders.append(folder)
    }
    return folders
  }

  /// Writes texts first, so that they are there whatever becomes of the pictures; returns what kept pictures from being drawn.
  private func write(
    _ updates: inout [FolderUpdate], formats: Set<String>, progress: Progress
  ) async throws -> Failure? {
    for index in updates.indices {
      try updates[index].writeTexts()
      if prune { try updates[index].prune(formats: formats) }
    }
    let pictures = Set(updates.flatMap(\.duePictures))
    let drawing = try await progress.during("Drawing \(pictures.count) pictures") {
      try await Drawing(of: pictures, as: .svg)
    }
    for index in updates.indices { try updates[index].writePictures(drawing.files) }
    progress.end()
    return drawing.problem
  }

  private func report(_ complaints: [String], hasNoErrors: Bool, on terminal: Terminal) throws {
    for complaint in complaints { terminal.printError(Failure(complaint)) }
    guard complaints.isEmpty, hasNoErrors else { throw ExitCode.diagnostics }
  }

  private func report(
    _ updates: [FolderUpdate], formats: Set<String>, problem: Failure?, hasNoErrors: Bool, on terminal: Terminal
  ) throws {
    for update in updates {
      update.reportKept(on: terminal)
      terminal.printStatus(update.summary)
      let leftovers = update.leftovers(of: formats).count
      if !prune, leftovers > 0 {
        terminal.printStatus("\(leftovers) more are no longer generated; --prune deletes them")
      }
    }
    if let problem { throw problem }
    guard updates.allSatisfy(\.kept.isEmpty), hasNoErrors else { throw ExitCode.diagnostics }
  }
}
