/// The part of a run in which a property counts.
package enum Scope: String, Hashable, Sendable {
  /// From the first scene that leaves the initial state until none is alive.
  case process
  /// From leaving the initial state until the scene is back in it, or in a final one.
  case scene
}
