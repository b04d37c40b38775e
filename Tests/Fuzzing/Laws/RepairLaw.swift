import Diagnostics
import LifecycleReader

@testable import instar

/// Fixing a page terminates, and fixing it again changes nothing.
enum RepairLaw: Law {
  static let name = "repair"

  static func violations(of bytes: [UInt8]) -> [String] {
    let page = Page(origin: .file, source: SourceFile(path: "page.md", bytes: bytes), bytes: bytes)
    guard page.source.malformedRanges.isEmpty else { return [] }
    guard let once = repair(page), let twice = repair(once.page) else { return ["the page cannot be fixed"] }
    var violations: [String] = []
    if once.fixes.isEmpty, once.bytes != bytes { violations.append("fixing nothing changes the page") }
    if !once.page.source.malformedRanges.isEmpty { violations.append("the fixed page is no UTF-8") }
    if !twice.fixes.isEmpty { violations.append("the page is never fixed") }
    return violations
  }

  private static func repair(_ page: Page) -> PageRepair? {
    try? PageRepair(of: page) { PageLaw.diagnostics(of: LifecycleReader.read($0.source)) }
  }
}
