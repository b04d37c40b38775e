import LifecycleModel
import TestSupport
import Testing

@testable import LifecycleDiff

@Suite("Two life cycles in one")
struct MergedLifecycleTests {
  private typealias Pair = DiffLawsTests.Pair

  private static func merged(_ pair: Pair) -> MergedLifecycle {
    MergedLifecycle(LifecycleChanges(from: pair.old.lifecycle, to: pair.new.lifecycle))
  }

  /// A state or hop as it is told by names that stay when others go.
  private struct Call: Hashable {
    let owner: String
    let name: String
    let certainty: Certainty
    let group: Bool

    init(_ step: Step, in lifecycle: Lifecycle) {
      owner = lifecycle.delegate(of: step.callback).name
      name = lifecycle[step.callback].name
      certainty = step.certainty
      group = step.unordered != nil
    }
  }

  @Test("A life cycle and itself are that life cycle, unchanged", arguments: JudgedPages.all.map(\.name))
  func same(name: String) throws {
    let page = try #require(JudgedPages.all.first { $0.name == name }).lifecycle
    let merged = MergedLifecycle(LifecycleChanges(from: page, to: page))
    #expect(merged.lifecycle == page)
    #expect(merged.isUnchanged)
    #expect(merged.hops.allSatisfy { $0.mark == .unchanged && $0.otherHalf == nil })
  }

  @Test("Without what is gone it is the new graph, in the new page's order", arguments: DiffLawsTests.Pair.all)
  func new(pair: DiffLawsTests.Pair) {
    let merged = Self.merged(pair)
    let (whole, new) = (merged.lifecycle, pair.new.lifecycle)
    #expect(merged.states.compactMap(\.new) == new.stateIDs)
    for (element, state) in zip(merged.states, whole.states) {
      guard let id = element.new else { continue }
      #expect(state.parent.flatMap { merged[$0].new } == new[id].parent)
      #expect((state.parent == nil) == (new[id].parent == nil))
      var own = state
      own.parent = new[id].parent
      #expect(own == new[id])
    }
    #expect(merged.hops.compactMap(\.hop.new) == new.transitionIDs)
    for (element, hop) in zip(merged.hops, whole.transitions) {
      guard let id = element.hop.new else { continue }
      #expect(merged[hop.source].new == new[id].source)
      #expect(merged[hop.target].new == new[id].target)
      #expect(hop.event == new[id].event && hop.guard == new[id].guard)
      #expect(element.steps.compactMap(\.new) == Array(new[id].steps.indices))
      let kept = zip(element.steps, hop.steps).filter { $0.0.new != nil }.map { Call($0.1, in: whole) }
      #expect(kept == new[id].steps.map { Call($0, in: new) })
    }
  }

  @Test("Without what was added it is the old graph", arguments: DiffLawsTests.Pair.all)
  func old(pair: DiffLawsTests.Pair) {
    let merged = Self.merged(pair)
    let (whole, old) = (merged.lifecycle, pair.old.lifecycle)
    #expect(merged.states.compactMap(\.old).sorted() == old.stateIDs)
    for (element, state) in zip(merged.states, whole.states) {
      guard let id = element.old, !element.differing.contains(.parent) else { continue }
      #expect(state.parent.flatMap { merged[$0].old } == old[id].parent)
      #expect(element.differing.contains(.name) || NameKey(state.name) == NameKey(old[id].name))
    }
    #expect(merged.hops.compactMap(\.hop.old).sorted() == old.transitionIDs)
    for (element, hop) in zip(merged.hops, whole.transitions) {
      guard let id = element.hop.old else { continue }
      #expect(merged[hop.source].old == old[id].source)
      #expect(merged[hop.target].old == old[id].target)
      #expect(element.hop.differing.contains(.event) || NameKey(hop.event) == NameKey(old[id].event))
      let kept = zip(element.steps, hop.steps).filter { $0.0.old != nil }
      let ordered = kept.sorted { ($0.0.old ?? 0) < ($1.0.old ?? 0) }
      #expect(ordered.compactMap(\.0.old) == Array(old[id].steps.indices))
      #expect(ordered.map { whole[$0.1.callback].name } == old[id].steps.map { old[$0.callback].name })
      for (step, now) in ordered where step.mark == .unchanged {
        #expect(step.old.map { old[id].steps[$0].certainty } == now.certainty)
      }
      let fixed = kept.filter { step, now in
        !step.isMoved && now.unordered == nil && step.old.map { old[id].steps[$0].unordered == nil } ?? false
      }
      #expect(fixed.compactMap(\.0.old) == fixed.compactMap(\.0.old).sorted(), "What has not moved is in the old order")
    }
  }

  @Test("A parent comes before what is in it, a chain is not cut in two by another", arguments: DiffLawsTests.Pair.all)
  func order(pair: DiffLawsTests.Pair) {
    let merged = Self.merged(pair)
    for (index, state) in merged.lifecycle.states.enumerated() {
      #expect(state.parent.map { $0.index < index } ?? true)
    }
    for (element, id) in zip(merged.hops, merged.lifecycle.transitionIDs).dropFirst() {
      guard let old = element.hop.old, element.hop.new == nil, element.otherHalf == nil else { continue }
      let next = id.index + 1
      guard !pair.old.lifecycle[old].isContinuation, next < merged.hops.count else { continue }
      let isCut = merged.hops[next].hop.new.map { pair.new.lifecycle[$0].isContinuation } ?? false
      #expect(!isCut)
    }
  }

  @Test("What one way adds, the other way removes", arguments: DiffLawsTests.Pair.all)
  func symmetric(pair: DiffLawsTests.Pair) {
    let there = Self.merged(pair)
    let back = MergedLifecycle(LifecycleChanges(from: pair.new.lifecycle, to: pair.old.lifecycle))
    func count(_ merged: MergedLifecycle, _ mark: ChangeMark) -> [Int] {
      [
        merged.states.count { $0.mark == mark }, merged.hops.count { $0.mark == mark },
        merged.hops.filter { $0.otherHalf == nil }.flatMap(\.steps).count { $0.mark == mark },
      ]
    }
    #expect(count(there, .added) == count(back, .removed))
    #expect(count(there, .removed) == count(back, .added))
    #expect(count(there, .unchanged)[0] == count(back, .unchanged)[0])
  }

  @Test("Life begins where it begins in the new life cycle", arguments: DiffLawsTests.Pair.all)
  func initial(pair: DiffLawsTests.Pair) {
    let merged = Self.merged(pair)
    let regions = [nil] + merged.lifecycle.stateIDs.map(Optional.some)
    let (whole, new) = (StateHierarchy(merged.lifecycle), StateHierarchy(pair.new.lifecycle))
    for region in regions {
      let own = region.flatMap { merged[$0].new }
      guard region == nil || own != nil, let first = new.initialChild(of: own) else { continue }
      #expect(whole.initialChild(of: region).flatMap { merged[$0].new } == first)
    }
  }
}
