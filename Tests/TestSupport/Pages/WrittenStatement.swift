import LifecycleModel

/// A transition or a scenario as a page states it: a chain of transitions with the states that place its calls.
struct WrittenStatement {
  let event: String
  let path: [StateID]
  let `guard`: Guard?
  let items: [Scenario.Item]
  let documentation: String
  let availability: Availability
  let status: Provenance.Status?

  /// A scenario.
  init(_ scenario: Scenario) {
    event = scenario.title
    path = scenario.path
    `guard` = scenario.guard
    items = scenario.items
    documentation = scenario.documentation
    availability = scenario.availability
    status = nil
  }

  /// A chain of transitions, which must not be empty. A state is named where a transition ends, if there are calls.
  init(_ transitions: [Transition]) {
    let first = transitions[0]
    event = first.event
    path = [first.source] + transitions.map(\.target)
    `guard` = first.guard
    let isSilent = transitions.allSatisfy(\.steps.isEmpty)
    items = transitions.enumerated().flatMap { index, transition in
      transition.steps.map(Scenario.Item.call)
        + (isSilent || index == transitions.count - 1 ? [] : [.reached(transition.target)])
    }
    documentation = first.documentation
    availability = first.availability
    status = first.provenance.status
  }

  /// The calls and the states in order; calls of one group without a fixed order together.
  var entries: [[Scenario.Item]] {
    var entries: [[Scenario.Item]] = []
    for item in items {
      if case .call(let step) = item, let group = step.unordered, case .call(let before)? = entries.last?.last,
        before.unordered == group
      {
        entries[entries.count - 1].append(item)
      } else {
        entries.append([item])
      }
    }
    return entries
  }

  /// `true` if its calls fit in one line: no notes, no groups.
  var isShort: Bool {
    items.allSatisfy { item in
      if case .call(let step) = item { step.note.isEmpty && step.unordered == nil } else { true }
    }
  }
}
