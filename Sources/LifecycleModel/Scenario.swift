/// A run that the page claims to exist, with its calls.
package struct Scenario: Hashable, Sendable {
  /// An item of the run.
  package enum Item: Hashable, Sendable {
    /// A call.
    case call(Step)
    /// A state that the run has reached.
    case reached(StateID)
  }

  /// The text before the first colon; empty for none.
  package var title: String
  /// The condition of the run.
  package var `guard`: Guard?
  /// The states of the run, the first and the last included; at least two.
  package var path: [StateID]
  /// The calls and states in page order.
  package var items: [Item]
  /// The page's prose about it, as Markdown; empty for none.
  package var documentation: String
  /// The versions in which it holds.
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
