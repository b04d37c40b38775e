/// The attributes in parentheses of a callback or of one step.
package struct CallAttributes: Hashable, Sendable {
  /// The limit of the number of calls; `nil` for none.
  package var frequency: Frequency?
  /// The certainty that the call comes.
  package var certainty: Certainty
  /// The versions in which the call exists.
  package var availability: Availability
  /// The replacement, as the page writes it.
  package var replacedBy: String?
  /// The status and sources of the claim; of a step, those that it has itself (`Transition.provenance(of:)` has all).
  package var provenance: Provenance

  /// Creates attributes; without arguments, those of a call without any on the page.
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

  /// A copy without the attributes that a step inherits from `others`, those of its callback.
  package func besides(_ others: CallAttributes) -> CallAttributes {
    CallAttributes(
      frequency: frequency == others.frequency ? nil : frequency,
      certainty: certainty == others.certainty ? .always : certainty,
      availability: availability == others.availability ? Availability() : availability,
      replacedBy: replacedBy == others.replacedBy ? nil : replacedBy,
      provenance: provenance)
  }
}
