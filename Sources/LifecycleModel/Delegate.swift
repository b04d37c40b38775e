/// An object that the system calls, or a value that is observed.
package struct Delegate: Hashable, Sendable {
  /// The name on the page and of the generated class: `SceneDelegate`.
  package var name: String
  /// The protocols or classes, in the page's order: `["UIWindowSceneDelegate"]`.
  package var types: [String]
  /// The scope that has one instance.
  package var multiplicity: Multiplicity
  /// `true` for a value that is observed (SwiftUI's `ScenePhase`) rather than called; its callbacks are then its values.
  package var isObserved: Bool
  /// `false` where the page says that there is no Swift for it.
  package var hasSwift: Bool
  /// The page's prose about it, as Markdown; empty for none.
  package var documentation: String
  /// The versions in which it exists.
  package var availability: Availability
  /// The status and sources of the claim.
  package var provenance: Provenance

  /// Creates a delegate.
  package init(
    name: String, types: [String] = [], multiplicity: Multiplicity = .process, isObserved: Bool = false,
    hasSwift: Bool = true, documentation: String = "", availability: Availability = Availability(),
    provenance: Provenance = Provenance()
  ) {
    self.name = name
    self.types = types
    self.multiplicity = multiplicity
    self.isObserved = isObserved
    self.hasSwift = hasSwift
    self.documentation = documentation
    self.availability = availability
    self.provenance = provenance
  }
}
