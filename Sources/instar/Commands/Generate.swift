import ArgumentParser
import Diagnostics
import Diagrams
import Emission
import LifecycleChecks
import LifecycleModel
import Reports
import Text

/// `instar generate`: all outputs of each page, in a folder of its own.
struct Generate: InstarCommand {
  private static let standardOutput = "Output"

  static let configuration = CommandConfiguration(
    commandName: "generate",
    abstract: "Generate all outputs of each page: diagrams, tables, a wiki, a web page, Swift.",
    discussion: """
      Writes into DIR/<page name>/; with several pages, also DIR/README.md and DIR/index.html about all of them, and for the \
      host of a wiki one wiki of all in DIR/wiki/. A file that was edited since it was generated is kept and reported; an unchanged file \
      is not touched. Nothing is generated from a page with errors. In CI, --check reports files that are out of date; \
      --watch generates a page's files again on every save.

      Examples:
        instar generate order.md
        instar generate uikit-scenes scene-phase -o docs
        instar generate order.md --only mermaid,tables
        instar generate docs/*.md --check
        instar generate order.md --watch
        instar generate uikit --at "iOS 12"
        instar generate order.md --only wiki --wiki-host github -o wiki
        instar generate order.md shop.md --only wiki --wiki-host mkdocs -o site
      """)

  @Argument(help: PageText.several, completion: .page) var pages: [String] = []
  @Option(
    name: [.customShort("o"), .customLong("output")], help: ArgumentHelp("The folder to write to.", valueName: "dir"),
    completion: .directory)
  var output = Generate.standardOutput
  @Flag(help: "Write nothing; exit with 1 if a file is out of date.") var check = false
  @Flag(help: "Generate files again on every save of a page or a template, until Ctrl-C.")
  var watch = false
  @Flag(inversion: .prefixedNo, help: "Delete previously generated files that are no longer produced.")
  var prune = false
  @Option(
    help: ArgumentHelp(
      "Only these formats, separated by commas; 'instar formats' lists them.", valueName: "formats"),
    completion: .formats)
  var only: FormatSelection?
  @Option(
    help: ArgumentHelp(
      "The place of the wiki: a folder of a repository, the wiki of github or gitlab, or a site of mkdocs, confluence or docusaurus.",
      valueName: "host"),
    completion: .words { WikiHost.wikis.map(\.rawValue) })
  var wikiHost = WikiHost.folder
  @OptionGroup var templateFolder: TemplateFolder
  @Flag(help: "Replace files that were edited since they were generated.") var force = false
  @OptionGroup var reading: ReadingOptions
  @OptionGroup var common: CommonOptions

  var namedArguments: [String]? { pages }

  func validate() throws {
    if check, watch { throw ValidationError("--check and --watch cannot be combined. Leave out one of the two.") }
    try output.expectFolderName()
  }

  func run(on terminal: Terminal) async throws {
    let pages = try PageFinder.expanding(pages, on: terminal)
    guard watch else { return try await generate(pages, on: terminal) }
    guard !pages.contains("-") else {
      throw UsageError("standard input cannot be watched", help: "Name a file, which is read again on every save")
    }
    let files = WatchedFiles(pages: pages, templates: templateFolder)
    guard !files.isEmpty else {
      let names = pages.map { "'\($0)'" }.joined(separator: ", ")
      throw UsageError("no file to watch: \(names)", help: "Name a page's file, or leave out --watch")
    }
    try await InterruptSignals.ending { try await generateOnEachSave(pages, of: files, on: terminal) }
  }

  /// Generates all pages, then again each page that is saved; a saved template concerns all of them.
  private func generateOnEachSave(_ pages: [String], of files: WatchedFiles, on terminal: Terminal) async throws {
    var watch = Watch(files)
    do {
      try await generate(pages, on: terminal)
    } catch is ExitCode {
      // The errors have been printed; the next save may fix them.
    }
    terminal.printStatus("Watching \(files.description) (Ctrl-C to stop)")
    while true {
      let saved = Set(try await watch.nextSave())
      let due = saved.isSubset(of: pages) ? pages.filter(saved.contains) : pages
      do {
        try await generate(due, on: terminal)
      } catch is ExitCode {
        // As above.
      } catch let error where !(error is CancellationError) {
        guard !(error is Interruption), terminal.report(error) != nil else { throw error }
      }
    }
  }

  private func generate(_ pages: [String], on terminal: Terminal) async throws {
    let progress = Progress(on: terminal)
    let templates = try templateFolder.library
    let all = EmitterRegistry.emitters(with: templates)
    let formats = Set((try only?.select(from: all) ?? all).map(\.format))
    let loader = try reading.loader()
    let checked = try await PageFinder.pages(pages).map { page in
      progress.step("Reading \(page.source.path)")
      return try loader.check(page)
    }
    let folders = try folders(of: checked)
    terminal.report(checked.map(\.diagnostics))
    let sound = zip(checked, folders).filter { $0.0.errorsInText.isEmpty }.map { (page: $0, folder: $1) }
    if !formats.isDisjoint(with: ["dot", "svg", "wiki", "docc"]) {
      for (page, _) in sound {
        let (drawn, all) = (Lifecycle.mostDrawnEvents, page.lifecycle.events.count)
        guard all > drawn else { continue }
        terminal.printStatus(
          "\(page.page.source.path): only the first \(drawn) of \(all) events have a picture of their own")
      }
    }
    var updates = try updates(
      of: sound, checked: checked, formats: formats, templates: templates, progress: progress,
      on: terminal)
    if only?.contains("swift") == true {
      for page in checked where page.errorsInText.isEmpty {
        let delegates = Set(page.lifecycle.delegateIDs)
        let remark = page.lifecycle.remarkOnMissingSwift(for: delegates, page: page.page.source.path)
        if let remark { terminal.printStatus(remark) }
      }
    }
    let hasNoErrors = checked.allSatisfy { !$0.hasErrors }
    if check {
      try reportOutdated(updates, formats: formats, hasNoErrors: hasNoErrors, on: terminal)
    } else {
      let problem = try await write(&updates, formats: formats, progress: progress)
      try report(updates, formats: formats, problem: problem, hasNoErrors: hasNoErrors, on: terminal)
    }
  }
}

extension Generate {
  /// The updates of the pages' folders, and of the folder that they are in where there is more than one.
  private func updates(
    of sound: [(page: CheckedPage, folder: String)], checked: [CheckedPage], formats: Set<String>,
    templates: TemplateLibrary, progress: Progress, on terminal: Terminal
  ) throws -> [FolderUpdate] {
    let shared = try OverviewFolder(output, of: checked, formats: formats, host: wikiHost)
    var (updates, wikis): ([FolderUpdate], [GeneratedFile]) = ([], [])
    for (page, path) in sound {
      progress.step("Generating the files of \(page.page.source.path)")
      let place = shared?.place(of: page) ?? WikiPlace(wikiHost)
      let files = files(of: page, in: path, formats: formats, templates: templates, wiki: place)
      let common = place.isShared ? files.filter { $0.format == WikiEmitter.format } : []
      let folder = try OutputFolder(path)
      wikis += common
      guard common.count < files.count || folder.isRecorded else { continue }
      let own = place.isShared ? files.filter { $0.format != WikiEmitter.format } : files
      updates.append(try FolderUpdate(of: folder, with: own, isForced: force))
    }
    guard let shared,
      let common = try shared.update(with: wikis, formats: formats, templates: templates, isForced: force)
    else { return updates }
    for path in common.foreign { terminal.printStatus("Left '\(path)' as it is: Instar did not generate it") }
    return updates + [common.update]
  }

  /// The files of a page in some formats, for a folder.
  private func files(
    of page: CheckedPage, in folder: String, formats: Set<String>, templates: TemplateLibrary, wiki place: WikiPlace
  ) -> [GeneratedFile] {
    let indentation = ProjectIndentation(of: folder).indentation
    let emitters = EmitterRegistry.emitters(with: templates, wiki: place, indentation: indentation)
      .filter { formats.contains($0.format) }
    let workItems = emitters.flatMap { emitter in
      emitter.workItems(of: page.lifecycle).map { (format: emitter.format, files: $0) }
    }
    return workItems.concurrentMap { workItem in
      workItem.files().map { GeneratedFile($0, format: workItem.format) }
    }.flatMap { $0 }
  }

  /// The folder of each page, which no two pages may share, not even with different letter case.
  private func folders(of pages: [CheckedPage]) throws(Failure) -> [String] {
    // A link in a cloned repository is nobody's wish; one that somebody names is.
    if output == Self.standardOutput, !TypedLine.hasOption("-o", "--output"), Disk.leadsOut(output, of: ".") {
      throw Failure(
        "cannot write into '\(output)': it is a link that leads out of this folder", help: "Name it with -o")
    }
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

  /// Writes texts first, so that they are there even if drawing fails; returns the failure that prevented pictures.
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

  /// Prints what is out of date, the number, and the command that brings it up to date.
  private func reportOutdated(
    _ updates: [FolderUpdate], formats: Set<String>, hasNoErrors: Bool, on terminal: Terminal
  ) throws {
    let problems = updates.flatMap(\.problems)
    let leftovers = updates.flatMap { update in update.leftovers(of: formats).map(update.shownPath) }
    for problem in problems + leftovers.map({ "'\($0)' is no longer generated" }) {
      terminal.printError(Failure(problem))
    }
    let count = problems.count + leftovers.count
    let all = updates.map(\.fileCount).reduce(0, +) + leftovers.count
    if count > 0 {
      let more =
        (leftovers.isEmpty || prune ? [] : ["--prune"])
        + (updates.contains(where: \.hasEdits) && !force ? ["--force"] : [])
      terminal.printStatus("\(count) of \(all.counted("file")) not up to date")
      terminal.printStatus("Update with: \(TypedLine.text(without: "--check", adding: more))")
    }
    guard count == 0, hasNoErrors else { throw ExitCode.diagnostics }
  }

  private func report(
    _ updates: [FolderUpdate], formats: Set<String>, problem: Failure?, hasNoErrors: Bool, on terminal: Terminal
  ) throws {
    for update in updates {
      update.reportKept(on: terminal)
      terminal.printStatus(update.summary)
      let leftovers = update.leftovers(of: formats).count
      if !prune, leftovers > 0 {
        terminal.printStatus(
          "\(leftovers) more \(leftovers == 1 ? "is" : "are") no longer generated; delete with --prune")
      }
    }
    if let problem { throw problem }
    guard updates.allSatisfy(\.kept.isEmpty), hasNoErrors else { throw ExitCode.diagnostics }
  }
}
