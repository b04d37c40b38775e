/// One hop from a state to a state.
package struct Transition: Hashable, Sendable {
  /// Where it starts; a composite state stands for each of its substates.
  package var source: StateID
  /// Where it ends; a composite state stands for its initial substate.
  package var target: StateID
  /// What makes it happen; empty where the page does not say.
  package var event: String
  /// The condition under which it is taken.
  package var `guard`: Guard?
  /// Who is called, in order.
  package var steps: [Step]
  /// Whether the hop goes on from the one before it in the list as part of one chain `A → B → C`.
  package var isContinuation: Bool
  /// What the page says of it, as Markdown; empty for nothing.
  package var documentation: String
  /// The versions it exists in.
  package var availability: Availability
  /// Where the claim comes from.
  package var provenance: Provenance

  /// Creates a hop.
  package init(
    from source: StateID, to target: StateID, event: String = "", guard: Guard? = nil, steps: [Step] = [],
    isContinuation: Bool = false, documentation: String = "", availability: Availability = Availability(),
    provenance: Provenance = Provenance()
  ) {
    self.source = source
    self.target = target
    self.event = event
    self.guard = `guard`
    self.steps = steps
    self.isContinuation = isContinuation
    self.documentation = documentation
    self.availability = availability
    self.provenance = provenance
  }
}
