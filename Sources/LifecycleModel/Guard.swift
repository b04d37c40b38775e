/// The condition on a transition, in brackets on the page.
package struct Guard: Hashable, Sendable {
  /// A condition on the other scenes.
  package enum SceneCondition: String, Hashable, Sendable {
    /// No other scene is alive.
    case firstScene
    /// Some other scene is alive.
    case anotherScene
    /// No scene will be left.
    case lastScene

    /// The word in JSON: `first-scene`, `another-scene`, `last-scene`.
    package var word: String {
      switch self {
      case .firstScene: "first-scene"
      case .anotherScene: "another-scene"
      case .lastScene: "last-scene"
      }
    }
  }

  /// The text without its brackets, as written.
  package var text: String
  /// The condition on other scenes; `nil` for none, and for opaque text.
  package var sceneCondition: SceneCondition?
  /// The mode that the process must have; `nil` for any, and for opaque text.
  package var mode: AppMode?

  /// Creates a guard.
  package init(_ text: String, sceneCondition: SceneCondition? = nil, mode: AppMode? = nil) {
    self.text = text
    self.sceneCondition = sceneCondition
    self.mode = mode
  }

  /// What commas separate in the text, without the spaces around it; empty between two commas.
  package var parts: [Substring] {
    text.split(omittingEmptySubsequences: false, whereSeparator: ",、，".contains).map(\.trimmingSpaces)
  }

  /// What the guard is known by: two with the same key are one guard, in whatever order and spelling their parts are written.
  ///
  /// `[connected, on Wi-Fi]` and `[on wi-fi, connected]` have the same key, and so have `[first scene]` and `[最初のシーン]`.
  package var key: NameKey {
    let words =
      isOpaque
      ? parts.filter { !$0.isEmpty }.map { NameKey($0).folded }
      : [sceneCondition?.word, mode?.word].compactMap(\.self)
    return NameKey(words.sorted().joined(separator: ", "))
  }

  /// `true` if Instar does not understand its text: the condition may hold or not, each time.
  package var isOpaque: Bool { sceneCondition == nil && mode == nil }
}
