import ArgumentParser
import Diagnostics
import LifecycleChecks
import LifecycleReader
import Text

/// `instar update`: the tables and pictures in hand-written pages.
struct Update: InstarCommand {
  static let configuration = CommandConfiguration(
    commandName: "update",
    abstract: "Update the generated regions of hand-written pages.",
    discussion: """
      A region is the text between two comments, each alone on its line:

        <!-- instar:begin table order from order.md -->
        <!-- instar:end -->

      Regions: \(RegionKind.allCases.map { ([$0.rawValue] + $0.operands).joined(separator: " ") }.joined(separator: ", ")). \
      Options follow: 'from PAGE' if the region is about another page, a file relative to this one or a bundled page; \
      'at VERSION', 'event NAME', 'view VIEW', 'language LANGUAGE', 'with PAGE' for the right side of 'compare', and \
      'as FILE' for 'graph svg', which is drawn beside the page.

      Nothing outside of regions is changed. A page with a broken marker is not written. In CI, --check reports regions \
      that are out of date.

      Examples:
        instar update README.md
        instar update docs/*.md
        instar update README.md docs/*.md --check
      """)

  @Argument(
    help: ArgumentHelp("Pages with regions: Markdown files, or folders with some.", valueName: "page"),
    completion: .file(extensions: ["md"]))
  var pages: [String] = []
  @Flag(help: "Write nothing; exit with 1 if a region is out of date, and show the difference.")
  var check = false
  @OptionGroup var version: VersionOption
  @OptionGroup var added: SymbolsOption
  @OptionGroup var common: CommonOptions

  var namedArguments: [String]? { pages }

  func run(on terminal: Terminal) async throws {
    let found = try await PageFinder.pages(try PageFinder.expanding(pages, endingIn: ".md", on: terminal))
    for page in found where page.origin != .file {
      throw UsageError("cannot update '\(page.source.path)': it is not a file")
    }
    var sources = RegionPages(PageLoader(version: version.at, catalog: try added.catalog))
    let updates = found.map { PageUpdate(of: $0, from: &sources) }
    let failing = sources.failingClaims
    terminal.report(updates.map(\.diagnostics) + failing)
    guard !updates.contains(where: \.isUnreadable) else { throw ExitCode.unreadable }
    if check {
      try report(updates, on: terminal)
    } else {
      try await write(updates, on: terminal)
    }
    guard updates.allSatisfy(\.hasNoErrors), failing.isEmpty else { throw ExitCode.diagnostics }
  }

  /// Draws first, so that nothing is written if that fails.
  private func write(_ updates: [PageUpdate], on terminal: Terminal) async throws {
    let drawn = try await drawn(updates.flatMap(\.dueDrawings).map(\.drawing), on: terminal)
    for (path, bytes) in drawn { try Disk.write(bytes, to: path) }
    let due = updates.filter { !$0.staleRegions.isEmpty }
    for update in due { try Disk.write(update.bytes, to: update.page.source.path) }
    let withoutErrors = updates.filter(\.hasNoErrors)
    let written = due.map(\.staleRegions.count).reduce(0, +)
    let all = withoutErrors.map(\.regions.count).reduce(0, +)
    guard all > 0 else {
      if !withoutErrors.isEmpty {
        terminal.printStatus("No regions in \(withoutErrors.count.counted("page"))")
      }
      return
    }
    var parts = [
      "Updated \(written.counted("region"))" + (due.isEmpty ? "" : " in \(due.count.counted("page"))")
    ]
    if all > written { parts.append("\(all - written) unchanged") }
    if !drawn.isEmpty { parts.append("\(drawn.count.counted("picture")) drawn") }
    terminal.printStatus(parts.joined(separator: ", "))
  }

  private func drawn(
    _ drawings: [RegionDrawing], on terminal: Terminal
  ) async throws -> [(path: String, bytes: [UInt8])] {
    var paths: Set<String> = []
    let drawings = drawings.filter { paths.insert($0.path).inserted }
    let progress = Progress(on: terminal)
    defer { progress.end() }
    let drawing = try await progress.during("Drawing \(drawings.count.counted("picture"))") {
      try await Drawing(of: drawings.map(\.picture), as: .svg)
    }
    if let problem = drawing.problem { throw problem }
    return drawings.compactMap { shown in drawing.files[shown.picture].map { (shown.path, $0) } }
  }

  private func report(_ updates: [PageUpdate], on terminal: Terminal) throws {
    let stale = updates.filter { !$0.staleRegions.isEmpty || !$0.dueDrawings.isEmpty }
    for update in stale {
      let path = update.page.source.path
      for region in update.staleRegions {
        terminal.printError(
          Failure("\(path):\(region.region.firstLine): '\(region.region.phrase)' is out of date"))
      }
      for (region, drawing) in update.dueDrawings {
        let state = Disk.kind(of: drawing.path) == nil ? "is missing" : "is out of date"
        terminal.printError(Failure("\(path):\(region.firstLine): '\(drawing.path)' \(state)"))
      }
      try terminal.output(UnifiedDiff(update.changes, path: path).text(isColored: terminal.colorsOutput))
    }
    guard !stale.isEmpty else { return }
    let paths = stale.map { ShellWord.quoted($0.page.source.path) }
    terminal.printStatus("Update with: instar update \(paths.joined(separator: " "))")
    throw ExitCode.diagnostics
  }
}
