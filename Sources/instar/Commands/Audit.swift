import ArgumentParser
import Diagnostics
import Documents
import LifecycleAudit
import LifecycleModel
import ProjectModel
import Reports
import Text

/// `instar audit`: an app's project against pages.
struct Audit: InstarCommand {
  static let configuration = CommandConfiguration(
    commandName: "audit",
    abstract: "Compare an app's project with a life cycle.",
    discussion: """
      Reads Swift, Objective-C, Info.plist and project settings, and builds nothing. Reports methods that compile and are never \
      called, scenes that are missing or wired wrongly, and requests that are lost. Exits with 1 if there are errors or, with \
      --strict, warnings; with 2 if there is no app of the page's platform.

      Examples:
        instar audit .
        instar audit . --at "iOS 18"
        instar audit Reader --page docs/player.md --page uikit --format json
        instar audit . --fix
        instar audit . --fix --diff
        instar audit . --plan > MIGRATION.md
        instar audit . --coverage --format markdown
      """)

  static let trait: BuildTrait? = .swift

  @Argument(
    help: "The projects: folders, .xcodeproj folders, or single files; the default is this folder.", completion: .file()
  )
  var paths: [String] = []
  @Option(help: ArgumentHelp("The page to compare with; may be repeated.", valueName: "page"), completion: .page)
  var page: [String] = ["uikit"]
  @Option(help: ArgumentHelp("Audit only the app with this name; may be repeated.", valueName: "name"))
  var app: [String] = []
  @Option(
    help: ArgumentHelp("Leave out files and folders of the project with this path; * is any text.", valueName: "glob"))
  var exclude: [String] = []
  @Flag(exclusivity: .exclusive) var result: AuditResult?
  @Option(
    help: """
      The output format: text, json (an object per line), sarif, github, xcode, gitlab, junit or markdown; of --plan markdown or json; of \
      --coverage text, markdown, csv or json. Without it, the extension of FILE decides; the default is the first of each.
      """)
  var format: AuditFormat?
  @OptionGroup var reported: DiagnosticsOptions<AuditSubject>
  @Flag(help: "Apply the fix-its that are certain to the files, and report the remaining findings.") var fix = false
  @Flag(help: "With --fix, show the changes as a diff instead of writing them.") var diff = false
  @Flag(help: "Say how the apps were found.") var verbose = false
  @OptionGroup var output: OutputOption
  @OptionGroup var reading: ReadingOptions
  @OptionGroup var common: CommonOptions

  var namedArguments: [String]? { paths }

  func run(on terminal: Terminal) async throws {
    let folders = paths.isEmpty ? ["."] : paths
    let formats = AuditFormat.all(of: result)
    let format = try format ?? output.format(of: formats, \.fileExtension) ?? formats[0]
    let run = try reported.run
    // The whole page is read: an audit asks what was called at earlier versions.
    let loader = PageLoader(catalog: try reading.added.catalog, limit: nil)
    var pages: [AuditedPage] = []
    for name in page {
      let checked = try await loader.page(name, reportingOn: terminal, orExit: .unreadable)
      pages.append(AuditedPage(checked.lifecycle, at: reading.version.at))
    }
    let selection = ProjectAudit.Selection(pages: pages, apps: app, isVerbose: verbose)
    var projects = try ProjectAudit.all(in: folders, excluding: exclude, selection)
    if fix { projects = try fixed(projects, run, on: terminal) }
    let audited = projects.map { project in
      (project: project, audits: project.audits { terminal.printStatus($0.terminalSafe) })
    }
    let audits = audited.flatMap(\.audits).map { $0.naming(paths: paths.map(ShellWord.quoted).joined(separator: " ")) }
    // What an app has adopted decides nearly all findings: without an answer it did not pass.
    let isUndecided = audited.contains { project, audits in
      project.isWhole && audits.contains { !$0.undecidedReasons.isEmpty }
    }
    guard !audits.isEmpty else {
      throw Failure(
        "no app of '\(pages.compactMap(\.whole.platform).first ?? "iOS")' was found in '\(folders.joined(separator: "', '"))'",
        help: "Name the folder of a project, or a page about another platform")
    }
    let unread = UnreadSources(of: audits)
    for message in unread.messages { terminal.printStatus(message.terminalSafe) }
    let report = AuditReport(of: run.left(in: audits), run)
    if let result {
      try output.deliver(Array(text(of: result, report.audits, as: format).utf8), on: terminal)
      if unread.hasFailure || isUndecided { throw ExitCode.unreadable }
      return
    }
    if !diff {
      let text =
        switch format {
        case .findings(let format): report.text(as: format, isColored: terminal.colorsOutput)
        case .markdown, .csv: FindingsTable.markdown(of: report.audits)
        }
      try output.deliver(Array(text.utf8), on: terminal)
      if let status = report.status { terminal.printStatus(status) }
      if unread.hasFailure || isUndecided { throw ExitCode.unreadable }
    }
    if report.fails { throw ExitCode.diagnostics }
  }

  /// Writes the files of projects whose findings have certain fix-its, or shows the changes; the projects as they then are.
  private func fixed(
    _ projects: [ProjectAudit], _ run: DiagnosticsRun, on terminal: Terminal
  ) throws -> [ProjectAudit] {
    let repairs = projects.map { project in
      AuditRepair(of: project) { FileDiagnostics.byFile(run.left(in: $0).flatMap(\.findings)) }
    }
    try FileRepair.write(repairs.flatMap(\.repairs), isDryRun: diff, on: terminal)
    return diff ? projects : repairs.map(\.project)
  }

  private func text(of result: AuditResult, _ audits: [AppAudit], as format: AuditFormat) -> String {
    switch result {
    case .plan:
      let reports = MigrationPlan.plans(of: audits).map { MigrationReport($0, language: reading.language) }
      return format == .findings(.json)
        ? MigrationJSON(reports).text
        : reports.map { MarkdownWriter(.gitHub).text(of: $0.document) }.joined(separator: "\n")
    case .coverage:
      let coverage = AuditCoverage(audits)
      return TableFormat(rawValue: format.rawValue)?.render(coverage.table) ?? Listing(coverage.lines).text
    }
  }

  func validate() throws {
    let formats = AuditFormat.all(of: result)
    if let format, !formats.contains(format) {
      throw ValidationError(
        "--format \(format.rawValue) is not for \(result.map { "--\($0.rawValue)" } ?? "findings"). "
          + "Known: \(formats.map(\.rawValue).joined(separator: ", "))")
    }
    if diff, !fix { throw ValidationError("--diff shows what --fix would change. Use both.") }
    if fix, let result {
      throw ValidationError("--fix and --\(result.rawValue) cannot be combined. Leave out one of the two.")
    }
  }
}
