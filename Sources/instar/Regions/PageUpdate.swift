import Diagnostics
import LifecycleReader

/// A page with the text that its regions should have.
struct PageUpdate {
  /// The page as it is.
  let page: Page
  /// Its regions in page order, with their old and new text.
  private(set) var regions: [FilledRegion] = []
  /// The reasons that keep regions from being filled; with any, the page stays as it is.
  let diagnostics: FileDiagnostics
  /// `true` where a source of a region could not be read.
  private(set) var isUnreadable = false
  /// The page's lines.
  private let lines: PageLines

  /// Fills the regions of a page from other pages, or from the page itself.
  init(of page: Page, from pages: inout RegionPages) {
    self.page = page
    lines = PageLines(page.bytes)
    let found = PageRegions(of: page.source)
    var diagnostics = found.diagnostics
    for region in found.regions {
      do throws(RegionProblem) {
        let filling = try RegionText(of: region, on: page).filling(from: &pages)
        regions.append(FilledRegion(region, filling, in: lines))
      } catch {
        diagnostics += error.diagnostics
        isUnreadable = isUnreadable || error.isUnreadable
      }
    }
    if diagnostics.isEmpty { diagnostics += Self.spilt(regions, page, lines) }
    self.diagnostics = FileDiagnostics(page.source, diagnostics)
  }

  /// `true` where all regions could be filled.
  var hasNoErrors: Bool { diagnostics.diagnostics.isEmpty }

  /// The regions that are out of date.
  var staleRegions: [FilledRegion] { hasNoErrors ? regions.filter(\.isStale) : [] }

  /// The pictures that are missing or out of date, each with its region.
  var dueDrawings: [(region: Region, drawing: RegionDrawing)] {
    guard hasNoErrors else { return [] }
    return regions.compactMap { region in
      region.drawing.flatMap { $0.isDue ? (region.region, $0) : nil }
    }
  }

  /// The page with its regions up to date, and unchanged outside of them.
  var bytes: [UInt8] { Self.bytes(of: regions, lines) }

  /// The lines of the page: common, removed and added ones.
  var changes: [LineChange] {
    var changes: [LineChange] = []
    var next = 1
    for region in staleRegions {
      changes += shown(next..<region.region.firstLine + 1).map(LineChange.common)
      changes += region.changes
      next = region.region.lastLine
    }
    return changes + shown(next..<lines.count + 1).map(LineChange.common)
  }

  private func shown(_ range: Range<Int>) -> [String] {
    range.map { lines.shown($0, usual: lines.end(of: 1)) }
  }

  private static func bytes(of regions: [FilledRegion], _ lines: PageLines) -> [UInt8] {
    var bytes: [UInt8] = []
    var next = 1
    for region in regions {
      bytes += lines[next..<region.region.firstLine + 1]
      bytes += region.new
      next = region.region.lastLine
    }
    return bytes + lines[next..<lines.count + 1]
  }

  /// Reads the updated page, and reports a region if its markers are not in their places: text that ended its own region
  /// would be lost in the next update.
  static func spilt(_ regions: [FilledRegion], _ page: Page, _ lines: PageLines) -> [Diagnostic] {
    guard regions.contains(where: \.isStale) else { return [] }
    let found = PageRegions(of: SourceFile(path: page.source.path, bytes: bytes(of: regions, lines)))
    var shift = 0
    let spilt = zip(regions, found.regions).first { filled, region in
      defer { shift += filled.growth }
      return region.firstLine != filled.region.firstLine + shift
        || region.lastLine != filled.region.lastLine + shift + filled.growth
    }
    let isWhole = found.diagnostics.isEmpty && found.regions.count == regions.count
    guard !isWhole || spilt != nil, let odd = spilt?.0 ?? regions.last else { return [] }
    return [
      Diagnostic(
        .unfilledRegion, "The text of this region would not stay inside it", at: odd.region.marker,
        help: "Put the region outside of lists, quotations and HTML")
    ]
  }
}
