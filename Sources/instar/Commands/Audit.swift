import ArgumentParser
import Diagnostics
import LifecycleAudit
import LifecycleModel
import ProjectModel
import SwiftReading
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
      """)

  @Argument(help: "The projects: folders, or .xcodeproj folders.", completion: .directory) var paths: [String] =
    ["."]
  @Option(help: ArgumentHelp("The page to compare with; may be repeated.", valueName: "page"), completion: .page)
  var page: [String] = ["uikit"]
  @Option(help: ArgumentHelp("Audit only the app with this name; may be repeated.", valueName: "name"))
  var app: [String] = []
  @Option(help: "The output format: text, json (an object per line), sarif or github.")
  var format = DiagnosticFormat.text
  @Flag(help: "Treat warnings as errors.") var strict = false
  @Option(
    help: ArgumentHelp("Suppress findings with this id; may be repeated.", valueName: "id"), completion: .finding)
  var allow: [String] = []
  @Option(
    help: ArgumentHelp("Report findings with this id as errors; may be repeated.", valueName: "id"),
    completion: .finding)
  var deny: [String] = []
  @Option(
    help: ArgumentHelp("Suppress the findings listed in a file that '--format json' wrote.", valueName: "file"),
    completion: .file())
  var baseline: String?
  @OptionGroup var output: OutputOption
  @OptionGroup var version: VersionOption
  @OptionGroup var common: CommonOptions

  func run(on terminal: Terminal) async throws {
    let verdict = try SeverityRules(
      allowed: allow, denied: deny, isStrict: strict, known: AuditRuleRegistry.descriptors)
    let stored = try baseline.map(StoredDiagnostic.read) ?? []
    var pages: [AuditedPage] = []
    for name in page {
      // The whole page is read: an audit asks what was called at earlier versions.
      let checked = try await PageLoader(limit: nil).page(name, reportingOn: terminal)
      pages.append(AuditedPage(checked.lifecycle, at: version.at))
    }
    let audits = try paths.flatMap { try ProjectAudit.audits(of: $0, pages: pages, apps: app, on: terminal) }
    guard !audits.isEmpty else {
      throw Failure(
        "no app of '\(pages.compactMap(\.whole.platform).first ?? "iOS")' was found in '\(paths.joined(separator: "', '"))'",
        help: "Name the folder of a project, or a page about another platform")
    }
    let earlier = Baseline(stored.map(\.entry), pages: audits.flatMap(\.findings).map(\.file.path))
    let all = FileDiagnostics.byFile(audits.flatMap(\.findings))
    let news = Set(all.map(earlier.news).flatMap(\.diagnostics).compactMap(\.fingerprint))
    let shown = audits.map { audit in
      audit.mapping { finding in
        finding.diagnostic.fingerprint.map(news.contains) == false ? nil : verdict.applied(to: finding.diagnostic)
      }
    }
    let diagnostics = FileDiagnostics.byFile(shown.flatMap(\.findings))
    try output.deliver(Array(text(of: shown, diagnostics, isColored: terminal.colorsOutput).utf8), on: terminal)
    let counts = diagnostics.flatMap(\.diagnostics).map(\.severity).counted
    if let counts { terminal.printStatus("\(counts) in \(audits.count) \(audits.count == 1 ? "app" : "apps")") }
    if verdict.isBad(diagnostics) { throw ExitCode.diagnostics }
  }

  private func text(of audits: [AppAudit], _ diagnostics: [FileDiagnostics], isColored: Bool) -> String {
    switch format {
    case .json: AuditLines.text(of: audits)
    case .text, .sarif, .github:
      format.text(
        of: diagnostics, isComparedWithBaseline: baseline != nil, isColored: isColored,
        manualEntries: AuditRuleRegistry.descriptors.map(\.manualEntry))
    }
  }
}
