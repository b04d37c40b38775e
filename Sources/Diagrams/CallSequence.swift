import LifecycleModel

/// One chain in time order: the states on the way and the calls between them.
package struct CallSequence: Hashable, Sendable {
  /// One element of the sequence.
  package enum Moment: Hashable, Sendable {
    /// A state that is reached.
    case state(StateID)
    case call(Step)
    /// Calls whose order is not fixed; never empty.
    case anyOrder([Step])
  }

  /// The transitions of the chain; never empty.
  package let transitions: [TransitionID]
  /// The event of the chain; empty where the page names none.
  package let event: String
  /// The condition under which the chain is taken.
  package let `guard`: Guard?
  /// The versions that have the chain.
  package let availability: Availability
  /// The states and calls, from the first state to the last.
  package let moments: [Moment]

  /// The states on the way.
  package var path: [StateID] {
    moments.compactMap { if case .state(let id) = $0 { id } else { nil } }
  }
}

extension Lifecycle {
  /// The chains of the page, in its order.
  package var callSequences: [CallSequence] {
    chains.compactMap { chain in
      guard let first = chain.first.map({ self[$0] }) else { return nil }
      return CallSequence(
        transitions: chain, event: first.event, guard: first.guard, availability: first.availability,
        moments: [.state(first.source)] + chain.flatMap { moments(of: self[$0]) })
    }
  }

  private func moments(of transition: Transition) -> [CallSequence.Moment] {
    var moments: [CallSequence.Moment] = []
    for step in transition.steps {
      if case .anyOrder(let group) = moments.last, let number = step.unordered, group.first?.unordered == number {
        moments[moments.count - 1] = .anyOrder(group + [step])
      } else {
        moments.append(step.unordered == nil ? .call(step) : .anyOrder([step]))
      }
    }
    return moments + [.state(transition.target)]
  }
}

/// Numbers calls in order; one in an any-order group has a bullet instead, and the numbers skip it.
package struct CallNumbering {
  private var count = 0

  /// Begins with 1.
  package init() {}

  /// The mark before the next call.
  package mutating func mark(of step: Step) -> String {
    guard step.unordered == nil else { return "•" }
    count += 1
    return String(count)
  }

  /// The marks before the calls of a transition.
  package static func marks(of steps: [Step]) -> [String] {
    var numbering = CallNumbering()
    return steps.map { numbering.mark(of: $0) }
  }
}
