/// A scope, as in `one per scene` and `once per process`.
package enum Multiplicity: String, Hashable, Sendable, CaseIterable {
  /// One for the whole process.
  case process
  /// One for each scene.
  case scene
  /// One for each window.
  case window
  /// One for each view or view controller.
  case view
}
