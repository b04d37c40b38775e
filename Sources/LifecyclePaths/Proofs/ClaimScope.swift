import LifecycleModel

/// Whose life a claim is about, by the delegates that it names.
struct ClaimScope: Sendable {
  /// Whether the claim is about each scene for itself, rather than about the process.
  let watchesScene: Bool
  /// In whose life it counts or remembers.
  let scope: Scope

  /// Decides for a claim. A state is a scene's; `never` hears everybody.
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
