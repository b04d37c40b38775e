import LifecycleModel
import LifecyclePaths
import TestSupport

/// Random life cycles whose states the last call tells: each callback leads to one state, and each event ends with a call.
struct ToldApartPage {
  /// The life cycle.
  private(set) var lifecycle = Lifecycle(name: "Told apart")
  private var numbers: SplitMix64
  /// The callbacks that lead to each state.
  private var callbacks: [[CallbackID]] = []

  /// Makes a life cycle with one delegate, the same for each seed.
  init(seed: Int, _ multiplicity: Multiplicity) {
    numbers = SplitMix64(seed: UInt64(seed))
    lifecycle.delegates = [Delegate(name: "Player", multiplicity: multiplicity)]
    let count = numbers.number(in: 2...5)
    for state in 0..<count {
      lifecycle.states.append(State(name: "State \(state)", isInitial: state == 0))
      callbacks.append([])
      for number in 0..<numbers.number(in: 1...5) {
        callbacks[state].append(CallbackID(lifecycle.callbacks.count))
        lifecycle.callbacks.append(Callback(delegate: DelegateID(0), name: "to\(state)by\(number)()"))
      }
    }
    // A way through all states and back.
    for state in 0..<count { makeChain(from: state, to: (state + 1) % count) }
    for _ in 0..<numbers.number(in: 0...2 * count) {
      makeChain(from: numbers.next(below: count), to: numbers.next(below: count))
    }
  }

  private mutating func makeChain(from source: Int, to target: Int) {
    var path = [source]
    while source != target, path.count < 3, numbers.happens(onceIn: 3) {
      let others = lifecycle.states.indices.dropFirst().filter { !path.contains($0) && $0 != target }
      if others.isEmpty { break }
      path.append(numbers.pick(others))
    }
    path.append(target)
    let event = "Event \(lifecycle.transitions.count)"
    for (index, target) in path.enumerated().dropFirst() {
      lifecycle.transitions.append(
        Transition(
          from: StateID(path[index - 1]), to: StateID(target), event: event,
          steps: steps(to: target, mayBeSilent: index < path.count - 1), isContinuation: index > 1))
    }
  }

  private mutating func steps(to target: Int, mayBeSilent: Bool) -> [Step] {
    let chosen = Array(numbers.shuffled(callbacks[target]).prefix(numbers.number(in: 1...3)))
    var group = 0
    var isInGroup = false
    var steps = chosen.map { callback in
      if !isInGroup { group += 1 }
      isInGroup = numbers.happens(onceIn: 2)
      let isOptional = numbers.happens(onceIn: 3)
      return Step(
        callback, attributes: CallAttributes(certainty: isOptional ? .mayBeSkipped(when: nil) : .always),
        unordered: group)
    }
    for index in steps.indices where steps.count(where: { $0.unordered == steps[index].unordered }) == 1 {
      steps[index].unordered = nil
    }
    if !mayBeSilent, steps.allSatisfy({ !$0.certainty.isAlways }) {
      steps[numbers.next(below: steps.count)].attributes.certainty = .always
    }
    return steps
  }
}
