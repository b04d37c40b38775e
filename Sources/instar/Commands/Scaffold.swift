import ArgumentParser
import Emission
import LifecycleChecks
import LifecycleModel
import SwiftGeneration
import Text

/// `instar scaffold`: Swift for a project.
struct Scaffold: InstarCommand {
  static let configuration = CommandConfiguration(
    commandName: "scaffold",
    abstract: "Write Swift delegates that log every callback.",
    discussion: """
      Each file ends with a digest of its generated contents. When the page changes, unedited files are generated again. \
      An edited file is kept and reported, and the exit code is 1; --merge adds the callbacks that are new on the page to \
      it, renews the statements that log the others, and leaves the rest unchanged. Such a statement that you have edited \
      is reported, and the exit code is 1. Callbacks that you have removed are not added again. A hand-written Info.plist \
      is never replaced.

      If --output ends in '.swift', everything is written into that file, as the build-tool plugin needs it.

      Examples:
        instar scaffold uikit-scenes -o Sources/App
        instar scaffold order.md --only SceneDelegate
        instar scaffold order.md -o Sources/App --merge
        instar scaffold order.md -o Sources/App --style subclass --indent 4
        instar scaffold order.md returns.md --style subclass -o Lifecycles.swift
      """)

  @Argument(help: PageText.several, completion: .page) var pages: [String] = []
  @Option(
    name: [.customShort("o"), .customLong("output")],
    help: ArgumentHelp("The folder to write to, or one Swift file.", valueName: "path"),
    completion: .file(extensions: ["swift"]))
  var output = "."
  @Option(help: ArgumentHelp("Only these delegates, separated by commas.", valueName: "delegates"))
  var only: String?
  @OptionGroup var swift: SwiftOptionGroup
  @OptionGroup var templateFolder: TemplateFolder
  @Option(help: "The format of the pages' diagnostics: text or xcode.") var format = MessageFormat.text
  @Flag(
    inversion: .prefixedNo,
    help: "Add the callbacks that are new on the page to edited files, and renew their log."
  )
  var merge = false
  @Flag(help: "Replace files that were edited since they were generated; the edits are lost.")
  var force = false
  @OptionGroup var reading: ReadingOptions
  @OptionGroup var common: CommonOptions

  func validate() throws {
    if merge, force { throw ValidationError("--merge and --force cannot be combined. Leave out one of the two.") }
    try output.expectFolderName()
    if merge, isOneFile {
      throw ValidationError("--merge needs a folder, and '\(output)' is one file. Name a folder with -o.")
    }
  }

  var namedArguments: [String]? { pages }

  func run(on terminal: Terminal) async throws {
    if merge { try BuildTrait.swift.expect(for: "scaffold --merge") }
    var terminal = terminal
    terminal.messageFormat = format
    let library = try templateFolder.library
    let loader = try reading.loader()
    let pages = try PageFinder.expanding(pages, on: terminal)
    var checked: [CheckedPage] = []
    for page in pages { checked.append(try await loader.page(page, reportingOn: terminal)) }
    let lifecycles = checked.map(\.lifecycle)
    let selections = try delegates(of: lifecycles)
    try reportMissingSwift(for: zip(pages, zip(lifecycles, selections)).map { ($0, $1.0, $1.1) }, on: terminal)
    let project = ScaffoldProject(
      pages: pages.indices.map {
        ScaffoldProject.Page(name: pages[$0], lifecycle: lifecycles[$0], selection: selections[$0])
      }, library: library)
    let plan = isOneFile ? try onePlan(for: project) : try folderPlan(for: project)
    try plan.write()
    plan.report(on: terminal)
    if !isOneFile {
      let folder = try SourceFolder(output)
      let stamps = stamps(of: project.possibleFiles(options))
      let missing = folder.missing(storyboards: lifecycles.flatMap(SceneManifest.storyboards))
      for remark in try missing + folder.leftovers(besides: stamps) { terminal.printStatus(remark) }
    }
    guard !plan.hasKept else { throw ExitCode.diagnostics }
    for page in checked { try page.endingWithErrors() }
  }

  /// Says of which pages and delegates nothing is written; fails if that is all.
  private func reportMissingSwift(
    for pages: [(name: String, lifecycle: Lifecycle, selection: Set<DelegateID>)], on terminal: Terminal
  ) throws {
    let remarks = pages.compactMap { $0.lifecycle.remarkOnMissingSwift(for: $0.selection, page: $0.name) }
    if let first = remarks.first, pages.allSatisfy({ !$0.selection.contains(where: $0.lifecycle.hasSwift) }) {
      throw Failure(
        first.prefix(1).lowercased() + first.dropFirst(), help: "Scaffold a page, or a delegate, that has Swift")
    }
    remarks.forEach(terminal.printStatus)
  }

  /// The options, with the indentation of the project that the files are for.
  private var options: SwiftOptions { swift.options(in: isOneFile ? Disk.parent(of: output) : output) }

  private var isOneFile: Bool { output.hasSuffix(".swift") && Disk.kind(of: output) != .folder }

  private var treatment: ScaffoldPlan.Treatment { force ? .replace : merge ? .merge : .keep }

  private func folderPlan(for project: ScaffoldProject) throws -> ScaffoldPlan {
    let files = try project.files(options)
    return try ScaffoldPlan(for: files, in: SourceFolder(output), treatment: treatment) { file, indentation in
      var options = options
      options.indentation = indentation
      return try? project.files(options).first { $0.path == file.path }?.text
    }
  }

  private func onePlan(for project: ScaffoldProject) throws -> ScaffoldPlan {
    let files = try project.files(options) { $0.hasSuffix(".swift") }
    let slash = output.lastIndex(of: "/")
    let name = slash.map { String(output[output.index(after: $0)...]) } ?? output
    let folder = slash.map { $0 == output.startIndex ? "/" : String(output[..<$0]) } ?? "."
    let file = EmittedFile(name, text: JoinedSwift(files).text)
    return try ScaffoldPlan(for: [file], in: SourceFolder(folder, naming: name), treatment: treatment) { _, _ in nil }
  }

  /// The delegates of each page that are asked for.
  private func delegates(of lifecycles: [Lifecycle]) throws(UsageError) -> [Set<DelegateID>] {
    guard let only else { return lifecycles.map { Set($0.delegateIDs) } }
    let words = only.split(separator: ",").map { String($0.trimmingSpaces) }
    for word in words where !lifecycles.contains(where: { $0.delegates.contains { $0.isNamed(word) } }) {
      throw UsageError.unknown("delegate", word, known: lifecycles.flatMap(\.delegates).map(\.name))
    }
    return lifecycles.map { lifecycle in
      Set(lifecycle.delegateIDs.filter { id in words.contains { lifecycle[id].isNamed($0) } })
    }
  }

  private func stamps(of files: [EmittedFile]) -> [String: GenerationStamp?] {
    Dictionary(files.map { ($0.path, $0.text.flatMap { GenerationStamp(in: $0) }) }) { first, _ in first }
  }
}

extension Delegate {
  fileprivate func isNamed(_ word: String) -> Bool { NameKey(name) == NameKey(word) }
}
