import LifecycleModel

/// Whose life a claim is about, by the delegates that it names.
struct Lives: Sendable {
  /// Whether the claim is about each scene for itself, rather than about the process.
  let watchesScene: Bool
  /// In whose life it counts or remembers.
  let life: Life

  /// Decides for a claim. A state is a scene's; `never` hears everybody.
  init(_ claim: Rule.Claim, ears: Ears, in lifecycle: Lifecycle) {
    let level = { (callback: CallbackID?) -> Life in
      callback.map { lifecycle.delegate(of: $0).multiplicity == .process } == true ? .process : .scene
    }
    switch claim {
    case .before, .immediatelyBefore, .afterEvery:
      life = level(ears.first)
      watchesScene = life == .scene || level(ears.second) == .scene
    case .atMostOnce(_, let per):
      life = per.map { $0 == .process ? .process : .scene } ?? level(ears.second)
      watchesScene = life == .scene
    case .never:
      life = .process
      watchesScene = false
    case .onlyIn, .alwaysEventually:
      life = .scene
      watchesScene = true
    }
  }
}
