/// A state of the life cycle; with substates, a composite state.
package struct State: Hashable, Sendable {
  /// The name as in the States section.
  package var name: String
  /// The composite state around it; always earlier in the list.
  package var parent: StateID?
  /// `true` for the initial state at the top level or of its parent.
  package var isInitial: Bool
  /// `true` for a final state.
  package var isFinal: Bool
  /// `true` for a state that a life only passes through.
  package var isTransient: Bool
  /// The page's prose about it, as Markdown; empty for none.
  package var documentation: String
  /// The extra columns of the states table, in column order.
  package var remarks: [Remark]
  /// The versions in which it exists.
  package var availability: Availability
  /// The status and sources of the claim.
  package var provenance: Provenance

  /// A cell of a column that Instar does not know.
  package struct Remark: Hashable, Sendable {
    /// The column's heading.
    package var heading: String
    /// The cell's text.
    package var text: String

    package init(heading: String, text: String) {
      self.heading = heading
      self.text = text
    }
  }

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

/// The id of a state.
package typealias StateID = ElementID<State>
