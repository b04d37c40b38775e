/// The mode of a process: an app has adopted scenes or not, and keeps to that for all of the process's life.
package enum AppMode: String, Hashable, Sendable, CaseIterable {
  /// The app has adopted scenes.
  case withScenes = "appWithScenes"
  /// The app has an app delegate alone.
  case withoutScenes = "appWithoutScenes"

  /// The word in JSON: `with-scenes`, `without-scenes`.
  package var word: String {
    switch self {
    case .withScenes: "with-scenes"
    case .withoutScenes: "without-scenes"
    }
  }

  /// The mode as messages name it.
  package var phrase: String {
    switch self {
    case .withScenes: "app with scenes"
    case .withoutScenes: "app without scenes"
    }
  }

  /// Returns `true` if a process that is in some mode, or may still be in any, cannot be in this one.
  package func contradicts(_ mode: AppMode?) -> Bool { mode != nil && mode != self }
}
