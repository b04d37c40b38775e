import LifecycleModel
import LifecyclePaths
import LifecycleReader
import TestSupport
import Testing

@Suite("Rules of the bundled pages")
struct BundledRulesTests {
  @Test(
    "Each rule and each frequency holds, and none vacuously, at every version and with up to three scenes",
    arguments: TestPage.bundled)
  func proved(page: TestPage) {
    for reading in page.reading.projections {
      let lifecycle = reading.lifecycle
      let runs = RunGraph(lifecycle)
      let about = lifecycle.versions.map { "at \($0)" } ?? ""
      #expect(!lifecycle.rules.isEmpty, "\(about)")
      for scenes in 1...(runs.defaultSceneCount > 1 ? 3 : 1) {
        let proofs = Proofs(of: lifecycle, by: Prover(runs, scenes: scenes))
        for (rule, verdict) in zip(lifecycle.rules, proofs.rules) {
          #expect(verdict == .holds, "\(rule.text) \(about) with \(scenes) scenes")
        }
        for proof in proofs.frequencies {
          #expect(proof.verdict == .holds, "\(lifecycle[proof.callback].name) \(about) with \(scenes) scenes")
        }
      }
    }
  }
}
