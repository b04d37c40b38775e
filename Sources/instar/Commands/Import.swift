import ArgumentParser
import Diagnostics
import LifecycleChecks
import LifecycleImport
import LifecycleModel
import LifecycleWriter
import Text

/// `instar import`: pages from what a team has already.
struct Import: InstarCommand {
  static let configuration = CommandConfiguration(
    commandName: "import",
    abstract: "Begin a page with an article or a diagram that the team has.",
    discussion: """
      Reads state diagrams of Mermaid and PlantUML, graphs of Graphviz, machines of XState, Instar's own JSON, and what people wrote \
      about a life cycle in Markdown, plain text or, with pandoc, HTML, in English, Japanese, Korean or Chinese: \
      states, paths with arrows, events with the callbacks below them, declarations. An event without a \
      path gets the one that the bundled pages have for its calls. Each claim of the page links to its line.

      The page is a beginning: the command ends with what 'instar check' says of it, and with what a person has to decide. \
      --report tells what became of each line that names a state, a callback or an arrow. Exits with 1 if a part of the source \
      was not understood.

      Examples:
        instar import article.md
        instar import article.md -o docs/app.lifecycle.md --report import.txt
        instar import states.mmd -o order.lifecycle.md
        instar import notes/*.md -o docs/
        pbpaste | instar import - --from article
      """)

  @Argument(help: ArgumentHelp("Files, or '-' for standard input.", valueName: "file"), completion: .file())
  var files: [String]
  @Option(help: ArgumentHelp("The format; without it, the one of the file's name.", valueName: "format"))
  var from: ImportFormat?
  @Option(
    name: [.customShort("o"), .customLong("output")],
    help: ArgumentHelp(
      "Write to a file instead of standard output; several pages to files in a folder.", valueName: "path"),
    completion: .file())
  var output: String?
  @Option(help: ArgumentHelp("Make the page of one of a file's life cycles alone.", valueName: "number"))
  var diagram: Int?
  @Option(
    help: ArgumentHelp(
      "Write what became of each line to a file, as text or, if its name ends in '.json', as JSON.", valueName: "file"),
    completion: .file())
  var report: String?
  @Flag(help: "Replace existing files.") var force = false
  @OptionGroup var common: CommonOptions

  var namedArguments: [String]? { files }

  func run(on terminal: Terminal) async throws {
    var sources: [ImportedSource] = []
    for page in try await PageFinder.pages(files) {
      let format = try from ?? ImportFormat(of: page)
      sources.append(try await ImportedSource(page, format: format, linkedFrom: folder, only: diagram))
    }
    var paths = try paths(of: sources)[...]
    try keepExisting(paths, on: terminal)
    for source in sources {
      for problem in source.report.problems(of: source.name) { terminal.warn(problem) }
      for lifecycle in source.lifecycles { try deliver(lifecycle, to: paths.popFirst(), on: terminal) }
      source.printQuestions(on: terminal)
    }
    if let report { try write(sources, to: report) }
    if sources.contains(where: \.report.isIncomplete) { throw ExitCode.diagnostics }
  }

  /// The folder of the pages; empty for the current one.
  private var folder: String { output.map { isFolder ? $0 : Disk.parent(of: $0) } ?? "" }

  private var isFolder: Bool { output.map { $0.hasSuffix("/") || Disk.kind(of: $0) == .folder } ?? false }

  /// The paths of all pages; empty for a page that goes to standard output.
  private func paths(of sources: [ImportedSource]) throws -> [String] {
    let count = sources.map(\.lifecycles.count).reduce(0, +)
    guard let output else {
      guard count < 2 else {
        throw UsageError(
          "there are \(count) pages", help: "Name a folder with -o, or choose one of a file with --diagram")
      }
      return []
    }
    if count == 1, !isFolder { return [output] }
    guard isFolder else {
      throw UsageError(
        "there are \(count) pages for '\(output)'", help: "Name a folder: -o \(ShellWord.quoted(output + "/"))")
    }
    let folder = output.hasSuffix("/") ? output : output + "/"
    var names = UniqueNames()
    return sources.flatMap { source in
      source.lifecycles.map { _ in
        folder + names.take(FolderName.of(path: source.name), separator: "-") + ".lifecycle.md"
      }
    }
  }

  private func keepExisting(_ paths: ArraySlice<String>, on terminal: Terminal) throws {
    for path in paths where Disk.kind(of: path) != nil {
      if files.contains(path) {
        throw UsageError("'\(path)' is what the page is made of", help: "Name another file with -o")
      }
      guard force else {
        terminal.printError(Failure("kept '\(path)', which already exists", help: "Use --force to replace it"))
        throw ExitCode.diagnostics
      }
    }
  }

  /// Writes a page, and prints what a check says of it.
  private func deliver(_ lifecycle: Lifecycle, to path: String?, on terminal: Terminal) throws {
    let bytes = Array(PageWriter.page(of: lifecycle).utf8)
    if let path { try Disk.write(bytes, to: path, orPipe: true) } else { try terminal.output(bytes) }
    let source = SourceFile(path: path ?? "<page>", bytes: bytes)
    terminal.report([PageCheck(regions: .standard).page(Page(.file, name: source.path, bytes: bytes)).diagnostics])
    let counts = [
      (lifecycle.states.count, "state"), (lifecycle.chains.count, "transition"),
      (lifecycle.callbacks.count, "callback"),
    ].map { $0.counted($1) }
    terminal.printStatus("\(path.map { "Wrote \($0)" } ?? "Made a page"): \(counts.joined(separator: ", "))")
  }

  private func write(_ sources: [ImportedSource], to path: String) throws {
    let text =
      path.hasSuffix(".json")
      ? JSONValue.array(sources.map { $0.report.json(of: $0.name) }).pretty
      : sources.map { $0.report.text(of: $0.name) }.joined().terminalOutput
    try Disk.write(Array(text.utf8), to: path, orPipe: true)
  }
}

extension ImportedSource {
  /// Prints the questions that are left, and how many lines were understood.
  fileprivate func printQuestions(on terminal: Terminal) {
    let rows = report.rows
    terminal.printStatus("Understood \(rows.count { !$0.isIncomplete }) of \(rows.count) lines with claims in \(name)")
    if report.questions.isEmpty { return }
    terminal.printStatus("To decide:")
    for question in report.questions {
      terminal.printStatus("  \(name)\(question.line.map { ":\($0)" } ?? ""): \(question.text)")
    }
  }
}
