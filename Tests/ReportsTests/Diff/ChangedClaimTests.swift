import LifecycleDiff
import LifecycleModel
import TestSupport
import Testing

@testable import Documents
@testable import Reports

@Suite("Sentences about changed text")
struct ChangedClaimTests {
  private func claims(_ change: (inout Lifecycle) -> Void) -> [ChangedClaim] {
    var lifecycle = Lifecycle.sample
    change(&lifecycle)
    let report = DiffReport(LifecycleChanges(from: .sample, to: lifecycle), from: "a", to: "b")
    return report.changes.filter { $0.kind.id == "changed-words" }.map { ChangedClaim($0, in: report) }
  }

  @Test("Changed text is reported without its links, which are sources")
  func words() throws {
    let claim = try #require(
      claims { lifecycle in
        lifecycle.states[1].documentation = "new words. [Apple](https://a.b)"
        lifecycle.states[1].provenance.sources = [.init(title: "Apple", url: "https://a.b")]
      }.first)
    #expect(claim.sources == nil)
    #expect(claim.newWords == InlineContent(plain: "New words."))
  }

  @Test("The same text with another source is not changed text")
  func sources() throws {
    let claim = try #require(
      claims { lifecycle in
        lifecycle.states[1].provenance = Provenance(status: .observed(where: "iPhone"))
      }.first)
    #expect(claim.sources?.old == Lifecycle.sample.states[1].provenance)
    #expect(claim.sources?.new == Provenance(status: .observed(where: "iPhone")))
  }

  @Test("Another replacement is not a source")
  func replacement() throws {
    let claim = try #require(claims { $0.callbacks[2].attributes.replacedBy = "`other()`" }.first)
    #expect(claim.sources == nil)
    #expect(claim.oldWords.isEmpty)
    #expect(claim.newWords == InlineContent(.code("other()")))
  }

  @Test("The page's own text has no sources")
  func page() throws {
    let claim = try #require(claims { $0.summary = "Other words." }.first)
    #expect(claim.sources == nil)
    #expect(claim.newWords == InlineContent(plain: "Other words."))
  }
}
