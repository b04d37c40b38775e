/// What a page says in parentheses of a callback, or of one step.
package struct CallAttributes: Hashable, Sendable {
  /// How often at most; `nil` for no limit.
  package var frequency: Frequency?
  /// Whether the call always comes.
  package var certainty: Certainty
  /// The versions it exists in.
  package var availability: Availability
  /// What to use instead, as the page writes it.
  package var replacedBy: String?
  /// Where the claim comes from.
  package var provenance: Provenance

  /// Creates attributes; without arguments, those of a call of which the page says nothing.
  package init(
    frequency: Frequency? = nil, certainty: Certainty = .always, availability: Availability = Availability(),
    replacedBy: String? = nil, provenance: Provenance = Provenance()
  ) {
    self.frequency = frequency
    self.certainty = certainty
    self.availability = availability
    self.replacedBy = replacedBy
    self.provenance = provenance
  }

  /// What these say that others do not: each attribute that both have alike is left out.
  package func besides(_ others: CallAttributes) -> CallAttributes {
    CallAttributes(
      frequency: frequency == others.frequency ? nil : frequency,
      certainty: certainty == others.certainty ? .always : certainty,
      availability: availability == others.availability ? Availability() : availability,
      replacedBy: replacedBy == others.replacedBy ? nil : replacedBy,
      provenance: provenance == others.provenance ? Provenance() : provenance)
  }
}
