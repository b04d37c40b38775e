/// A state of the life cycle; with substates, a composite state.
package struct State: Hashable, Sendable {
  /// The name as the States section spells it.
  package var name: String
  /// The state it is a substate of; always earlier in the list.
  package var parent: StateID?
  /// Whether life begins here: of all states at the top level, of its parent below that.
  package var isInitial: Bool
  /// Whether life ends here.
  package var isFinal: Bool
  /// Whether it is passed through and never rested in.
  package var isTransient: Bool
  /// What the page says of it, as Markdown; empty for nothing.
  package var documentation: String
  /// What extra columns of a states table say: column heading and text, in column order.
  package var remarks: [Remark]
  /// The versions it exists in.
  package var availability: Availability
  /// Where the claim comes from.
  package var provenance: Provenance

  /// A cell of a column that the language does not know.
  package struct Remark: Hashable, Sendable {
    /// The column's heading.
    package var heading: String
    /// The cell's text.
    package var text: String

    /// Creates a remark.
    package init(heading: String, text: String) {
      self.heading = heading
      self.text = text
    }
  }

  /// Creates a state.
  package init(
    name: String, parent: StateID? = nil, isInitial: Bool = false, isFinal: Bool = false,
    isTransient: Bool = false, documentation: String = "", remarks: [Remark] = [],
    availability: Availability = Availability(), provenance: Provenance = Provenance()
  ) {
    self.name = name
    self.parent = parent
    self.isInitial = isInitial
    self.isFinal = isFinal
    self.isTransient = isTransient
    self.documentation = documentation
    self.remarks = remarks
    self.availability = availability
    self.provenance = provenance
  }
}
