import LifecycleModel

/// The scope of a claim, by the delegates that it names.
struct ClaimScope: Sendable {
  /// `true` if the claim is about each scene by itself, `false` if about the process.
  let watchesScene: Bool
  /// The scope in which it counts or remembers.
  let scope: Scope

  /// Decides for a claim. A state belongs to a scene; `never` observes all scenes.
  init(_ claim: Rule.Claim, propositions: AtomicPropositions, in lifecycle: Lifecycle) {
    let level = { (callback: CallbackID?) -> Scope in
      callback.map { lifecycle.delegate(of: $0).multiplicity == .process } == true ? .process : .scene
    }
    switch claim {
    case .before, .immediatelyBefore, .afterEvery:
      scope = level(propositions.first)
      watchesScene = scope == .scene || level(propositions.second) == .scene
    case .atMostOnce(_, let per):
      scope = per.map { $0 == .process ? .process : .scene } ?? level(propositions.second)
      watchesScene = scope == .scene
    case .never:
      scope = .process
      watchesScene = false
    case .onlyIn, .alwaysEventually:
      scope = .scene
      watchesScene = true
    }
  }
}
