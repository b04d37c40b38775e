/// A transition from a state to a state.
package struct Transition: Hashable, Sendable {
  /// The state at its beginning; a composite state stands for each of its substates.
  package var source: StateID
  /// The state at its end; a composite state stands for its initial substate.
  package var target: StateID
  /// The event that triggers it; empty for none.
  package var event: String
  /// The condition without which it is not taken.
  package var `guard`: Guard?
  /// The calls in order.
  package var steps: [Step]
  /// `true` for a later segment of a chain `A → B → C`, which continues the one before it in the list.
  package var isContinuation: Bool
  /// The page's prose about it, as Markdown; empty for none.
  package var documentation: String
  /// The versions in which it exists.
  package var availability: Availability
  /// The status and sources of the claim.
  package var provenance: Provenance

  /// Creates a transition.
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

  /// The status and sources of the claim that a step is called here: its own, or else the transition's.
  package func provenance(of step: Step) -> Provenance {
    let own = step.attributes.provenance
    return own.status == nil
      ? Provenance(status: provenance.status, sources: own.sources.isEmpty ? provenance.sources : own.sources) : own
  }
}
