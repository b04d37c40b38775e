import Testing

@testable import LifecycleDiff
@testable import Reports

@Suite("Changes of one kind")
struct KindGroupTests {
  @Test("Kinds stay in their order, and so do their changes")
  func order() {
    let changes = DiffSamples.toScenes.changes
    let groups = KindGroup.all(of: changes)
    #expect(groups.flatMap(\.changes) == changes)
    #expect(Set(groups.map(\.kind.id)).count == groups.count)
  }

  @Test("Advice is shared if there is more than one change, with the same advice")
  func advice() throws {
    let kind = try #require(DiffRuleRegistry.all.first).kind
    let change = { (element: String, advice: String?) -> Change in
      Change(
        kind: kind, oldPlace: nil, newPlace: .page, element: element, old: nil, new: nil, message: "", advice: advice,
        edits: [])
    }
    #expect(KindGroup(kind: kind, changes: [change("a", "x")]).commonAdvice == nil)
    #expect(KindGroup(kind: kind, changes: [change("a", "x"), change("b", "x")]).commonAdvice == "x")
    #expect(KindGroup(kind: kind, changes: [change("a", "x"), change("b", "y")]).commonAdvice == nil)
    #expect(KindGroup(kind: kind, changes: [change("a", nil), change("b", nil)]).commonAdvice == nil)
  }
}
