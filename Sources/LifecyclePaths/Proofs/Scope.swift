/// Whose life a law counts in.
enum Scope: Hashable, Sendable {
  /// From the first scene that leaves the initial state until none is alive.
  case process
  /// From leaving the initial state until back in it, or in a final one.
  case scene
}
