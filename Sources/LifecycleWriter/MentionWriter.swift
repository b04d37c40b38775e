import LifecycleModel

/// Names callbacks where they are called: `SceneDelegate.sceneDidDisconnect(_:)`.
struct MentionWriter {
  /// The life cycle.
  let lifecycle: Lifecycle
  private var mentioned: Set<CallbackID> = []

  /// Begins without a mention.
  init(lifecycle: Lifecycle) { self.lifecycle = lifecycle }

  /// The callback with its owner. If no other place declares it, its first mention holds its declaration.
  mutating func mention(of id: CallbackID) -> String {
    let callback = lifecycle[id]
    let isFirst = mentioned.insert(id).inserted
    let declares = isFirst && !callback.isDeclared && lifecycle.hasOwnSignature(id)
    return lifecycle.delegate(of: id).name + "." + (declares ? callback.signature ?? callback.name : callback.name)
  }
}
