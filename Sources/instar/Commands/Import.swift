import ArgumentParser
import Diagnostics
import LifecycleImport
import Text

/// `instar import`: pages from what a team has already.
struct Import: InstarCommand {
  static let configuration = CommandConfiguration(
    commandName: "import",
    abstract: "Begin a page with an article that the team has.",
    discussion: """
      Reads Markdown or plain text that people wrote about a life cycle, in English, Japanese, Korean or Chinese: states, paths \
      with arrows, events with the callbacks below them, declarations. An event without a path gets the one that the bundled pages \
      have for its calls. Each claim of the page links to its line.

      The page is a beginning. The command ends with what 'instar check' says of it and with what a person has to decide. --report \
      tells of each line that names a state, a callback or an arrow what became of it. Exits with 1 if a part of the source was \
      not understood.

      Examples:
        instar import article.md
        instar import article.md -o docs/app.lifecycle.md --report import.txt
        instar import notes/*.md -o docs/
        pbpaste | instar import - --from article
      """)

  @Argument(help: ArgumentHelp("Files, or '-' for standard input.", valueName: "file"), completion: .file())
  var files: [String]
  @Option(help: "The format; without it, the one that the file's name tells: article.") var from: ImportFormat?
  @Option(
    name: [.customShort("o"), .customLong("output")],
    help: ArgumentHelp(
      "Write to a file instead of standard output; with several pages, to files in a folder.", valueName: "path"),
    completion: .file())
  var output: String?
  @Option(
    help: ArgumentHelp("Of a file with several life cycles, make the page of this one alone.", valueName: "number"))
  var diagram: Int?
  @Option(
    help: ArgumentHelp(
      "Write what became of each line to a file, as text or, if it ends in '.json', as JSON.", valueName: "file"),
    completion: .file())
  var report: String?
  @Flag(help: "Replace existing files.") var force = false
  @OptionGroup var common: CommonOptions

  var namedArguments: [String]? { files }

  func run(on terminal: Terminal) async throws {
    let sources = try await PageFinder.pages(files)
    let pages = try sources.flatMap(pages)
    let paths = try paths(of: pages)
    if let existing = paths.first(where: { Disk.kind(of: $0) != nil }), !force || files.contains(existing) {
      let help = files.contains(existing) ? "A page never replaces what it is made of" : "Use --force to replace it"
      terminal.printError(Failure("kept '\(existing)', which already exists", help: help))
      throw ExitCode.diagnostics
    }
    for (index, page) in pages.enumerated() {
      let path = paths.isEmpty ? nil : paths[index]
      if let path { try Disk.write(Array(page.text.utf8), to: path) } else { try terminal.output(page.text) }
      show(page, writtenTo: path, on: terminal)
    }
    if let report { try write(pages, to: report) }
    if pages.contains(where: \.report.isIncomplete) { throw ExitCode.diagnostics }
  }

  /// The pages of a file, or the one that the user asks for.
  private func pages(of source: Page) throws -> [ImportedPage] {
    let name = source.source.path
    guard let format = from ?? ImportFormat(path: name) else {
      throw UsageError(
        "the name of '\(name)' does not tell its format",
        help: "Name it with --from: \(ImportFormat.allCases.map(\.rawValue).joined(separator: ", "))")
    }
    let pages = ImportedPage.all(in: source, format: format, linkedFrom: output)
    guard let diagram else { return pages }
    guard pages.indices.contains(diagram - 1) else {
      throw UsageError("'\(name)' has \(pages.count == 1 ? "one life cycle" : "\(pages.count) life cycles")")
    }
    return [pages[diagram - 1]]
  }

  /// The paths of pages; empty for a page that goes to standard output.
  private func paths(of pages: [ImportedPage]) throws -> [String] {
    guard let output else {
      guard pages.count < 2 else {
        throw UsageError(
          "there are \(pages.count) pages", help: "Name a folder with -o, or choose one of a file with --diagram")
      }
      return []
    }
    if pages.count == 1, !output.hasSuffix("/"), Disk.kind(of: output) != .folder { return [output] }
    guard output.hasSuffix("/") || Disk.kind(of: output) == .folder else {
      throw UsageError(
        "there are \(pages.count) pages for '\(output)'", help: "Name a folder: -o \(ShellWord.quoted(output + "/"))")
    }
    let folder = output.hasSuffix("/") ? output : output + "/"
    var names = UniqueNames()
    return pages.map { folder + names.take(FolderName.of(path: $0.source), separator: "-") + ".lifecycle.md" }
  }

  /// Prints what was not understood, what a check says of the page, and what is left to decide.
  private func show(_ page: ImportedPage, writtenTo path: String?, on terminal: Terminal) {
    for problem in page.report.problems(of: page.source) { terminal.warn(problem) }
    let bytes = Array(page.text.utf8)
    let source = SourceFile(path: path ?? "<page>", bytes: bytes)
    terminal.report([CheckedPage(Page(origin: .file, source: source, bytes: bytes)).diagnostics])
    if !page.report.questions.isEmpty { terminal.printStatus("To decide:") }
    for question in page.report.questions {
      terminal.printStatus("  \(page.source)\(question.line.map { ":\($0)" } ?? ""): \(question.text)")
    }
    terminal.printStatus("\(path.map { "Wrote \($0)" } ?? "Made a page"): \(page.summary)")
  }

  private func write(_ pages: [ImportedPage], to path: String) throws {
    let text =
      path.hasSuffix(".json")
      ? JSONValue.array(pages.map { $0.report.json(of: $0.source) }).pretty
      : pages.map { $0.report.text(of: $0.source) }.joined()
    try Disk.write(Array(text.utf8), to: path)
  }
}

extension ImportedPage {
  /// The numbers of what the page has, and of the lines that it is made of.
  fileprivate var summary: String {
    let transitions = lifecycle.chains.count
    return "\(lifecycle.states.count) states, \(transitions) transitions, \(lifecycle.callbacks.count) callbacks; "
      + "\(report.rows.count { !$0.isIncomplete }) of \(report.rows.count) lines understood"
  }
}
