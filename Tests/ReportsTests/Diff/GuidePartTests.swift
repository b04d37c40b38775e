import Testing

@testable import LifecycleDiff
@testable import Reports

@Suite("Parts of a guide")
struct GuidePartTests {
  @Test("Every kind of change in a part exists")
  func names() {
    let ids = Set(DiffRuleRegistry.all.map { $0.kind.id })
    let named = [
      "moved-callback", "removed-callback", "no-longer-called", "removed-transition", "removed-state",
      "removed-delegate", "newly-called", "changed-words", "added-callback", "added-delegate", "added-state",
      "added-transition", "added-rule", "added-scenario", "added-configuration", "changed-body",
    ]
    for id in named { #expect(ids.contains(id), "\(id)") }
  }

  @Test("Breaking changes come before compatible ones, and these before editorial ones")
  func impacts() {
    for kind in DiffRuleRegistry.all.map({ $0.kind }) {
      let change = Change(
        kind: kind, oldPlace: nil, newPlace: .page, element: "", old: nil, new: nil, message: "", advice: nil, edits: []
      )
      switch GuidePart(of: change, isReplaced: false) {
      case .moved, .stopped, .breaking: #expect(kind.impact == .breaking)
      case .new, .compatible: #expect(kind.impact == .compatible)
      case .words, .editorial: #expect(kind.impact == .editorial)
      }
    }
  }
}
