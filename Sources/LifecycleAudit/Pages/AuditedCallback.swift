import LifecycleModel

/// A callback of a page, as an app is compared with it.
package struct AuditedCallback: Sendable {
  /// The delegate's name on the page: `SceneDelegate`.
  package let delegate: String
  /// The compound name, `scene(_:willConnectTo:options:)`; of a page in another language, the name as it stands.
  package let name: String
  /// The declaration in Swift; `nil` where neither the page nor the catalog has one.
  package let declaration: SwiftDeclaration?
  /// The catalog's entry; `nil` for a callback of the page's own.
  package let entry: APIEntry?
  /// The modes of apps in which some transition calls it at the version.
  package let modes: Set<AppMode>
  /// The modes in which some transition called it at an earlier version.
  package let earlierModes: Set<AppMode>
  /// The versions in which it exists.
  package let availability: Availability
  /// The replacement as the page, else the catalog, has it; `nil` for none.
  package let replacement: String?
  /// The links of the page's claim.
  package let sources: [Provenance.Source]

  /// The selector; `nil` where it is not known.
  package var selector: String? { entry.flatMap { $0.selector.isEmpty ? nil : $0.selector } }
}

extension AuditedCallback {
  /// Creates a callback that no page has, of the catalog's entry alone.
  init(_ entry: APIEntry, delegate: String) {
    self.init(
      delegate: delegate, name: entry.name, declaration: entry.declaration, entry: entry, modes: [], earlierModes: [],
      availability: entry.availability(on: nil), replacement: entry.replacement, sources: [])
  }
}
