import Diagnostics
import LifecycleDiff
import LifecycleModel
import LifecyclePaths
import LifecycleReader
import TestSupport
import Testing

@Suite("Merged life cycles")
struct MergedLifecycleTests {
  @Test("A life cycle merged with itself is that life cycle, unchanged", arguments: JudgedPages.all.map(\.name))
  func same(name: String) throws {
    let page = try #require(JudgedPages.all.first { $0.name == name }).lifecycle
    let merged = MergedLifecycle(LifecycleChanges(from: page, to: page))
    #expect(merged.lifecycle == page)
    #expect(merged.isUnchanged)
    #expect(merged.transitions.allSatisfy { $0.mark == .unchanged && $0.otherHalf == nil })
  }

  @Test(
    "Without the added elements it is the old graph, without the removed ones the new one",
    arguments: Seeds.cases(of: DiffLawsTests.Pair.all, oneIn: 3))
  func laws(pair: DiffLawsTests.Pair) {
    expectLaws(pair.old.lifecycle, pair.new.lifecycle)
  }

  @Test("The same holds for any page and a randomly edited copy", arguments: Seeds.first(30))
  func edited(seed: Int) {
    let page = Lifecycle.random(seed: seed, size: 4 + seed % 9)
    var numbers = SplitMix64(seed: seed)
    var edited = page
    for _ in 0...(seed % 6) { edited = edited.changed(by: &numbers).lifecycle }
    expectLaws(page, edited)
    expectLaws(page, edited.reordered(using: &numbers))
  }

  private func expectLaws(_ old: Lifecycle, _ new: Lifecycle) {
    let there = MergedLifecycle(LifecycleChanges(from: old, to: new))
    let back = MergedLifecycle(LifecycleChanges(from: new, to: old))
    for problem in MergeLaws(merged: there).problems { Issue.record("\(problem)") }
    for problem in MergeLaws(merged: back).problems { Issue.record("Back: \(problem)") }
    for problem in MergeLaws(merged: there).problems(with: back) { Issue.record("\(problem)") }
  }

  private static let light = """
    # Light

    ## States

    - **Off** (initial)
    - **On**
      - **Dim**
      - **Bright**

    ## Transitions

    ### press: Off → Dim

    1. `Lamp.a()`
    2. `Lamp.b()`
    3. `Lamp.c()`

    ### burn: Bright → Off
    """

  private func merged(_ edits: [(String, String)]) -> MergedLifecycle {
    let read = { LifecycleReader.read(SourceFile(path: "light.md", text: $0)).lifecycle }
    let new = edits.reduce(Self.light) { $0.replacing($1.0, with: $1.1) }
    return MergedLifecycle(LifecycleChanges(from: read(Self.light), to: read(new)))
  }

  private func steps(_ edits: [(String, String)]) -> [String] {
    let merged = merged(edits)
    return zip(merged.transitions[0].steps, merged.lifecycle.transitions[0].steps).map { step, call in
      "\(merged.lifecycle[call.callback].name) \(step.isMoved ? "moved" : step.mark.rawValue)"
    }
  }

  @Test("A removed call stays at its place; a moved one occurs once")
  func calls() {
    #expect(
      steps([("2. `Lamp.b()`", "2. `Lamp.x()`")]) == ["a() unchanged", "b() removed", "x() added", "c() unchanged"])
    #expect(
      steps([("1. `Lamp.a()`\n2. `Lamp.b()`", "1. `Lamp.b()`\n2. `Lamp.a()`")]) == [
        "b() unchanged", "a() moved", "c() unchanged",
      ])
    #expect(
      steps([("2. `Lamp.b()`", "2. `Lamp.b()` (may be skipped: at night)")]) == [
        "a() unchanged", "b() changed", "c() unchanged",
      ])
  }

  @Test("A change that no picture shows does not mark a call")
  func unshown() {
    #expect(
      steps([("2. `Lamp.b()`", "2. `Lamp.b()` (once, since iOS 13)")]) == [
        "a() unchanged", "b() unchanged", "c() unchanged",
      ])
  }

  @Test("A transition with another target occurs twice, and each half refers to the other")
  func elsewhere() {
    let merged = merged([("press: Off → Dim", "press: Off → Bright")])
    #expect(merged.transitions.map(\.mark) == [.removed, .added, .unchanged])
    #expect(merged.transitions.map { $0.otherHalf?.index } == [1, 0, nil])
    #expect(merged.transitions[1].steps.map(\.mark) == [.unchanged, .unchanged, .unchanged])
  }

  @Test("A removed state stays at its place; a renamed one occurs once")
  func states() {
    let gone = merged([("  - **Dim**\n", ""), ("Off → Dim", "Off → Bright")])
    #expect(gone.lifecycle.states.map(\.name) == ["Off", "On", "Bright", "Dim"], "Bright begins On: it stays first")
    #expect(gone.states.map(\.mark) == [.unchanged, .unchanged, .changed, .removed])
    let renamed = merged([("Bright", "Glaring")])
    #expect(renamed.lifecycle.states.map(\.name) == ["Off", "On", "Dim", "Glaring"])
    #expect(renamed.states.map(\.differing) == [[], [], [], [.name]])
  }
}
