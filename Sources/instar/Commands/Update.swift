import ArgumentParser
import Diagnostics
import LifecycleReader
import Text

/// `instar update`: the tables and pictures in pages that people write.
struct Update: InstarCommand {
  static let configuration = CommandConfiguration(
    commandName: "update",
    abstract: "Fill the regions of pages that people write, and leave all else as it is.",
    discussion: """
      A region is what stands between two comments, each alone on its line:

        <!-- instar:begin table order from order.md -->
        <!-- instar:end -->

      Regions: \(RegionKind.allCases.map { ([$0.rawValue] + $0.operands).joined(separator: " ") }.joined(separator: ", ")). \
      Then, where it is about another page than it stands on, 'from PAGE': a file relative to this page, or a bundled \
      spec; also 'at VERSION', 'event NAME', 'view VIEW', 'language LANGUAGE', 'with PAGE' for the right side of 'compare', \
      and 'as FILE' for 'graph svg', which is drawn beside the page.

      A page with a broken marker is not written. --check in CI tells which regions are not what the pages say.

      Examples:
        instar update README.md
        instar update docs/*.md
        instar update README.md docs/*.md --check
      """)

  @Argument(
    help: ArgumentHelp("Pages with regions: Markdown files.", valueName: "page"), completion: .file(extensions: ["md"]))
  var pages: [String]
  @Flag(help: "Write nothing; exit with 1 where regions are not what the pages say, and show the difference.")
  var check = false
  @OptionGroup var version: VersionOption
  @OptionGroup var common: CommonOptions

  func run(on terminal: Terminal) async throws {
    let found = try await PageFinder.pages(pages)
    for page in found where page.origin != .file {
      throw UsageError("'\(page.source.path)' is not a file, so there is nothing to update")
    }
    var sources = RegionPages(at: version.at)
    let updates = found.map { PageUpdate(of: $0, from: &sources) }
    terminal.report(updates.map(\.diagnostics))
    guard !updates.contains(where: \.isUnreadable) else { throw ExitCode.unreadable }
    if check {
      try report(updates, on: terminal)
    } else {
      try await write(updates, on: terminal)
    }
    guard updates.allSatisfy(\.hasNoErrors) else { throw ExitCode.diagnostics }
  }

  /// Draws first: where that fails, nothing is written.
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
        terminal.printStatus("There are no regions in \(Self.count(withoutErrors.count, "page"))")
      }
      return
    }
    var parts = [
      "Updated \(Self.count(written, "region"))" + (due.isEmpty ? "" : " in \(Self.count(due.count, "page"))")
    ]
    if all > written { parts.append("\(all - written) unchanged") }
    if !drawn.isEmpty { parts.append("\(Self.count(drawn.count, "picture")) drawn") }
    terminal.printStatus(parts.joined(separator: ", "))
  }

  private func drawn(
    _ drawings: [RegionDrawing], on terminal: Terminal
  ) async throws -> [(path: String, bytes: [UInt8])] {
    var paths: Set<String> = []
    let drawings = drawings.filter { paths.insert($0.path).inserted }
    let progress = Progress(on: terminal)
    defer { progress.end() }
    let drawing = try await progress.during("Drawing \(Self.count(drawings.count, "picture"))") {
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
          Failure("\(path):\(region.region.firstLine): '\(region.region.phrase)' is not what the page says"))
      }
      for (region, drawing) in update.dueDrawings {
        let state = Disk.kind(of: drawing.path) == nil ? "is missing" : "is not what the page says"
        terminal.printError(Failure("\(path):\(region.firstLine): '\(drawing.path)' \(state)"))
      }
      try terminal.output(UnifiedDiff(update.changes, path: path).text(isColored: terminal.colorsOutput))
    }
    guard !stale.isEmpty else { return }
    let paths = stale.map { ShellWord.quoted($0.page.source.path) }
    terminal.printStatus("Fill them with: instar update \(paths.joined(separator: " "))")
    throw ExitCode.diagnostics
  }

  private static func count(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }
}
