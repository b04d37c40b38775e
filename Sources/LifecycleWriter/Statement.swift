import LifecycleModel

/// A transition or a scenario as a page states it: a chain of segments, with the states that place its calls.
package struct Statement {
  /// The event, or the scenario's title.
  package let event: String
  /// The states on the way, at least two.
  package let path: [StateID]
  /// The condition.
  package let `guard`: Guard?
  /// The calls and the states that are reached, in order.
  package let items: [Scenario.Item]
  /// The prose below the heading, as Markdown.
  package let documentation: String
  /// The versions in which it exists.
  package let availability: Availability
  /// The status and sources of the claim; of a scenario, none.
  package let provenance: Provenance

  /// Creates the statement of a scenario.
  package init(_ scenario: Scenario) {
    event = scenario.title
    path = scenario.path
    `guard` = scenario.guard
    items = scenario.items
    documentation = scenario.documentation
    availability = scenario.availability
    provenance = Provenance()
  }

  /// Creates the statement of a chain of transitions, which must not be empty. A state is named where a transition ends, if
  /// there are calls.
  package init(_ transitions: [Transition]) {
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
    provenance = first.provenance
  }

  /// The calls and the states in order; calls of one group without a fixed order together.
  package var entries: [[Scenario.Item]] {
    items.chunked { before, item in
      guard case .call(let first) = before, case .call(let second) = item else { return false }
      return first.unordered != nil && first.unordered == second.unordered
    }
  }
}
