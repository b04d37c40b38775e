/// Somebody who is told of the life cycle: an object that is called, or a value that is watched.
package struct Delegate: Hashable, Sendable {
  /// The name the page uses, also of the generated class: `SceneDelegate`.
  package var name: String
  /// The protocols or classes it is, as the page lists them: `["UIWindowSceneDelegate"]`.
  package var types: [String]
  /// One per what.
  package var multiplicity: Multiplicity
  /// Whether it is a value that is watched (SwiftUI's `ScenePhase`) rather than called; its callbacks are then the
  /// values it takes.
  package var isObserved: Bool
  /// What the page says of it, as Markdown; empty for nothing.
  package var documentation: String
  /// The versions it exists in.
  package var availability: Availability
  /// Where the claim comes from.
  package var provenance: Provenance

  /// Creates a delegate.
  package init(
    name: String, types: [String] = [], multiplicity: Multiplicity = .process, isObserved: Bool = false,
    documentation: String = "", availability: Availability = Availability(), provenance: Provenance = Provenance()
  ) {
    self.name = name
    self.types = types
    self.multiplicity = multiplicity
    self.isObserved = isObserved
    self.documentation = documentation
    self.availability = availability
    self.provenance = provenance
  }
}
