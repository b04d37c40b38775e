import LifecycleDiff
import LifecycleModel
import TestSupport
import Testing

@testable import Documents
@testable import Reports

@Suite("What changed words say")
struct ChangedClaimTests {
  private func claims(_ change: (inout Lifecycle) -> Void) -> [ChangedClaim] {
    var lifecycle = Lifecycle.sample
    change(&lifecycle)
    let report = DiffReport(LifecycleChanges(from: .sample, to: lifecycle), from: "a", to: "b")
    return report.changes.filter { $0.kind.id == "changed-words" }.map { ChangedClaim($0, in: report) }
  }

  @Test("Other words are told without the links behind them, which are sources")
  func words() throws {
    let claim = try #require(
      claims { lifecycle in
        lifecycle.states[1].documentation = "new words. [Apple](https://a.b)"
        lifecycle.states[1].provenance.sources = [.init(title: "Apple", url: "https://a.b")]
      }.first)
    #expect(claim.sources == nil)
    #expect(claim.newWords == InlineContent(plain: "New words."))
  }

  @Test("The same words after another source are no other words")
  func sources() throws {
    let claim = try #require(
      claims { lifecycle in
        lifecycle.states[1].provenance = Provenance(status: .observed(where: "iPhone"))
      }.first)
    #expect(claim.sources?.old == Lifecycle.sample.states[1].provenance)
    #expect(claim.sources?.new == Provenance(status: .observed(where: "iPhone")))
  }

  @Test("Another replacement is no source")
  func replacement() throws {
    let claim = try #require(claims { $0.callbacks[2].attributes.replacedBy = "`other()`" }.first)
    #expect(claim.sources == nil)
    #expect(claim.oldWords.isEmpty)
    #expect(claim.newWords == InlineContent(.code("other()")))
  }

  @Test("The words of the page itself have no sources of their own")
  func page() throws {
    let claim = try #require(claims { $0.summary = "Other words." }.first)
    #expect(claim.sources == nil)
    #expect(claim.newWords == InlineContent(plain: "Other words."))
  }
}
