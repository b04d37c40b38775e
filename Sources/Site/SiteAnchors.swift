import Emission
import LifecycleModel

/// The addresses of elements within a web page: `state-inactive`, `transition-launch`, `callback-scenedelegate-…`.
struct SiteAnchors {
  private let states: [String]
  private let transitions: [String]
  private let callbacks: [String]

  /// Names the addresses of a life cycle.
  init(_ lifecycle: Lifecycle) {
    let states = Identifiers(lifecycle.states.map(\.name), prefix: "state")
    let transitions = Identifiers(lifecycle.transitions.map(\.event), prefix: "transition")
    let callbacks = Identifiers(lifecycle.callbackIDs.map(lifecycle.qualifiedName), prefix: "callback")
    self.states = lifecycle.stateIDs.map { Self.address(states[$0]) }
    self.transitions = lifecycle.transitionIDs.map { Self.address(transitions[$0]) }
    self.callbacks = lifecycle.callbackIDs.map { Self.address(callbacks[$0]) }
  }

  /// The addresses of a part of a life cycle, the same as in the whole.
  init(_ origin: LifecycleSelection.Origin, of whole: SiteAnchors) {
    states = origin.states.map { whole[$0] }
    transitions = origin.transitions.map { whole[$0] }
    callbacks = origin.callbacks.map { whole[$0] }
  }

  /// The address of a state.
  subscript(state: StateID) -> String { states[state.index] }

  /// The address of a transition.
  subscript(transition: TransitionID) -> String { transitions[transition.index] }

  /// The address of a callback.
  subscript(callback: CallbackID) -> String { callbacks[callback.index] }

  private static func address(_ identifier: String) -> String { identifier.replacing("_", with: "-") }
}
