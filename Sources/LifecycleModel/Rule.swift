/// A claim of the page about all runs, to be proved on its graph.
package struct Rule: Hashable, Sendable {
  /// An element that a rule names.
  package enum Operand: Hashable, Sendable {
    /// A call, or an observed value.
    case callback(CallbackID)
    /// A state that a life is in.
    case state(StateID)
  }

  /// The rule as written, as Markdown, without its attributes and the links after it.
  package var text: String
  /// The claim of the text.
  package var claim: Claim
  /// The versions in which it holds.
  package var availability: Availability
  /// The status and sources of the claim.
  package var provenance: Provenance

  /// Creates a rule.
  package init(
    text: String, claim: Claim, availability: Availability = Availability(), provenance: Provenance = Provenance()
  ) {
    self.text = text
    self.claim = claim
    self.availability = availability
    self.provenance = provenance
  }
}
