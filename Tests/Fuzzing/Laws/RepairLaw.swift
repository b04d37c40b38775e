import Diagnostics
import LifecycleReader

@testable import instar

/// Mending a page comes to an end, and the page that is left is as good as one that was written so.
enum RepairLaw: Law {
  static let name = "repair"
  /// How often a page may be mended until nothing is left to mend: one remedy may show what the next is for.
  private static let rounds = 12

  static func breaches(of bytes: [UInt8]) -> [String] {
    var page = Page(origin: .file, source: SourceFile(path: "page.md", bytes: bytes), bytes: bytes)
    guard page.source.malformedRanges.isEmpty else { return [] }
    for _ in 0..<rounds {
      let findings = PageLaw.findings(of: LifecycleReader.read(page.source))
      guard let repair = try? PageRepair(of: page, findings: findings) else { return ["the page cannot be mended"] }
      if repair.count == 0 { return repair.bytes == page.bytes ? [] : ["mending nothing changes the page"] }
      guard repair.page.source.malformedRanges.isEmpty else { return ["the mended page is no UTF-8"] }
      page = repair.page
    }
    return ["the page is never mended"]
  }
}
