import LifecycleModel

/// The elements of a page that observed calls can cover, and which of them the ways of an automaton show.
struct CoverableElements: Sendable {
  /// The elements: transitions, states, calls and stretches, each in page order.
  let all: [CoverableElement]
  /// The number of words of a set of them.
  let width: Int
  /// The number of words of a set of transitions, which come first.
  let transitionWidth: Int
  private let lifecycle: Lifecycle
  private let leaves: [StateID?]
  private let numbers: [CoverableElement: Int]

  /// Collects the elements that an automaton can show, with those of stretches.
  init(_ automaton: CallAutomaton, of lifecycle: Lifecycle, with stretches: [CoverableElement]) {
    let passages = automaton.arrowPassages + automaton.silentPassages + automaton.silentEvents.map(\.passage)
    let hierarchy = StateHierarchy(lifecycle)
    let leaves = lifecycle.transitions.map { hierarchy.initialLeaf(of: $0.target) }
    let transitions = Set(passages.flatMap(\.transitions)).sorted()
    let reached = automaton.states.prefix(automaton.stableCount) + transitions.compactMap { leaves[$0.index] }
    let states = Set(reached.flatMap(lifecycle.ancestry)).sorted()
    let calls = Set(passages.flatMap { $0.calls + $0.skipped + $0.uncertain })
      .sorted { ($0.transition, $0.step) < ($1.transition, $1.step) }
    let optional = calls.filter { lifecycle[$0.transition].steps[$0.step].certainty.mayBeSkippedForGood }
    var all = transitions.map { CoverableElement.transition($0) } + states.map { .state($0) }
    all += calls.map { .call($0.transition, step: $0.step) }
    all += optional.map { .skippedCall($0.transition, step: $0.step) } + stretches
    self.all = all
    transitionWidth = BitSet.width(below: transitions.count)
    self.leaves = leaves
    self.lifecycle = lifecycle
    numbers = Dictionary(uniqueKeysWithValues: all.enumerated().map { ($1, $0) })
    width = BitSet.width(below: all.count)
  }

  /// The ways to no place.
  var noWays: Ways { Ways(width: width, transitionWidth: transitionWidth) }

  /// The number of an element; `nil` for one that cannot be shown.
  func number(of element: CoverableElement) -> Int? { numbers[element] }

  /// The elements that a passage certainly shows, and those that it may show.
  func shown(by passage: CallAutomaton.Passage) -> (sure: BitSet, possible: BitSet) {
    var sure: [CoverableElement] = []
    for transition in passage.transitions {
      sure.append(.transition(transition))
      if let leaf = leaves[transition.index] { sure += elements(of: leaf) }
    }
    sure += passage.calls.map { .call($0.transition, step: $0.step) }
    sure += passage.skipped.map { .skippedCall($0.transition, step: $0.step) }
    var possible = sure + passage.uncertain.map { .call($0.transition, step: $0.step) }
    possible += passage.uncertain.map { .skippedCall($0.transition, step: $0.step) }
    return (set(sure), set(possible))
  }

  /// The elements that are shown by a life cycle in a leaf.
  func shown(in leaf: StateID) -> BitSet { set(elements(of: leaf)) }

  /// The numbers of the calls that may come late, each with that of its transition, by callback.
  var lateCalls: [Int: [(transition: Int, call: Int)]] {
    var lateCalls: [Int: [(transition: Int, call: Int)]] = [:]
    for (number, element) in all.enumerated() {
      guard case .call(let transition, let index) = element, let own = numbers[.transition(transition)] else {
        continue
      }
      let step = lifecycle[transition].steps[index]
      if step.certainty.isDeferred { lateCalls[step.callback.index, default: []].append((own, number)) }
    }
    return lateCalls
  }

  /// The elements of a set.
  func elements(in set: BitSet) -> [CoverableElement] { all.indices.filter { set.contains($0) }.map { all[$0] } }

  /// The transitions of a set.
  func transitions(in set: BitSet) -> [TransitionID] {
    (0..<set.words.count * 64).filter { set.contains($0) }.compactMap {
      guard case .transition(let id) = all[$0] else { return nil }
      return id
    }
  }

  private func elements(of leaf: StateID) -> [CoverableElement] { lifecycle.ancestry(of: leaf).map { .state($0) } }

  private func set(_ elements: [CoverableElement]) -> BitSet {
    var set = BitSet(below: all.count)
    for element in elements {
      if let number = numbers[element] { set.insert(number) }
    }
    return set
  }
}

extension Lifecycle {
  /// A state and those that contain it.
  fileprivate func ancestry(of state: StateID) -> [StateID] {
    Array(sequence(first: state) { self[$0].parent })
  }
}

extension Certainty {
  /// `true` for a call that may not come, neither at its place nor later.
  fileprivate var mayBeSkippedForGood: Bool { mayBeMissing && !isDeferred }
}
