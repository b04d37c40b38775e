import Diagnostics
import LifecycleDiff
import LifecycleReader
import Reports

/// Two pages, with a line of `%%%%` between, can be compared; nothing has changed between a page and itself.
enum ChangesLaw: Law {
  static let name = "changes"

  static func violations(of bytes: [UInt8]) -> [String] {
    let text = SourceFile(path: "page.md", bytes: bytes).text
    let pages = text.split(separator: "\n%%%%\n", maxSplits: 1, omittingEmptySubsequences: false)
    guard pages.count == 2 else { return [] }
    let lifecycles = pages.map { LifecycleReader.read(SourceFile(path: "page.md", text: String($0))).lifecycle }
    let changes = LifecycleChanges(from: lifecycles[0], to: lifecycles[1])
    let prints = changes.changes.map(\.fingerprint)
    var violations = lifecycles.flatMap { lifecycle in
      LifecycleChanges(from: lifecycle, to: lifecycle).changes.map { "a page differs from itself: \($0.message)" }
    }
    if Set(prints).count != prints.count { violations.append("two changes have one fingerprint") }
    let report = DiffReport(changes, from: "old", to: "new")
    if !RenderingViolations.isJSON(DiffJSON(report).text) { violations.append("the changes are no JSON") }
    if RenderingViolations.steers(DiffText(report, isColored: false).text) {
      violations.append("the changes steer a terminal")
    }
    return violations
  }
}
