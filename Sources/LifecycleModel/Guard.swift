/// The condition on a transition, in brackets on the page.
package struct Guard: Hashable, Sendable {
  /// The condition on other scenes of a guard that Instar understands; any other guard is opaque text.
  package enum SceneCondition: String, Hashable, Sendable {
    /// No other scene is alive.
    case firstScene
    /// Some other scene is alive.
    case anotherScene
    /// No scene will be left.
    case lastScene
  }

  /// The text without its brackets, as written.
  package var text: String
  /// The condition on other scenes; `nil` for opaque text.
  package var sceneCondition: SceneCondition?

  /// Creates a guard.
  package init(_ text: String, sceneCondition: SceneCondition? = nil) {
    self.text = text
    self.sceneCondition = sceneCondition
  }
}
