import ArgumentParser
import Diagnostics
import Text

/// `instar check`: all that is wrong with some pages.
struct Check: InstarCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Say what is wrong with pages.",
    discussion: """
      Prints all findings of all pages to standard output, and nothing where there are none. Exits with 1 where there \
      are errors; with --strict, warnings count too. 'instar explain ID' tells more about a finding.

      For pages that have findings already, --baseline leaves out what stands in FILE: what '--format json' printed \
      once. Only what is new is told, mended and counted.

      Examples:
        instar check order.md
        instar check docs/*.md --strict --format github
        instar check order.md --allow dead-end --deny unreachable-state
        instar check order.md --fix
        instar check order.md --scenes 3
        instar check docs/*.md --format json > baseline.jsonl
        instar check docs/*.md --baseline baseline.jsonl
        git show HEAD:order.md | instar check -
      """)

  @Argument(help: PageText.several, completion: .page) var pages: [String]
  @Option(help: "How to write the findings: text, json (an object per line), sarif or github.")
  var format = DiagnosticFormat.text
  @Flag(help: "Warnings count as errors do.") var strict = false
  @Option(
    help: ArgumentHelp("Leave out findings of this kind; may be given several times.", valueName: "id"),
    completion: .diagnostic)
  var allow: [String] = []
  @Option(
    help: ArgumentHelp("Make findings of this kind errors; may be given several times.", valueName: "id"),
    completion: .diagnostic)
  var deny: [String] = []
  @Option(
    help: ArgumentHelp("Leave out the findings of an earlier time, which '--format json' wrote.", valueName: "file"),
    completion: .file())
  var baseline: String?
  @Flag(help: "Mend what has a known remedy, in the files themselves, and say what is left.") var fix = false
  @OptionGroup var proofs: ProofOptions
  @OptionGroup var version: VersionOption
  @OptionGroup var common: CommonOptions

  func run(on terminal: Terminal) async throws {
    let verdict = try SeverityRules(allowed: allow, denied: deny, isStrict: strict)
    let stored = try baseline.map(StoredDiagnostic.read) ?? []
    var pages = try await PageFinder.pages(pages)
    let earlier = Baseline(stored.map(\.entry), pages: pages.map(\.source.path))
    if fix {
      pages = try fixed(pages, on: terminal) { verdict.applied(to: earlier.news(in: try self.diagnostics(in: $0))) }
    }
    let all = try pages.map(diagnostics)
    let diagnostics = all.map { verdict.applied(to: earlier.news(in: $0)) }
    try terminal.output(
      format.text(of: diagnostics, isComparedWithBaseline: baseline != nil, isColored: terminal.colorsOutput))
    if let summary = verdict.summary(of: diagnostics) { terminal.printStatus(summary) }
    if let baseline { printStatus(earlier.account(of: all), about: baseline, on: terminal) }
    if verdict.isBad(diagnostics) { throw ExitCode.diagnostics }
  }

  private func diagnostics(in page: Page) throws -> FileDiagnostics {
    try PageLoader(version: version.at, scenes: proofs.scenes.count, limit: proofs.explore).check(page).diagnostics
  }

  /// Mends pages; no file is written unless all can be mended.
  private func fixed(
    _ pages: [Page], on terminal: Terminal, diagnostics: (Page) throws -> FileDiagnostics
  ) throws -> [Page] {
    let repairs = try pages.map { try PageRepair(of: $0, diagnostics: diagnostics) }
    for repair in repairs where repair.count > 0 {
      try Disk.write(repair.bytes, to: repair.page.source.path)
      terminal.printStatus(
        "Mended \(repair.count) \(repair.count == 1 ? "place" : "places"): \(repair.page.source.path)")
    }
    return repairs.map(\.page)
  }

  private func printStatus(_ account: Baseline.Account, about file: String, on terminal: Terminal) {
    func diagnostics(_ count: Int) -> String {
      "\(count) \(count == 1 ? "finding" : "findings") of '\(file.terminalSafe)'"
    }
    if account.known > 0 { terminal.printStatus("Not told: \(diagnostics(account.known))") }
    if account.gone > 0 { terminal.printStatus("Gone: \(diagnostics(account.gone)); it can be made anew") }
  }
}
