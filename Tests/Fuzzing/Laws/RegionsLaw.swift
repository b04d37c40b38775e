import Diagnostics
import LifecycleChecks
import LifecycleReader

@testable import instar

/// Filling a page's regions changes nothing outside of them, and a second time nothing at all.
enum RegionsLaw: Law {
  static let name = "regions"

  static func violations(of bytes: [UInt8]) -> [String] {
    var pages = RegionPages(PageLoader())
    let update = update(of: bytes, from: &pages)
    guard update.hasNoErrors else {
      return update.staleRegions.isEmpty ? [] : ["a page that cannot be filled has stale regions"]
    }
    let again = Self.update(of: update.bytes, from: &pages)
    var violations: [String] = []
    if !again.hasNoErrors { violations.append("the filled page cannot be filled") }
    if !again.staleRegions.isEmpty || again.bytes != update.bytes {
      violations.append("a second time changes something")
    }
    if outside(again) != outside(update) { violations.append("something outside of the regions has changed") }
    if update.staleRegions.isEmpty, update.bytes != bytes {
      violations.append("a page that is as it should be changes")
    }
    return violations
  }

  private static func update(of bytes: [UInt8], from pages: inout RegionPages) -> PageUpdate {
    PageUpdate(
      of: Page(.file, name: "page.md", bytes: bytes), from: &pages)
  }

  /// The text outside of regions, markers included.
  private static func outside(_ update: PageUpdate) -> [UInt8] {
    let lines = PageLines(update.page.bytes)
    var bytes: [UInt8] = []
    var next = 1
    for region in update.regions {
      bytes += lines[next..<region.region.firstLine + 1]
      next = region.region.lastLine
    }
    return bytes + lines[next..<lines.count + 1]
  }
}
