import LifecycleDiff
import LifecycleModel
import LifecyclePaths
import TestSupport
import Testing

@Suite("The changed part of a merged life cycle")
struct ChangedPartTests {
  @Test("It has all changes, and only what is next to them", arguments: Seeds.first(30))
  func part(seed: Int) {
    let page = Lifecycle.random(seed: seed, size: 6 + seed % 9)
    var numbers = SplitMix64(seed: seed)
    let edited = page.changed(by: &numbers).lifecycle.changed(by: &numbers).lifecycle
    let whole = MergedLifecycle(LifecycleChanges(from: page, to: edited))
    let part = whole.changedPart
    #expect(part.states.filter { $0.mark != .unchanged } == whole.states.filter { $0.mark != .unchanged })
    #expect(
      part.transitions.filter { $0.mark != .unchanged }.map(\.transition)
        == whole.transitions.filter { $0.mark != .unchanged }.map(\.transition))
    #expect(
      part.transitions.map(\.steps)
        == part.transitions.compactMap { transition in
          whole.transitions.first { $0.transition == transition.transition }?.steps
        })
    for (element, transition) in zip(part.transitions, part.lifecycle.transitions) {
      #expect(
        element.transition.new.map { edited[$0].source }
          == element.transition.new.flatMap { _ in part[transition.source].new })
      #expect(element.otherHalf.map { part[$0].otherHalf != nil } ?? true)
    }
    for state in part.lifecycle.states { #expect(state.parent.map { $0.index < part.lifecycle.states.count } ?? true) }
    if whole.isUnchanged { #expect(part.lifecycle == whole.lifecycle) }
  }

  @Test("The initial state stays, and stays initial")
  func initial() {
    let page = Lifecycle.sample
    var edited = page
    edited.transitions[edited.transitions.count - 1].event = "quite another event"
    let part = MergedLifecycle(LifecycleChanges(from: page, to: edited)).changedPart
    let beginning = StateHierarchy(part.lifecycle).initialLeaf(of: nil).flatMap { part[$0].new }
    #expect(beginning == StateHierarchy(edited).initialLeaf(of: nil))
    #expect(part.lifecycle.states.count < page.states.count)
  }
}
