import Diagnostics
import LifecycleReader

/// Fixing a page terminates, and fixing it again changes nothing.
enum RepairLaw: Law {
  static let name = "repair"

  static func violations(of bytes: [UInt8]) -> [String] {
    let page = SourceFile(path: "page.md", bytes: bytes)
    guard page.malformedRanges.isEmpty else { return [] }
    let once = repair(page)
    let twice = repair(once.file)
    var violations: [String] = []
    if once.fixes.isEmpty, once.file.encoded != bytes { violations.append("fixing nothing changes the page") }
    if !once.file.malformedRanges.isEmpty { violations.append("the fixed page is no UTF-8") }
    if !twice.fixes.isEmpty { violations.append("the page is never fixed") }
    return violations
  }

  private static func repair(_ page: SourceFile) -> FileRepair {
    FileRepair(of: page) { PageLaw.diagnostics(of: LifecycleReader.read($0)) }
  }
}
