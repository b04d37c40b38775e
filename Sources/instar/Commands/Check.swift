import ArgumentParser
import Diagnostics
import Text

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
    let chosen = try reported.run
    let loader = PageLoader(
      version: version.at, catalog: try added.catalog, scenes: proofs.scenes.count, limit: proofs.explore)
    var pages = try await PageFinder.pages(try PageFinder.expanding(pages, on: terminal))
    let run = chosen.over(pages.map(\.source.path))
    if fix {
      let news: (Page) throws -> FileDiagnostics = { run.left(in: try loader.check($0).diagnostics) }
      let repairs = try pages.map { try PageRepair(of: $0, diagnostics: news) }
      try PageRepair.write(repairs, isDryRun: diff, on: terminal)
      if diff, repairs.contains(where: { !$0.fixes.isEmpty }) {
        // Nothing is written, so the exit code is that of a check without fixes.
        if run.fails(try pages.map(news)) { throw ExitCode.diagnostics }
        return
      }
      if !diff { pages = repairs.map(\.page) }
    }
    let checked = try pages.map { try loader.check($0) }
    let all = checked.map(\.diagnostics)
    let left = all.map(run.left)
    try terminal.output(run.text(of: left, as: format, isColored: terminal.colorsOutput))
    if format == .text {
      // Of a page that fails, only what no diagnostic tells.
      for (page, found) in zip(checked, left) {
        if let status = run.fails([found]) ? page.unreadStatus : page.summary { terminal.printStatus(status) }
      }
    }
    let count = left.count { !$0.diagnostics.isEmpty }
    if let summary = left.severityCounts { terminal.printStatus("\(summary) in \(count.counted("page"))") }
    if let file = reported.baseline { printStatus(run.baseline.account(of: all), about: file, on: terminal) }
    if run.fails(left) { throw ExitCode.diagnostics }
  }

  func validate() throws {
    if diff, !fix { throw ValidationError("--diff shows what --fix would change. Use both.") }
  }

  private func printStatus(_ account: Baseline.Account, about file: String, on terminal: Terminal) {
    func diagnostics(_ count: Int) -> String {
      "\(count.counted("diagnostic")) listed in '\(file.terminalSafe)'"
    }
    if account.known > 0 { terminal.printStatus("Suppressed \(diagnostics(account.known))") }
    if account.absent > 0 {
      terminal.printStatus(
        "\(diagnostics(account.absent)) no longer \(account.absent == 1 ? "occurs" : "occur"); record the baseline again"
      )
    }
  }
}
