import ArgumentParser
import LifecycleChecks
import LifecycleDiff
import LifecycleModel
import Reports
import Text

/// `instar diff`: the differences between two life cycles, and their effect on code.
struct Diff: InstarCommand {
  static let configuration = CommandConfiguration(
    commandName: "diff",
    abstract: "List the changes between two pages or versions, and what to do about them.",
    discussion: """
      A change is breaking (code that relied on it misbehaves), compatible (code keeps working) or editorial (nothing \
      behaves differently). Exits with 1 if a change is at or above --fail-on. 'instar explain ID' explains a kind of change.

      A file .instar-ignore in the working folder lists the fingerprints of accepted changes, one per line; these are \
      neither reported nor counted.

      Formats: \(DiffFormat.allCases.map(\.rawValue).joined(separator: ", ")). Without --format, the extension of \
      FILE decides; the default is text.

      To use it as a diff driver of git, put '*.lifecycle.md diff=instar' into .gitattributes, and run 'git config \
      diff.instar.command "instar diff"' once.

      Examples:
        instar diff uikit-app uikit-scenes
        instar diff uikit --from "iOS 12" --to "iOS 13"
        instar diff HEAD:docs/order.md docs/order.md --fail-on any
        instar diff main:order.md order.md --format github
        instar diff uikit-app uikit-scenes -o guide.html
        instar diff uikit-app uikit-scenes -o changes.svg
      """)

  @Argument(help: PageText.two, completion: .page) var pages: [String]
  @Option(
    help: ArgumentHelp("With one page: the version to compare from.", valueName: "version"),
    transform: VersionOption.version)
  var from: VersionSelection?
  @Option(
    help: ArgumentHelp("With one page: the version to compare to.", valueName: "version"),
    transform: VersionOption.version)
  var to: VersionSelection?
  @Option(
    help: ArgumentHelp("The output format.", valueName: "format"),
    completion: .words { DiffFormat.allCases.map(\.rawValue) })
  var format: String?
  @Option(
    help: ArgumentHelp("The changes that make the command exit with 1: breaking, any or none.", valueName: "changes"))
  var failOn = FailureThreshold.breaking
  @Option(
    help: ArgumentHelp(
      "Read accepted changes from this file instead of \(AcceptedChanges.fileName).", valueName: "file"),
    completion: .file())
  var ignore: String?
  @OptionGroup var output: OutputOption
  @OptionGroup var version: VersionOption
  @OptionGroup var added: SymbolsOption
  @OptionGroup var common: CommonOptions

  func run(on terminal: Terminal) async throws {
    let target =
      try format.map(DiffFormat.init(named:)) ?? output.format(of: DiffFormat.allCases, \.fileExtension) ?? .text
    guard !target.isBinary || output.file != nil || !terminal.isOutputTerminal else {
      throw UsageError("a terminal cannot show \(target.rawValue)", help: "Write it to a file with -o")
    }
    if Terminal.isCalledByGitDiff, let call = GitDiffCall(pages) {
      return try await show(call, as: target, on: terminal)
    }
    try checkUsage()
    let accepted = try AcceptedChanges.read(from: ignore)
    let pair = try await pair(on: terminal)
    let difference = LifecycleChanges(from: pair.old.lifecycle, to: pair.new.lifecycle)
    let report = DiffReport(
      difference, from: pair.old.name, to: pair.new.name, accepted: accepted.fingerprints)
    try await deliver(report, pair, as: target, on: terminal)
    printStatus(accepted, about: difference, on: terminal)
    if !report.changes.isEmpty, !target.isText || output.file != nil { terminal.printStatus(report.summary) }
    if failOn.isReached(report.count) { throw ExitCode.diagnostics }
  }

  private func checkUsage() throws(UsageError) {
    switch pages.count {
    case 1:
      guard from != nil, to != nil else {
        throw UsageError(
          "nothing to compare the page with",
          help: "Name two pages, or two versions with --from and --to")
      }
      guard version.at == nil else {
        throw UsageError("--at takes two pages", help: "Name the versions with --from and --to")
      }
    case 2:
      guard from == nil, to == nil else {
        throw UsageError("--from and --to take one page", help: "Read both pages at one version with --at")
      }
      guard pages != ["-", "-"] else { throw UsageError("standard input cannot be both pages") }
    default: throw UsageError("cannot compare \(pages.count) pages", help: "Name two")
    }
  }

  private func deliver(
    _ report: DiffReport, _ pair: DiffPair, as target: DiffFormat, on terminal: Terminal
  ) async throws {
    let progress = Progress(on: terminal)
    defer { progress.end() }
    let isColored = output.file == nil && terminal.colorsOutput
    let bytes = try await progress.during("Drawing") {
      try await target.bytes(of: report, from: pair.noted, to: pair.new.shown, isColored: isColored)
    }
    try output.deliver(bytes, on: terminal)
  }

  private func printStatus(_ accepted: AcceptedChanges, about difference: LifecycleChanges, on terminal: Terminal) {
    terminal.report([accepted.diagnostics(about: difference.changes)])
    let count = accepted.count(in: difference.changes)
    guard count > 0 else { return }
    terminal.printStatus("Suppressed \(count) accepted \(count == 1 ? "change" : "changes")")
  }
}

extension Diff {
  /// Reads the two sides and prints their diagnostics: errors in the new one end the command; the old one cannot be
  /// fixed, so the part of it that could be read is compared.
  private func pair(on terminal: Terminal) async throws -> DiffPair {
    let found = try await PageFinder.pages(pages)
    guard let old = found.first, let new = found.last else { throw UsageError("no page to compare") }
    let catalog = try added.catalog
    let loader = { (version: VersionSelection?, option: String) in
      PageLoader(version: version, option: option, catalog: catalog, limit: nil)
    }
    let pair =
      if let from, let to {
        try DiffPair(of: (new, loader(from, "--from")), (new, loader(to, "--to")))
      } else {
        try DiffPair(of: (old, loader(version.at, "--at")), (new, loader(version.at, "--at")))
      }
    try pair.report(on: terminal)
    return pair
  }

  /// Shows git a difference. Errors in the pages are printed but do not end the command, because git would stop with it.
  private func show(_ call: GitDiffCall, as target: DiffFormat, on terminal: Terminal) async throws {
    switch call {
    case .unmerged(let name): try terminal.output("* Unmerged path \(name.terminalSafe)\n")
    case .pair(let old, let new):
      let loader = PageLoader(catalog: try added.catalog, limit: nil)
      let pair = DiffPair(old: try DiffSide(old, loader), new: try DiffSide(new, loader))
      pair.reportErrors(on: terminal)
      let report = DiffReport(
        LifecycleChanges(from: pair.old.lifecycle, to: pair.new.lifecycle), from: pair.old.name, to: pair.new.name)
      try await deliver(report, pair, as: target, on: terminal)
      // Git puts nothing between the differences of two files.
      if target.isText, output.file == nil { try terminal.output("\n") }
    }
  }
}

extension DiffReport {
  /// `4 breaking, 1 compatible, 2 editorial changes`; `No change` where there is none.
  fileprivate var summary: String {
    let counts = Impact.allCases.map { ($0, count(of: $0)) }.filter { $0.1 > 0 }
    guard let last = counts.last else { return "No change" }
    return counts.map { "\($0.1) \($0.0.rawValue)" }.joined(separator: ", ") + (last.1 == 1 ? " change" : " changes")
  }
}
