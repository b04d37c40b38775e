import ArgumentParser
import Diagnostics
import LifecycleChecks

/// `instar check`: the diagnostics of some pages.
struct Check: InstarCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Check pages for errors and warnings.",
    discussion: """
      Prints the diagnostics of all pages to standard output. Exits with 1 if there are errors or, with --strict, \
      warnings. 'instar explain ID' explains a diagnostic.

      For pages that have diagnostics already, --baseline suppresses those listed in FILE, the output of an earlier \
      '--format json'. Only new ones are reported, fixed and counted.

      Examples:
        instar check order.md
        instar check docs --strict --format github
        instar check order.md --allow dead-end --deny unreachable-state
        instar check order.md --fix
        instar check docs/*.md --fix --diff
        instar check order.md --scenes 3
        instar check docs/*.md --format json > baseline.jsonl
        instar check docs/*.md --baseline baseline.jsonl
        git show HEAD:order.md | instar check -
      """)

  @Argument(help: PageText.several, completion: .page) var pages: [String] = []
  @Option(help: "The output format: text, json (an object per line), sarif, github, xcode, gitlab or junit.")
  var format = DiagnosticFormat.text
  @OptionGroup var reported: DiagnosticsOptions<PageSubject>
  @Flag(help: "Apply the fix-its that are certain to the files, and report the remaining diagnostics.") var fix = false
  @Flag(help: "With --fix, write no file, and show the difference.") var diff = false
  @OptionGroup var proofs: ProofOptions
  @OptionGroup var version: VersionOption
  @OptionGroup var added: SymbolsOption
  @OptionGroup var common: CommonOptions

  var namedArguments: [String]? { pages }

  func run(on terminal: Terminal) async throws {
    let run = try reported.run
    let loader = PageLoader(
      version: version.at, catalog: try added.catalog, scenes: proofs.scenes.count, limit: proofs.explore)
    var pages = try await PageFinder.pages(try PageFinder.expanding(pages, on: terminal))
    if fix {
      let repairs = try fixed(pages, loader, run.over(pages.map(\.source.path)))
      try FileRepair.write(repairs, isDryRun: diff, on: terminal)
      if diff, repairs.contains(where: { !$0.fixes.isEmpty }) {
        // Nothing is written, so the exit code is that of a check without fixes.
        if CheckResult(of: try pages.map(loader.check), run).fails { throw ExitCode.diagnostics }
        return
      }
      if !diff { pages = repairs.map { Page($0.file) } }
    }
    let result = CheckResult(of: try pages.map(loader.check), run)
    try terminal.output(result.text(as: format, isColored: terminal.colorsOutput))
    result.status(as: format, baseline: reported.baseline).forEach(terminal.printStatus)
    if result.fails { throw ExitCode.diagnostics }
  }

  private func fixed(_ pages: [Page], _ loader: PageLoader, _ run: DiagnosticsRun) throws -> [FileRepair] {
    try pages.map { page in
      try page.expectRepairable()
      return try FileRepair(of: page.source) { run.left(in: try loader.check(Page($0)).diagnostics) }
    }
  }

  func validate() throws {
    if diff, !fix { throw ValidationError("--diff shows what --fix would change. Use both.") }
  }
}
