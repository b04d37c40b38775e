import Emission
import LifecycleModel

/// The addresses of states and transitions within a web page: `state-inactive`, `transition-launch`.
struct SiteAnchors {
  private let states: Identifiers
  private let transitions: Identifiers

  /// Names the addresses of a life cycle.
  init(_ lifecycle: Lifecycle) {
    states = Identifiers(lifecycle.states.map(\.name), prefix: "state")
    transitions = Identifiers(lifecycle.transitions.map(\.event), prefix: "transition")
  }

  /// The address of a state.
  subscript(state: StateID) -> String { states[state].replacing("_", with: "-") }

  /// The address of a transition.
  subscript(transition: TransitionID) -> String { transitions[transition].replacing("_", with: "-") }
}
