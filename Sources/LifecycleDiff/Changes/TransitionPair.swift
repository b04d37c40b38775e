import LifecycleModel

/// A transition that both life cycles have, with its calls.
struct TransitionPair {
  /// The transition in the old life cycle.
  let old: TransitionID
  /// The transition in the new life cycle.
  let new: TransitionID
  /// The names of the old transition's calls, in order.
  let oldSteps: [StepName]
  /// The names of the new transition's calls, in order.
  let newSteps: [StepName]

  /// The common calls in the new transition's order, with their index in either.
  var common: [(name: StepName, old: Int, new: Int)] {
    let places = Dictionary(uniqueKeysWithValues: oldSteps.enumerated().map { ($0.element, $0.offset) })
    return newSteps.enumerated().compactMap { index, name in places[name].map { (name, $0, index) } }
  }

  /// The indices of the calls that only the old transition has.
  var dropped: [Int] {
    let others = Set(newSteps)
    return oldSteps.indices.filter { !others.contains(oldSteps[$0]) }
  }

  /// The indices of the calls that only the new transition has.
  var added: [Int] {
    let others = Set(oldSteps)
    return newSteps.indices.filter { !others.contains(newSteps[$0]) }
  }
}

extension TransitionPair {
  /// The common transitions, in the new page's order.
  static func all(in correspondence: Correspondence, _ oldNames: FactNames, _ newNames: FactNames) -> [TransitionPair] {
    correspondence.transitions.all.map { old, new in
      TransitionPair(old: old, new: new, oldSteps: oldNames.steps(of: old), newSteps: newNames.steps(of: new))
    }
  }

  /// The transitions that call each callback, on one side.
  static func byCall(_ pairs: [TransitionPair], on side: (TransitionPair) -> Transition) -> [CallbackID:
    [TransitionPair]]
  {
    pairs.reduce(into: [:]) { found, pair in
      for call in Set(side(pair).steps.map(\.callback)) { found[call, default: []].append(pair) }
    }
  }
}

extension DiffSubject {
  /// The transitions with a difference, grouped where they follow each other in both life cycles and the difference is equal.
  func runs<Difference: Equatable>(by difference: (TransitionPair) -> Difference?) -> [[TransitionPair]] {
    var runs: [[TransitionPair]] = []
    var last: Difference?
    for pair in transitionPairs {
      guard let found = difference(pair) else {
        last = nil
        continue
      }
      if found == last, let before = runs.last?.last, follows(pair, before) {
        runs[runs.count - 1].append(pair)
      } else {
        runs.append([pair])
      }
      last = found
    }
    return runs
  }

  private func follows(_ pair: TransitionPair, _ before: TransitionPair) -> Bool {
    pair.new.index == before.new.index + 1 && pair.old.index == before.old.index + 1
      && new[pair.new].isContinuation && old[pair.old].isContinuation
  }
}
