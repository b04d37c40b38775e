import LifecycleModel

/// The facts about a page that a call monitor needs besides its automaton.
struct MonitoredPage: Sendable {
  /// `true` where the page has a single life cycle, that of the process.
  let hasOneLife: Bool
  /// The modes that a process may have; `nil` alone where the page names none.
  let modes: [AppMode?]
  private let delegates: [DelegateID]
  private let processCallbacks: Set<CallbackID>

  /// Takes the page of some runs of which some callbacks are observed.
  init(_ runs: RunGraph, observing callbacks: Set<CallbackID>) {
    let lifecycle = runs.lifecycle
    processCallbacks = callbacks.filter { lifecycle.delegate(of: $0).multiplicity == .process }
    hasOneLife = runs.defaultSceneCount == 1 && processCallbacks == callbacks
    modes = runs.modes
    delegates = lifecycle.callbacks.map(\.delegate)
  }

  /// Returns `true` for a callback whose calls are of no single life cycle.
  func isOfProcess(_ callback: CallbackID) -> Bool { processCallbacks.contains(callback) }

  /// The delegate of a callback.
  func delegate(of callback: CallbackID) -> DelegateID { delegates[callback.index] }
}
