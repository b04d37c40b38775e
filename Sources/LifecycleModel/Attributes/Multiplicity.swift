/// How many of a thing there are: one per what.
package enum Multiplicity: String, Hashable, Sendable, CaseIterable {
  /// One for the whole process.
  case process
  /// One for each scene.
  case scene
  /// One for each window.
  case window
  /// One for each view (controller).
  case view
}
