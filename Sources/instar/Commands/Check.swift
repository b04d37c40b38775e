import ArgumentParser
import Diagnostics

/// `instar check`: all that is wrong with some pages.
struct Check: InstarCommand {
  static let configuration = CommandConfiguration(
    abstract: "Say what is wrong with pages.",
    discussion: """
      Prints all findings of all pages to standard output, and nothing where there are none. Exits with 1 where there \
      are errors; with --strict, warnings count too. 'instar explain ID' tells more about a finding.

      Examples:
        instar check order.md
        instar check docs/*.md --strict --format github
        instar check order.md --allow dead-end --deny unreachable-state
        instar check order.md --fix
        instar check order.md --scenes 3
        git show HEAD:order.md | instar check -
      """)

  @Argument(help: PageText.several, completion: .page) var pages: [String]
  @Option(help: "How to write the findings: text, json (an object per line), sarif or github.")
  var format = FindingsFormat.text
  @Flag(help: "Warnings count as errors do.") var strict = false
  @Option(
    help: ArgumentHelp("Leave out findings of this kind; may be given several times.", valueName: "id"),
    completion: .finding)
  var allow: [String] = []
  @Option(
    help: ArgumentHelp("Make findings of this kind errors; may be given several times.", valueName: "id"),
    completion: .finding)
  var deny: [String] = []
  @Flag(help: "Mend what has a known remedy, in the files themselves, and say what is left.") var fix = false
  @OptionGroup var proofs: ProofOptions
  @OptionGroup var version: VersionOption
  @OptionGroup var common: CommonOptions

  func run(on terminal: Terminal) async throws {
    let verdict = try FindingsVerdict(allowed: allow, denied: deny, isStrict: strict)
    var pages = try await PageFinder.pages(pages)
    if fix { pages = try pages.map { try mended($0, verdict: verdict, on: terminal) } }
    let findings = try pages.map { verdict.applied(to: try version.check($0, proofs).findings) }
    try terminal.output(format.text(of: findings, isColored: terminal.colorsOutput))
    if let summary = verdict.summary(of: findings) { terminal.say(summary) }
    if verdict.isBad(findings) { throw ExitCode.findings }
  }

  private func mended(_ page: Page, verdict: FindingsVerdict, on terminal: Terminal) throws -> Page {
    let findings = verdict.applied(to: try version.check(page, proofs).findings)
    let repair = try PageRepair(of: page, findings: findings)
    guard repair.count > 0 else { return page }
    try Disk.write(repair.bytes, to: page.source.path)
    terminal.say("Mended \(repair.count) \(repair.count == 1 ? "place" : "places"): \(page.source.path)")
    return repair.page
  }
}
