/// A run that the page claims to exist, with the calls met on it.
package struct Scenario: Hashable, Sendable {
  /// What is met on the way.
  package enum Item: Hashable, Sendable {
    /// A call.
    case call(Step)
    /// "Now in that state."
    case reached(StateID)
  }

  /// The scenario's name: the text before the first colon; empty without one.
  package var title: String
  /// The condition under which it holds.
  package var `guard`: Guard?
  /// The states on the way, the first and the last included; at least two.
  package var path: [StateID]
  /// Calls and states in the page's order.
  package var items: [Item]
  /// What the page says of it, as Markdown; empty for nothing.
  package var documentation: String
  /// The versions it holds in.
  package var availability: Availability

  /// Creates a scenario.
  package init(
    title: String, guard: Guard? = nil, path: [StateID], items: [Item], documentation: String = "",
    availability: Availability = Availability()
  ) {
    self.title = title
    self.guard = `guard`
    self.path = path
    self.items = items
    self.documentation = documentation
    self.availability = availability
  }
}
